import type { Plugin } from "vite";
import { NOT_FOUND, type RegisteredPage, registry, SPECIMEN } from "../app/pages/registry.ts";
import { ContentError } from "../app/content/content-error.server.ts";
import { loadShell } from "../app/content/site.server.ts";

const PAGES = "virtual:pages";
const SHELL = "virtual:shell";
const WORDS = "virtual:words:";

export function wordsModule(path: string): string {
  return `\0${WORDS}${path}`;
}

export async function loadWords({ definition }: RegisteredPage, path: string) {
  return (await definition()).default.load(path);
}

function entries(isDevelopment: boolean): RegisteredPage[] {
  return [...registry(), NOT_FOUND, ...(isDevelopment ? [SPECIMEN] : [])];
}

/**
 * Virtual modules: the list of pages, the shell's words and each page's words. In development a content mistake is a
 * value that the page shows; it stops a build.
 */
export function pageModules(): Plugin {
  let isDevelopment = false;
  return {
    name: "page-modules",
    configResolved({ command }) {
      isDevelopment = command === "serve";
    },
    resolveId: (id) =>
      id === PAGES || id === SHELL || id.startsWith(WORDS) ? `\0${id}` : undefined,
    async load(id) {
      if (this.environment.name === "client" && /\.server\.tsx?$/.test(id)) {
        this.error(`${id} must not reach the browser: import only types from it.`);
      }
      if (id === `\0${PAGES}`) return listOfPages(isDevelopment);
      if (id === `\0${SHELL}`) return valueOf(loadShell, isDevelopment);
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const path = id.slice(WORDS.length + 1);
      const entry = entries(isDevelopment).find(({ paths }) => paths.includes(path));
      return entry && valueOf(() => loadWords(entry, path), isDevelopment);
    },
  };
}

function listOfPages(isDevelopment: boolean): string {
  const list = entries(isDevelopment).flatMap(({ folder, paths }) =>
    paths.map((path) => {
      const imports = [`/app/pages/${folder}/page.tsx`, WORDS + path].map(
        (id) => `import(${JSON.stringify(id)})`,
      );
      return `{ path: ${JSON.stringify(path)}, load: () => Promise.all([${imports.join(", ")}]) }`;
    }),
  );
  return `export const pages = [${list.join(",\n")}];`;
}

async function valueOf(load: () => unknown, isDevelopment: boolean): Promise<string> {
  try {
    // Browsers parse JSON faster than an object literal.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(await load()))});`;
  } catch (error) {
    if (!isDevelopment || !(error instanceof ContentError)) throw error;
    return `export default undefined; export const contentError = ${JSON.stringify(error.message)};`;
  }
}
