import type { Plugin } from "vite";
import { ContentError } from "../app/content/content-error.server.ts";
import { loadShell } from "../app/layout/shell.server.ts";
import { NOT_FOUND, type RegisteredPage, registry } from "../app/pages/registry.server.ts";

const PAGES = "virtual:pages";
const SHELL = "virtual:shell";
const WORDS = "virtual:words:";

const allPages = () => [...registry(), NOT_FOUND];

/**
 * Virtual modules: the list of pages, the shell's words and each page's words. In development a content mistake is a
 * value that the page shows. It stops a build.
 */
export function pageModules(): Plugin {
  return {
    name: "page-modules",
    resolveId: (id) =>
      id === PAGES || id === SHELL || id.startsWith(WORDS) ? `\0${id}` : undefined,
    async load(id) {
      if (this.environment.name === "client" && /\.server\.tsx?$/.test(id)) {
        this.error(`${id} must not reach the browser: import only types from it.`);
      }
      const isDevelopment = this.environment.mode === "dev";
      if (id === `\0${PAGES}`) return listOfPages(allPages());
      if (id === `\0${SHELL}`) return valueOf(loadShell, isDevelopment);
      const page = allPages().find(({ path }) => id === `\0${WORDS}${path}`);
      return page && valueOf(() => page.definition.load(page.path), isDevelopment);
    },
  };
}

function listOfPages(pages: RegisteredPage[]): string {
  const list = pages.map(({ folder, path }) => {
    const [page, words] = [`/app/pages/${folder}/page.tsx`, WORDS + path];
    return `{ path: "${path}", load: () => Promise.all([import("${page}"), import("${words}")]) }`;
  });
  return `export const pages = [${list.join(",\n")}];`;
}

async function valueOf(load: () => unknown, isDevelopment: boolean): Promise<string> {
  try {
    // Without plain email addresses, which simple harvesters find.
    const json = JSON.stringify(await load()).replaceAll("@", "\\u0040");
    // Browsers parse JSON faster than an object literal.
    return `export default JSON.parse(${JSON.stringify(json)});`;
  } catch (error) {
    if (!isDevelopment || !(error instanceof ContentError)) throw error;
    return `export default undefined; export const contentError = ${JSON.stringify(error.message)};`;
  }
}
