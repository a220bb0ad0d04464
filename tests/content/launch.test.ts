import { copyFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test } from "vitest";
import { checkAll } from "../../scripts/check-content.ts";
import { launchChecklist } from "../../scripts/content-checks/launch.ts";
import { canLink } from "../../scripts/tools.ts";
import { isSampleContent } from "../support/sample.ts";
import { copyContentForEachTest, EDITION } from "./copied-content.ts";
import { copyProject, runIn } from "./project-copy.ts";

const content = copyContentForEachTest();
const TEAM = "content/team.yaml";
const SITE = "content/site.yaml";
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c33" d="M0 0h8v8z"/></svg>';
const before = new Date("2025-01-10T12:00:00Z");

test("B10 an empty list asks nobody to delete its pictures", async () => {
  content.write(TEAM, "[]\n");
  const found = await checkAll({ now: before, isLaunch: false });
  expect(found.filter(({ problem }) => problem.includes("picture"))).toEqual([]);
});

test("B10 a file that is there by another name is the only mistake", async () => {
  for (const [file, other] of [
    [TEAM, "content/team.yml"],
    ["content/figures.yaml", "content/Figures.yaml"],
    [EDITION, "content/conferencex/2025.yaml.txt"],
    ["content/newsletter.yaml", "content/newsletter-OFFICE-7.yaml"],
  ] as const) {
    content.rename(file, other);
    const found = await checkAll({ now: before, isLaunch: false });
    const errors = found.filter(({ level }) => level === "error");
    expect(errors, other).toMatchObject([
      { file: other, remedy: expect.stringContaining(`Rename it to ${file} if`) },
    ]);
    content.rename(other, file);
  }
});

/** The marks of the checklist by step, such as “x” for done. */
async function launchMarks(): Promise<Record<string, string>> {
  const findings = await checkAll({ now: before, isLaunch: true });
  const lines = launchChecklist(findings).trim().split("\n");
  return Object.fromEntries(
    lines.map((line) => [/\. ([^:]+)/.exec(line)?.[1] ?? line, line.charAt(1)]),
  );
}

test("B16 a launch ticks what is done, and nothing where a file is unreadable or misses", async () => {
  content.write("public/favicon.svg", ICON);
  const done = {
    Name: "x",
    Content: "x",
    Pictures: "x",
    PDFs: "x",
    Icon: "x",
    Domain: "x",
    "Security contact": "x",
    Colours: "?",
    Fonts: "?",
    Host: "?",
  };
  expect(await launchMarks()).toMatchObject(done);
  content.write("content/learnai.yaml", "text: 5\n");
  expect(Object.values(await launchMarks())).not.toContain("x");
  content.remove("content/learnai.yaml");
  content.rename(TEAM, "content/team.yml");
  expect(Object.values(await launchMarks())).not.toContain("x");
});

const changeSite = (from: RegExp, to: string) => content.replace(SITE, from, to);

const changes: [string, () => void, string[]][] = [
  ["sample: true", () => changeSite(/^/, "sample: true\n"), ["Name", "Content"]],
  ["TODO", () => content.replace(TEAM, "role: Community", "role: tbd"), ["Content"]],
  ["an entry", () => content.replace(TEAM, "  name:", "  sample: true\n  name:"), ["Content"]],
  ["the name", () => changeSite(/^club: .*/m, "club: UofX AI"), ["Name", "Content", "PDFs"]],
  [
    "the domain",
    () => changeSite(/^address: .*/m, "address: https://www.example.com"),
    ["Domain", "Name", "Content", "PDFs"],
  ],
  [
    "the contact",
    () => changeSite(/(?<=^security:[^]*?email: )\S+/m, "a@club.example"),
    ["Security contact", "Name", "Content"],
  ],
  ["a guide", () => content.write("SECURITY.md", "Write to a@club.example."), ["Security contact"]],
  ["no icon", () => content.remove("public/favicon.svg"), ["Icon"]],
];

/** A club that has replaced the sample has none of its files to copy. */
const samples: typeof changes = [
  [
    "a portrait",
    () => copySample("content/team", `content/team/${/photo: (.+)/.exec(content.read(TEAM))?.[1]}`),
    ["Pictures"],
  ],
  ["an icon", () => copySample("public", "public/icon-192.png"), ["Icon"]],
  [
    "a PDF",
    () =>
      copySample(
        "public/documents/projectx-2023",
        "public/documents/projectx-2024/code-of-conduct.pdf",
      ),
    ["PDFs"],
  ],
];

const TITLE = "B16 a launch leaves open what is the sample’s: %s";

async function leavesOpen(_: string, change: () => void, left: string[]) {
  content.write("public/favicon.svg", ICON);
  change();
  const marks = await launchMarks();
  const open = Object.keys(marks).filter((step) => marks[step] === " ");
  expect(open.toSorted()).toEqual(left.toSorted());
}

test.each(changes)(TITLE, leavesOpen);
test.skipIf(!isSampleContent()).each(samples)(TITLE, leavesOpen);

/** Puts a file of the sample, of the same kind as `to`, in its place. */
function copySample(folder: string, to: string) {
  const name = readdirSync(folder).find((each) => extname(each) === extname(to)) ?? "";
  copyFileSync(join(folder, name), join(content.root(), to));
}

test.skipIf(!canLink())(
  "B16 npm run documents forgets documents that are deleted, also the last",
  () => {
    const folder = copyProject();
    for (const each of readdirSync(join(folder, "documents"), { withFileTypes: true }))
      if (each.isDirectory()) rmSync(join(folder, "documents", each.name), { recursive: true });
    runIn(folder, "scripts/make-documents.ts");
    expect(readFileSync(join(folder, "documents/printed.json"), "utf8")).toBe("{}\n");
    rmSync(folder, { recursive: true });
  },
);
