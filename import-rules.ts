import type { OxlintOverride } from "oxlint";

/** What a folder may import beside itself and packages, and the sentence that another import gets. */
type Room = { may: string[]; why: string };

/**
 * The house, from the ground up: arrows go down only. A key is a folder, or a pattern of files that differ from their
 * folder. Commands and unit tests stand above all and may import anything.
 */
const HOUSE: Record<string, Room> = {
  "app/styles": { may: [], why: "Colours and fonts are what all others stand on." },
  "app/ui": { may: [], why: "Components of several pages get what they show as props." },
  "app/content": { may: [], why: "What reads content/ knows no page and no component." },
  "app/link-previews": {
    may: ["app/styles", "app/content", "app/ui"],
    why: "Link previews are drawn from the content at build time.",
  },
  "app/start": {
    may: ["app/ui", "app/content"],
    why: "Plain scripts run before React and without it.",
  },
  "app/layout": {
    may: ["app/styles", "app/ui", "app/content"],
    why: "The frame of every page knows none of them.",
  },
  "app/layout/**/*.server.ts": {
    may: ["app/content"],
    why: "At build time the frame reads the content.",
  },
  "app/pages": {
    may: ["app/styles", "app/ui", "app/content"],
    why: "A page knows neither its frame nor another page. Move what two pages need to app/ui/ or app/pages/ itself.",
  },
  "app/pages/**/*.server.{ts,tsx}": {
    may: ["app/content", "app/link-previews", "app/ui"],
    why: "At build time a page reads the content and draws its link previews.",
  },
  "app/router": {
    may: ["app/start", "app/ui", "app/layout"],
    why: "Pages come from virtual:pages, so that each is a file of its own.",
  },
  "app/*.ts": { may: ["app/start", "app/router"], why: "It starts the scripts, then React." },
  metadata: {
    may: ["app/styles", "app/content", "app/link-previews", "app/pages"],
    why: "What machines read comes from the content and from what the pages declare.",
  },
  hosting: { may: [], why: "What hosts read follows from the files in dist/ alone." },
  prerender: {
    may: ["app/", "metadata", "hosting"],
    why: "Commands, forms and tests use the build, not the other way round.",
  },
  editor: {
    may: ["app/content", "app/pages"],
    why: "The forms read and check the content as the pages do.",
  },
  tests: {
    may: ["hosting", "scripts"],
    why: "Tests see the built site as a visitor does. Read the page instead of the code.",
  },
};

const FOLDERS = [...Object.keys(HOUSE).filter((key) => !key.includes("*")), "scripts"];

export const importRules: OxlintOverride[] = [
  ...Object.entries(HOUSE).map(([key, room]): OxlintOverride => ({
    files: [key.includes("*") ? key : `${key}/**`],
    rules: {
      "eslint/no-restricted-imports": ["error", { patterns: patternsFor(key, room) }],
    },
  })),
  {
    files: [
      "**/*.test.{ts,tsx}",
      "tests/{content/{copied-content,fill-with-stress-words},support/{content,without-pictures}}.ts",
    ],
    rules: { "eslint/no-restricted-imports": "off" },
  },
];

function patternsFor(key: string, { may, why }: Room) {
  const refused = FOLDERS.filter(
    (folder) => !key.startsWith(folder) && !may.some((allowed) => folder.startsWith(allowed)),
  ).map((folder) => ({
    regex: `^(#|(\\.\\./)+)${folder}/`,
    message: `${key} may not import ${folder}/. ${why}`,
  }));
  if (!key.startsWith("app/")) return refused;
  const elsewhere = {
    // From its folder a page imports files of app/pages/ itself.
    regex: key.startsWith("app/pages") ? "^\\.\\./(\\.\\.|[^/]+)/" : "^\\.\\./",
    message: `Write #app/… for a file in another folder, so that a file can move with its imports. ${why}`,
  };
  const atBuildTime = {
    regex: "\\.server\\.tsx?$",
    allowTypeImports: true,
    message: "This file runs in the browser: import only types of a .server file.",
  };
  const isForBrowser = !/styles|content|link-previews|server/.test(key);
  return [...refused, elsewhere, ...(isForBrowser ? [atBuildTime] : [])];
}
