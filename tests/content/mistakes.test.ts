import { expect, test } from "vitest";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { otherClubForEachTest } from "../support/club.ts";

const content = otherClubForEachTest();
const EDITION = "content/conferencex/2025.yaml";

const [TEAM, SITE, NEWSLETTER] = ["team", "site", "newsletter"].map(
  (name) => `content/${name}.yaml`,
);
const QUOTES =
  "a quotation mark, a bracket or a colon is missing, or a line begins with a wrong number of spaces.";

/** What somebody changes in which file, the words that are on the line which is named, and what is said. */
const MISTAKES: [
  mistake: string,
  file: string | undefined,
  from: string,
  to: string,
  line: string,
  says: string,
][] = [
  [
    "a misspelt field",
    TEAM,
    "  photo: rune",
    "  foto: rune",
    "foto",
    "“Rune Mikkelsen”, foto: there is no field “foto” here. Did you mean “photo”?",
  ],
  [
    "a tab",
    TEAM,
    "  role: Co",
    "\trole: Co",
    "\trole",
    "this line is indented with a tab. Use two spaces for each level.",
  ],
  [
    "a colon in a text",
    TEAM,
    "role: Co-President",
    "role: Head: budget",
    "Head:",
    "a text with “: ” in it needs quotation marks around it",
  ],
  [
    "a missing picture",
    TEAM,
    "rune-mikkelsen.png",
    "rune-mikelsen.png",
    "rune-mikelsen",
    "“Rune Mikkelsen”, photo: there is no file content/team/rune-mikelsen.png. Did you mean “rune-mikkelsen.png”?",
  ],
  [
    "an impossible date",
    NEWSLETTER,
    "2024-12-02",
    "2024-02-31",
    "2024-02-31",
    "issues, “Winter”, date: is no day of the calendar. Write it as year-month-day, such as 2025-01-25.",
  ],
  [
    "the same id twice",
    TEAM,
    "id: mara-haldane",
    "id: rune-mikkelsen",
    "- id: rune-mikkelsen\n  name: Mara",
    "“rune-mikkelsen” is in this list twice. Give one of the two another id, or delete it.",
  ],
  [
    "an open quotation mark",
    TEAM,
    "role: Co-President",
    'role: "Co-President',
    '"Co-President',
    QUOTES,
  ],
  [
    "a list for a text",
    TEAM,
    "role: Co-President",
    "role:\n    - Co-President",
    "- Co-President",
    "“Rune Mikkelsen”, role: must be a text.",
  ],
  [
    "a dead link",
    SITE,
    "to: /learnai",
    "to: /learn-ai",
    "/learn-ai",
    "navigation, “LearnAI”, to: there is no page “/learn-ai”. Did you mean “/learnai”?",
  ],
  [
    "a text that is too long",
    SITE,
    "label: Newsletter",
    "label: Our wonderful little newsletter",
    "wonderful",
    "label: is too long: 31 characters, and there is room for 24.",
  ],
  [
    "a missing field",
    NEWSLETTER,
    "    desc: The second issue of the year.\n",
    "",
    "id: winter",
    "issues, “Winter”, desc: is missing.",
  ],
  [
    "a wrong indentation",
    TEAM,
    "  role: Co",
    "   role: Co",
    "name: Rune",
    "or the next line begins with too many spaces.",
  ],
  ["an empty file", TEAM, "", "", "", "the file is empty. Put back what was in it, or delete it."],
  [
    "a merge that is not finished",
    TEAM,
    "  role: Co",
    "<<<<<<< HEAD\n  role: Co",
    "<<<<",
    "Git left two versions here. Keep the lines you want, and delete the others and the lines of signs.",
  ],
  [
    "an unknown figure",
    NEWSLETTER,
    "The second issue",
    "The {atendees} of",
    "atendees",
    "{atendees} is not known. Did you mean “attendees”?",
  ],
  [
    "a wrong kind",
    EDITION,
    "phase: on-sale",
    "phase: onsale",
    "onsale",
    "phase: must be one of announced, on-sale, sold-out, over. Did you mean “on-sale”?",
  ],
  [
    "an id with capitals",
    TEAM,
    "id: rune-mikkelsen",
    "id: Rune-Mikkelsen",
    "id: Rune",
    "“Rune Mikkelsen”, id: write small letters, digits and hyphens, such as ada-example.",
  ],
  [
    "a broken PDF name",
    "content/projectx.yaml",
    "code-of-conduct.pdf",
    "code of conduct.pdf",
    "code of",
    "must be the address of a PDF, such as /documents/projectx-2023/code-of-conduct.pdf, without spaces.",
  ],
  [
    "a text that begins with a sign",
    NEWSLETTER,
    "desc: The second",
    "desc: {attendees} and the second",
    "{attendees} and",
    "a text that begins with {, @, * or another sign needs quotation marks around it.",
  ],
  [
    "a number with a comma",
    "content/site.yaml",
    "copyrightYear: 2026",
    "copyrightYear: 2,026",
    "2,026",
    "copyrightYear: must be a year, such as 2025, without a comma.",
  ],
];

test.each(MISTAKES)("B10 %s is named on its line", async (_, file = "", from, to, line, says) => {
  if (from) content.replace(file, from, to);
  else content.write(file, to);
  const before = content.read(file).split(line)[0] ?? "";
  const found = (await findContentProblems()).map(describeProblem);
  expect(found.join("\n")).toContain(`${file}:${before.split("\n").length}: `);
  expect(found.find((each) => each.startsWith(`${file}:${before.split("\n").length}: `))).toContain(
    says,
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
  content.replace("content/team.yaml", "role: Co-President", "role: Co-President #new\n  #a note");
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
