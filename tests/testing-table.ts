/**
 * Writes docs/testing.md: which test proves which requirement, from the tests' own titles, and which fault it has been
 * seen to catch (tests/breaks/breaks.ts). `npm run testing-table` after a title has changed; testing-table.spec.ts
 * fails while the page is stale or a requirement has no test.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { breaks } from "./breaks/breaks.ts";

const folder = import.meta.dirname ?? dirname(fileURLToPath(import.meta.url));
const project = join(folder, "..");
export const PAGE = join(project, "docs/testing.md");

/** What each requirement is about, in its order. */
export const requirements: Record<string, string> = {
  R1: "Addresses, whole pages, layout",
  R2: "Scrolling on navigation",
  R3: "Anchors",
  R4: "Page not found",
  R5: "Header",
  R6: "Menu of small screens",
  R7: "Footer",
  R8: "Tagline",
  R9: "Colours and fonts",
  R10: "Colour mode",
  R11: "Nothing submitted, no other host",
  R12: "Content instead of code",
  R13: "Home: typed hero",
  R14: "Home: partners’ banner",
  R15: "Home: about",
  R16: "Home: projects",
  R17: "Home: the club in numbers",
  R18: "Home: team",
  R19: "Partner: hero and contact",
  R20: "Partner: benefits",
  R21: "Partner: the conference",
  R22: "Partner: tiers and types",
  R23: "Partner: questions",
  R24: "ConferenceX: hero",
  R25: "ConferenceX: what it is",
  R26: "ConferenceX: typed heading",
  R27: "ConferenceX: sneak peek",
  R28: "ConferenceX: facts of the day",
  R29: "ConferenceX: speakers",
  R30: "ConferenceX: questions",
  R31: "ConferenceX: partners and sponsors",
  R32: "Last edition",
  R33: "Newsletter",
  R34: "LearnAI",
  R35: "ProjectX: views",
  R36: "ProjectX: 2024",
  R37: "ProjectX: 2023",
  R38: "Cards and questions that open",
  R39: "Notices",
  R40: "Spinner",
  R41: "Pictures",
  R42: "Cards’ themes",
  R43: "Missing root container",
  R44: "Earlier service worker",
  R45: "Routing error",
  R46: "Chunks that fail",
  R47: "Web vitals",
  B1: "Phases of an edition",
  B2: "Calendar",
  B3: "Pause motion",
  B4: "Without JavaScript",
  B5: "Addresses of entries",
  B6: "Mails for partners",
  B7: "Print",
  B8: "Figures",
  B9: "Found and shared",
  B10: "Content check and editors’ help",
  B11: "The year turns",
  B12: "Hosts and security",
  B13: "Three engines",
};

type Title = { file: string; title: string };

/** The titles of all tests that name a requirement; what differs from one run to the next stands as “…”. */
export function titles(): Title[] {
  const files = globSync(
    ["{app,hosting,scripts,sharing}/**/*.test.{ts,tsx}", "tests/{*,*/*}.{spec,check}.ts"],
    { cwd: project, exclude: (name) => name.includes("node_modules") },
  );
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(project, file), "utf8");
    const found = source.matchAll(
      /\b(?:test|it|base)(?:\.(?!describe)\w+)*(?:\([^)\n]*\))?\(\s*(?:"((?:[^"\\]|\\.)+)"|`([^`]+)`)/g,
    );
    return [...found]
      .map(
        ([, plain, template = ""]) =>
          plain ?? template.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "…"),
      )
      .filter((title) => /\b[RB]\d+\b/.test(title))
      .map((title) => ({
        file,
        title: title.replaceAll(/\s*\(…\)/g, "").replaceAll("%s", "…"),
      }));
  });
}

export function proofsOf(requirement: string, all: Title[]): Title[] {
  return all.filter(({ title }) => new RegExp(`\\b${requirement}\\b`).test(title));
}

/** The text of docs/testing.md. */
export function page(): string {
  const all = titles();
  const rows = Object.entries(requirements).map(([requirement, name]) => {
    const byFile = Map.groupBy(proofsOf(requirement, all), ({ file }) => file);
    const proofs = [...byFile].map(([file, tests]) => {
      const words = [...new Set(tests.map(({ title }) => withoutNumbers(title)))];
      return `\`${file}\`: ${words.join("; ")}`;
    });
    const faults = breaks
      .filter(({ proves }) => proves.split(" ").includes(requirement))
      .map(({ fault }) => fault);
    return `| ${requirement} | ${name} | ${proofs.join("<br>")} | ${faults.join("; ")} |`;
  });
  return `${INTRODUCTION}\n| | What | Tests | Seen to fail when |\n|-|-|-|-|\n${rows.join("\n")}\n`;
}

function withoutNumbers(title: string): string {
  return title.replaceAll(/\b[RB]\d+\s+/g, "").replaceAll("|", "\\|");
}

const INTRODUCTION = `# What is proved where

Written by \`npm run testing-table\` from the titles of the tests; do not edit it by hand. \`npm test\` runs them all, but
for \`tests/engines/\`, \`looks\`, \`stability\`, \`page-cache\` and \`dev\`, which take minutes more (\`npm run test:long\`), and for
\`tests/editor/\` (\`npm run test-editor\`), and fails when a requirement has no test or this page is stale.
“Seen to fail when” lists faults that were put into a copy of the site to see the test fail: \`npm run breaks\` does it
again (some twenty minutes), \`npm run breaks -- R14\` for one.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, page());
