import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:site-styles";

/**
 * Gives the document the whole stylesheet as text, so that the first paint waits for no request.
 * It goes through React (root.tsx), because a style element that appears only in the finished HTML would not
 * agree with what React expects there. In the browser the module is empty: the text never ships twice.
 */
export function inlineStyles(): Plugin {
  return {
    name: "inline-styles",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const isServerBuild = this.environment.name === "ssr" && this.environment.mode === "build";
      return `export default ${JSON.stringify(isServerBuild ? builtStyles() : "")};`;
    },
  };
}

/** The client is built before the server, so its stylesheet is there to be read. */
function builtStyles(): string {
  const folder = join(process.cwd(), "build/client/assets");
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  if (sheets.length !== 1) {
    throw new Error(
      `Expected one stylesheet in ${folder} and found ${sheets.length}. The pages would be unstyled; check build.cssCodeSplit in vite.config.ts.`,
    );
  }
  return readFileSync(join(folder, sheets[0] ?? ""), "utf8").trim();
}
