import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The parts of the project, each a folder, and what a newcomer must know of it. */
const PARTS: Record<string, string> = {
  content: "what the site says",
  "app/schemas": "the shape of each content file, and how it is loaded",
  "app/routes": "one folder a page, one file a section",
  "app/layout": "header, menu, footer, changes of page",
  "app/ui": "pieces that several pages use",
  "app/styles": "colours, sizes, fonts",
  sharing: "what search engines, previews, feeds and calendars get",
  hosting: "headers and redirects, for every host",
  scripts: "what the commands run; the last steps of the build",
  tools: "the form editor",
  tests: "the built site in a browser",
};

const CODE = "{app,sharing,hosting,scripts,tools,tests}/**/*.{ts,tsx,mjs,css}";
const IMPORT = /(?:from|import|@import)\s*\(?\s*["']([^"']+)["']/g;

/**
 * docs/architecture.md: the parts of the project and which uses which, read from the imports of the code itself
 * (`npm run architecture`). Tests of a part and types alone count too; the part reads `content/` where it loads it.
 */
export function architecture(): string {
  const uses = new Set(["app/schemas content"]);
  const files = globSync(CODE, {
    exclude: (name) => name === "node_modules" || name === "generated",
  });
  for (const file of files.map((path) => path.replaceAll("\\", "/"))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const from = partOf(file);
    for (const [, target = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const to = partOf(addressOf(target, file));
      if (from && to && from !== to) uses.add(`${from} ${to}`);
    }
  }
  return [
    "# The parts, and which uses which",
    "",
    "Drawn by `npm run architecture` from the imports in the code; do not edit it by hand. `npm run check` fails when it",
    "is stale. What may import what, and why: [CONTRIBUTING](../CONTRIBUTING.md#what-may-import-what).",
    "",
    "```mermaid",
    "flowchart TD",
    ...Object.entries(PARTS).map(([part, words]) => `  ${id(part)}["${part}/<br>${words}"]`),
    ...[...uses].sort().map((use) => {
      const [from = "", to = ""] = use.split(" ");
      return `  ${id(from)} --> ${id(to)}`;
    }),
    "```",
    "",
  ].join("\n");
}

function id(part: string): string {
  return part.replace("/", "_");
}

function addressOf(target: string, file: string): string {
  if (target.startsWith("#app/")) return target.slice(1);
  return target.startsWith(".") ? normalize(join(dirname(file), target)).replaceAll("\\", "/") : "";
}

/** `app/root.tsx` and its like join the parts and are none. */
function partOf(path: string): string | undefined {
  return Object.keys(PARTS).find((part) => path.startsWith(`${part}/`));
}
