import { expect, test } from "vitest";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { otherClubForEachTest } from "../support/club.ts";

const content = otherClubForEachTest();
/** What somebody changes, and what is said about the line with `from`, or about the one with `line`. */
type Mistake = [mistake: string, from: string, to: string, says: string, line?: string];

/** The ordinary mistakes, by the file in content/ in which somebody makes them. */
const MISTAKES: Record<string, Mistake[]> = {
  "team.yaml": [
    [
      "a misspelt field",
      "  photo: rune",
      "  foto: rune",
      "“Rune Mikkelsen”, foto: there is no field “foto” here. Did you mean “photo”?",
    ],
    [
      "a tab",
      "  role: Co",
      "\trole: Co",
      "this line is indented with a tab. Use two spaces for each",
    ],
    [
      "a colon in a text",
      "role: Co-President",
      "role: Head: budget",
      "a text with “: ” in it needs quotation marks around it",
    ],
    [
      "a sign of a comment in a text",
      "role: Co-President",
      "role: Head of #llama",
      "what follows “ #” would not be shown.",
    ],
    [
      "a missing picture",
      "rune-mikkelsen.png",
      "rune-mikelsen.png",
      "“Rune Mikkelsen”, photo: there is no file content/team/rune-mikelsen.png. Did you mean “rune-mikkelsen.png”?",
    ],
    [
      "the same id twice",
      "id: mara-haldane",
      "id: rune-mikkelsen",
      "“rune-mikkelsen” is in this list twice. Give one of the two another id, or delete it.",
    ],
    [
      "an open quotation mark",
      "role: Co-President",
      'role: "Co-President',
      "a quotation mark, a bracket or a colon is missing, or a line begins with a wrong number of spaces.",
    ],
    [
      "a list for a text",
      "role: Co-President",
      "role:\n    - Co-President",
      "“Rune Mikkelsen”, role: must be a text.",
      "- Co-President",
    ],
    [
      "a wrong indentation",
      "  role: Co",
      "   role: Co",
      "or the next line begins with too many spaces.",
      "name: Rune",
    ],
    [
      "a merge that is not finished",
      "  role: Co",
      "<<<<<<< HEAD\n  role: Co",
      "Git left two versions here. Keep the lines you want, and delete the others and the lines of signs.",
    ],
    [
      "an id with capitals",
      "id: rune-mikkelsen",
      "id: Rune-Mikkelsen",
      "“Rune Mikkelsen”, id: write small letters, digits and hyphens, like ada-example.",
    ],
  ],
  "site.yaml": [
    [
      "a dead link",
      "to: /learnai",
      "to: /learn-ai",
      "navigation, “LearnAI”, to: there is no page “/learn-ai”. Did you mean “/learnai”?",
    ],
    [
      "a text that is too long",
      "label: Newsletter",
      "label: Our wonderful little newsletter",
      "label: is too long: 31 characters, and there is room for 24.",
    ],
    [
      "a number with a comma",
      "copyrightYear: 2026",
      "copyrightYear: 2,026",
      "copyrightYear: must be a year, such as 2025, without a comma.",
    ],
  ],
  "newsletter.yaml": [
    [
      "an impossible date",
      "2024-12-02",
      "2024-02-31",
      "issues, “Winter”, date: is no day of the calendar. Write it as year-month-day, such as 2025-01-25.",
    ],
    [
      "a missing field",
      "    date: 2024-12-02\n",
      "",
      "issues, “Winter”, date: is missing.",
      "id: winter",
    ],
    [
      "an unknown figure",
      "The second issue",
      "The {atendees} of",
      "{atendees} is not known. Did you mean “attendees”?",
    ],
    [
      "a text that begins with a sign",
      "desc: The second",
      "desc: {attendees} and the second",
      "a text that begins with {, @, * or another sign needs quotation marks.",
    ],
  ],
  "conferencex/2025.yaml": [
    [
      "a wrong kind",
      "phase: on-sale",
      "phase: onsale",
      "phase: must be one of announced, on-sale, sold-out, over. Did you mean “on-sale”?",
    ],
  ],
  "projectx.yaml": [
    [
      "a broken PDF name",
      "code-of-conduct.pdf",
      "code of conduct.pdf",
      "must be the address of a PDF, such as /documents/projectx-2023/code-of-conduct.pdf, without spaces.",
    ],
  ],
};

for (const [name, mistakes] of Object.entries(MISTAKES)) {
  test.each(mistakes)("B10 %s is named on its line", async (_, from, to, says, line = from) => {
    const file = `content/${name}`;
    const before = content.read(file);
    content.replace(file, from, to);
    const [above = ""] = (line === from ? before : content.read(file)).split(line);
    const place = `${file}:${above.split("\n").length}: `;
    const found = (await findContentProblems()).map(describeProblem);
    expect(found.find((each) => each.startsWith(place))).toContain(says);
  });
}

test("B10 each “: ” without quotation marks is named in one run", async () => {
  content.replace("content/team.yaml", /role: .*/g, "role: Head: budget");
  const found = (await findContentProblems()).map(({ line }) => line);
  expect(found.length).toBe(content.read("content/team.yaml").split("Head:").length - 1);
});

test("B10 an empty file is named", async () => {
  content.write("content/team.yaml", "");
  expect((await findContentProblems()).map(describeProblem)).toContain(
    "content/team.yaml:1: the file is empty. Put back what was in it, or delete it.",
  );
});

test("B10 a file that is no text is named, and nothing of it is lost", async () => {
  const bytes = Buffer.from(`- id: a\n  name: B\u00e9\n`, "latin1");
  content.write("content/team.yaml", bytes);
  expect((await findContentProblems()).map(describeProblem)).toEqual([
    "content/team.yaml: this is no text in UTF-8. Save it again as UTF-8.",
  ]);
});

test("B10 lines of Windows are as good as others", async () => {
  content.write("content/team.yaml", content.read("content/team.yaml").replaceAll("\n", "\r\n"));
  expect(await findContentProblems()).toEqual([]);
});

test("B10 comments, lists in one line and a slash after the address are no mistakes", async () => {
  content.replace("content/team.yaml", "role: Co-President", "role: Co-President # new\n  #a note");
  content.replace(
    "content/conferencex/2024.yaml",
    /$/,
    "\nlinks: [{ label: Map, to: /newsletter }]\n",
  );
  content.replace("content/site.yaml", /^address: .*/m, "$&/");
  expect(await findContentProblems()).toEqual([]);
});

test("B10 one run names the mistakes of all files, each once", async () => {
  content.replace("content/site.yaml", "club: ", "clubb: ");
  content.replace("content/team.yaml", "  role: ", "  rloe: ");
  content.replace("content/home.yaml", "  lead: ", "  laed: ");
  const found = (await findContentProblems()).map(({ file, message }) => `${file} ${message}`);
  for (const [file, field] of [
    ["site", "clubb"],
    ["team", "rloe"],
    ["home", "laed"],
  ])
    expect(
      found.filter(
        (each) => each.startsWith(`content/${file}.yaml`) && each.includes(`“${field}”`),
      ),
    ).toHaveLength(1);
});
