import { expect, test } from "vitest";
import { ContentError } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { checkAll } from "../../scripts/check-content.ts";
import { asAnnotations } from "../../scripts/content-checks/report.ts";
import { EDITION, copyContentForEachTest } from "./copied-content.ts";

const content = copyContentForEachTest();

const HOME = "content/home.yaml";
const ORGANISATIONS = "content/organisations.yaml";
const SITE = "content/site.yaml";
const TEAM = "content/team.yaml";

/** A mistake of a file, what it changes, and where in the changed file the problem is reported. */
const CASES: [title: string, file: string, from: string, to: string, at: string][] = [
  [
    "a missing field, on the first line of its entry",
    TEAM,
    "  role: Community\n",
    "",
    "id: mara-haldane",
  ],
  [
    "a missing field of a group, on the group's line",
    SITE,
    "  expires:",
    "  # expires:",
    "security:",
  ],
  [
    "a missing field of a file, on the file's first field",
    SITE,
    "address:",
    "# address:",
    "club: ",
  ],
  [
    "an unknown field",
    TEAM,
    "  role: Community\n",
    "  role: Community\n  nickname: Mar\n",
    "nickname:",
  ],
  [
    "a misspelt field, which is missing as well",
    TEAM,
    "  role: Community",
    "  rol: Community",
    "rol: Community",
  ],
  ["an empty field", TEAM, "role: Community", "role:", "role:\n"],
  ["a wrong value in a list of entries", ORGANISATIONS, "kind: company", "kind: 1", "kind: 1"],
  [
    "a wrong text in a list of texts",
    HOME,
    "- Hackathons",
    `- ${"Hackathons ".repeat(9)}`,
    "Hackathons Hackathons",
  ],
  [
    "an unknown organisation in a list",
    HOME,
    "    - thorne-pike",
    "    - thorn-pike",
    "thorn-pike",
  ],
  ["a list that is too short", HOME, "  - Hackathons\n  - Reading groups\n", "", "strip:"],
  [
    "an unknown placeholder",
    HOME,
    '"{abbreviation} AI Conference"',
    '"{abbrevation} AI Conference"',
    'title: "{abbrevation}',
  ],
  [
    "the second of two equal ids",
    TEAM,
    "id: mara-haldane",
    "id: rune-mikkelsen",
    "id: rune-mikkelsen\n  name: Mara",
  ],
  ["a missing picture", TEAM, "photo: rune-mikkelsen.png", "photo: rune.png", "photo: rune.png"],
  ["a colon inside a text", TEAM, "role: Community", "role: Heart: Community", "Heart: Community"],
  [
    "a bracket that stays open, on the line that opens it",
    HOME,
    "- Hackathons",
    "- [Hackathons",
    "[Hackathons",
  ],
  ["a text that begins with a star", TEAM, "role: Community", "role: *Community*", "*Community*"],
];

function placeOf(text: string, words: string) {
  const before = text.slice(0, text.indexOf(words)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

test.each(CASES)("B10 the check names line and column of %s", async (_, file, from, to, at) => {
  content.replace(file, from, to);
  expect(await findContentProblems()).toContainEqual(
    expect.objectContaining({ file, ...placeOf(content.read(file), at) }),
  );
});

test("B10 lines count the same with Windows line endings", async () => {
  content.replace(TEAM, "role: Community", "role:");
  const { line } = placeOf(content.read(TEAM), "role:\n");
  content.write(TEAM, content.read(TEAM).replaceAll("\n", "\r\n"));
  expect((await findContentProblems()).map((problem) => problem.line)).toEqual([line]);
});

test("B10 a file that Windows' Notepad saved, with a byte order mark, is read and counted as any other", async () => {
  content.write(TEAM, `\ufeff${content.read(TEAM)}`);
  expect(await findContentProblems()).toEqual([]);
  content.replace(TEAM, "role: Community", "role:");
  const { line } = placeOf(content.read(TEAM), "role:\n");
  expect((await findContentProblems()).map((problem) => problem.line)).toEqual([line]);
});

test("B10 a warning names the line of what it is about, in content and in documents", async () => {
  const email = /email: (\S+)/.exec(content.read(SITE))?.[1] ?? "";
  const document = "documents/projectx-2024/code-of-conduct.md";
  content.write(document, `${content.read(document)}\nWrite to ${email} today.\n`);
  const findings = await checkAll({ now: new Date("2030-01-01"), isLaunch: false });
  expect(findings).toContainEqual(
    expect.objectContaining({ file: EDITION, ...placeOf(content.read(EDITION), "phase:") }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({
      file: document,
      problem: `“${email}” is typed out here.`,
      ...placeOf(content.read(document), email),
    }),
  );
});

test("B10 the message of a mistake begins with file and line, as terminals and editors open them", () => {
  const problem = { file: TEAM, line: 12, entry: "“Ada”", problem: "role is empty.", remedy: "W." };
  expect(new ContentError([problem]).message).toBe(
    "content/team.yaml:12, “Ada”: role is empty.\nW.",
  );
});

test("B10 no character of a message ends a GitHub annotation early or begins another", () => {
  content.write("content/a,b 100%.yaml", "x");
  const words = { entry: "", problem: "100% of\r\n::error::this.", remedy: "Write 50%." };
  const at = { line: 3, column: 5 };
  expect(
    asAnnotations([
      { level: "error", file: "content/a,b 100%.yaml", ...at, ...words },
      { level: "warning", file: "content", ...words },
    ]),
  ).toBe(
    "::error file=content/a%2Cb 100%25.yaml,line=3,col=5::100%25 of%0D%0A::error::this.%0AWrite 50%25.\n" +
      "::warning::content: 100%25 of%0D%0A::error::this.%0AWrite 50%25.\n",
  );
});
