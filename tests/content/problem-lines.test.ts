import { expect, test, vi } from "vitest";
import { ContentError } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { checkAll } from "../../scripts/check-content.ts";
import { asAnnotations } from "../../scripts/content-checks/report.ts";
import { copyContentForEachTest } from "./copied-content.ts";

// The lines are under test here; pictures.test.ts makes pictures.
vi.mock(import("../../app/content/pictures.server.ts"), async (original) =>
  (await import("./without-pictures.ts")).withoutPictures(original),
);

const content = copyContentForEachTest();

const EDITION = "content/conferencex/2025.yaml";
const HOME = "content/home.yaml";
const NEWSLETTER = "content/newsletter.yaml";
const ORGANISATIONS = "content/organisations.yaml";
const SITE = "content/site.yaml";
const TEAM = "content/team.yaml";

/** `at` begins where the problem is reported, in the changed file. */
type Case = { title: string; file: string; from: string; to: string; at: string };

const CASES: Case[] = [
  {
    title: "a missing field, on the first line of its entry",
    file: TEAM,
    from: "  role: Community\n",
    to: "",
    at: "id: mara-haldane",
  },
  {
    title: "a missing field of a group, on the group's line",
    file: SITE,
    from: "  expires:",
    to: "  # expires:",
    at: "security:",
  },
  {
    title: "a missing field of a file, on the file's first field",
    file: SITE,
    from: "tagline:",
    to: "# tagline:",
    at: "club: ",
  },
  {
    title: "an unknown field",
    file: TEAM,
    from: "  role: Community\n",
    to: "  role: Community\n  nickname: Mar\n",
    at: "nickname:",
  },
  {
    title: "a misspelt field, which is missing as well",
    file: TEAM,
    from: "  role: Community",
    to: "  rol: Community",
    at: "rol: Community",
  },
  { title: "an empty field", file: TEAM, from: "role: Community", to: "role:", at: "role:\n" },
  {
    title: "a wrong value in a list of entries",
    file: ORGANISATIONS,
    from: "kind: company",
    to: "kind: firm",
    at: "kind: firm",
  },
  {
    title: "a wrong text in a list of texts",
    file: HOME,
    from: "- Hackathons",
    to: `- ${"Hackathons ".repeat(9)}`,
    at: "Hackathons Hackathons",
  },
  {
    title: "an unknown organisation in a list",
    file: HOME,
    from: "    - thorne-pike",
    to: "    - thorn-pike",
    at: "thorn-pike",
  },
  {
    title: "a list that is too short",
    file: HOME,
    from: "  typedWords:\n    - ProjectX\n",
    to: "  typedWords: []\n",
    at: "typedWords:",
  },
  {
    title: "an unknown placeholder",
    file: HOME,
    from: '"{abbreviation} AI Conference"',
    to: '"{abbrevation} AI Conference"',
    at: 'title: "{abbrevation}',
  },
  {
    title: "the second of two equal ids",
    file: TEAM,
    from: "id: mara-haldane",
    to: "id: rune-mikkelsen",
    at: "id: rune-mikkelsen\n  name: Mara",
  },
  {
    title: "a missing picture",
    file: TEAM,
    from: "photo: rune-mikkelsen.png",
    to: "photo: rune.png",
    at: "photo: rune.png",
  },
  {
    title: "a colon inside a text",
    file: TEAM,
    from: "role: Community",
    to: "role: Heart: Community",
    at: "Heart: Community",
  },
  {
    title: "a quotation mark that stays open, on the line that opens it",
    file: NEWSLETTER,
    from: "title: Welcome",
    to: 'title: "Welcome',
    at: '"Welcome',
  },
  {
    title: "a bracket that stays open, on the line that opens it",
    file: HOME,
    from: "- Hackathons",
    to: "- [Hackathons",
    at: "[Hackathons",
  },
  {
    title: "a text that begins with a star",
    file: TEAM,
    from: "role: Community",
    to: "role: *Community*",
    at: "*Community*",
  },
];

function placeOf(text: string, words: string) {
  const before = text.slice(0, text.indexOf(words)).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

for (const { title, file, from, to, at } of CASES) {
  test(`B10 the check names line and column of ${title}`, async () => {
    content.replace(file, from, to);
    expect(await findContentProblems()).toContainEqual(
      expect.objectContaining({ file, ...placeOf(content.read(file), at) }),
    );
  });
}

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
