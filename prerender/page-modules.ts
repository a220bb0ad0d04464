import type { Plugin } from "vite";
import { loadShell } from "../app/layout/shell.server.ts";
import { NOT_FOUND, type RegisteredPage, registry } from "../app/pages/registry.server.ts";

const PAGES = "virtual:pages";
const SHELL = "virtual:shell";
const WORDS = "virtual:words:";

const allPages = () => [...registry(), NOT_FOUND];

/** Virtual modules: the list of pages, the shell's words and each page's words. */
export function pageModules(): Plugin {
  return {
    name: "page-modules",
    resolveId: (id) =>
      id === PAGES || id === SHELL || id.startsWith(WORDS) ? `\0${id}` : undefined,
    async load(id) {
      if (this.environment.name === "client" && /\.server\.tsx?$/.test(id)) {
        this.error(`${id} must not reach the browser: import only types from it.`);
      }
      if (id === `\0${PAGES}`) return listOfPages(allPages());
      if (id === `\0${SHELL}`) return valueOf(await loadShell());
      const page = allPages().find(({ path }) => id === `\0${WORDS}${path}`);
      return page && valueOf(await page.definition.load(page.path));
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

function valueOf(words: unknown): string {
  // Without plain email addresses, which simple harvesters find.
  const json = JSON.stringify(words).replaceAll("@", "\\u0040");
  // Browsers parse JSON faster than an object literal.
  return `export default JSON.parse(${JSON.stringify(json)});`;
}
