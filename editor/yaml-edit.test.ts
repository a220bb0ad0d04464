import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { TEST_CONTENT_FILES } from "../tests/content/copied-content.ts";
import { z } from "zod";
import { yamlDocument } from "../app/content/positions.server.ts";
import { readYamlText } from "../app/content/yaml-mistakes.server.ts";
import { contentFiles } from "../app/pages/content-files.server.ts";
import { fromForm, toForm } from "./form-values.ts";
import { editYaml } from "./yaml-edit.ts";

const PEOPLE = `# The people, in page order.
# "id" is part of an address.

- id: ada
  name: Ada Example # as she writes it
  role: "Co-President: events"
  sample: true

# Since May.
- id: ben
  name: Ben Example
  role: Marketing

- id: cai
  name: Cai Example
  role: Community, so that nobody leaves a meeting of the club without having been asked by name what brought them here
`;

const parse = (text: string): unknown => yamlDocument(text).toJS();
const ORIGIN = "http://localhost:1";
const listSchema = z.array(z.looseObject({}));

/** What the form of a file sends back, with or without a change. */
function saved(text: string, schema: z.ZodType, change = (form: string) => form): string {
  const form = change(JSON.stringify(toForm(parse(text), schema, ORIGIN)));
  return fromForm(text, JSON.parse(form) as Person, schema);
}

type Person = Record<string, unknown>;
const people = () => parse(PEOPLE) as Person[];

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => `content/${name}`);

test.each(contentFiles())("B10 $file comes out of the form as it went in", ({ file, schema }) => {
  const text = readFileSync(file, "utf8");
  expect(saved(text, schema)).toBe(text);
});

test.each(files)("B10 %s keeps every other line when one text changes", (file) => {
  const text = readFileSync(file, "utf8");
  let isChanged = false;
  const value: unknown = JSON.parse(JSON.stringify(parse(text)), (key, inner) => {
    if (isChanged || typeof inner !== "string" || key === "id") return inner;
    isChanged = true;
    return `${inner} 2`;
  });
  const lines = editYaml(text, value).split("\n");
  const before = text.split("\n");
  expect(lines).toHaveLength(before.length);
  expect(lines.filter((line, index) => line !== before[index])).toHaveLength(1);
});

test("B10 a file in another style stays the same when nothing is changed", () => {
  const text = "-   id: 'ada'   \n    name:   Ada Example\n\n\n\n-   id: ben\n    name: \"Ben\"\n";
  expect(saved(text, listSchema)).toBe(text);
});

test.each(TEST_CONTENT_FILES)("B10 %s keeps every other line when its form changes one", (file) => {
  const text = readFileSync(`tests/content/other-club/${file}`, "utf8");
  const [line = "", before = "", after = ""] =
    /^( *(?:- )?(?:club|title|name|value|menu): "?)([^"\n]+)/m.exec(text) ?? [];
  const schema = Array.isArray(parse(text)) ? listSchema : z.looseObject({});
  const changed = saved(text, schema, (form) => form.replace(`"${after}`, () => `"${after} 2`));
  expect(changed).toBe(text.replace(line, () => `${before}${after} 2`));
});

test("B10 a changed value changes its line, and comments and quotation marks stay", () => {
  const [ada, ...others] = people();
  const edited = editYaml(PEOPLE, [
    { ...ada, name: "Ada B. Example", role: "Co-President: money" },
    ...others,
  ]);
  expect(edited).toBe(
    PEOPLE.replace("Ada Example", "Ada B. Example").replace(
      '"Co-President: events"',
      '"Co-President: money"',
    ),
  );
});

test("B10 a text in typographic marks alone is written so that the check takes it", () => {
  const edited = saved(PEOPLE, listSchema, (form) => form.replace('"Marketing"', '"“Marketing”"'));
  expect(edited).toContain('role: "“Marketing”"');
  expect(readYamlText(edited).mistakes).toEqual(readYamlText(PEOPLE).mistakes);
});

test("B10 a new entry is added in the style of the others", () => {
  const edited = editYaml(PEOPLE, [...people(), { id: "dot", name: "Dot: Example", role: "500" }]);
  expect(edited).toBe(`${PEOPLE}
- id: dot
  name: "Dot: Example"
  role: 500
`);
});

test("B10 a removed entry takes its comment with it", () => {
  const [ada, , cai] = people();
  expect(editYaml(PEOPLE, [ada, cai])).toBe(
    PEOPLE.replace(/# Since May\.\n- id: ben\n.*\n.*\n\n/, ""),
  );
});

test("B10 a removed text of a list leaves the lines of the others as they are", () => {
  const list = `words:\n  - 'one'\n  - "two" # the best\n  - three\n`;
  const edited = editYaml(list, { words: ["two", "three"] });
  expect(edited).toBe(`words:\n  - "two" # the best\n  - three\n`);
});

test("B10 reordered entries keep their lines", () => {
  const [ada, ben, cai] = people();
  const edited = editYaml(PEOPLE, [ada, cai, ben]);
  expect(edited.split("\n").toSorted()).toEqual(PEOPLE.split("\n").toSorted());
  expect(parse(edited)).toEqual([ada, cai, ben]);
});

test("B10 an empty field of the form is not written", () => {
  const entries = people().map((person) => ({ notice: "", sample: false, ...person }));
  expect(fromForm(PEOPLE, { entries }, listSchema)).toBe(PEOPLE);
});

test("B10 a mark that is switched off in the form is removed from the file", () => {
  const entries = people().map((person) => ({ ...person, sample: false }));
  const edited = fromForm(PEOPLE, { entries }, listSchema);
  expect(edited).toBe(PEOPLE.replace("  sample: true\n", ""));
});

test("B10 a field that is empty or like a number stays when nothing is changed", () => {
  const text = "- name: 007\n  role:\n  price: 12.50\n  sample: true\n";
  expect(saved(text, listSchema)).toBe(text);
});

const STYLED = `# Two blank lines follow.


- id:   ada   # three spaces
  name: 'Ada Example'
  text: >-
    Folded over
    two lines,

    and a paragraph.
  list:
  - one
  - two
- {id: ben,  name: Ben Example}

- id: cai
  name: Cai Example
`;

test.each([
  ["Unix", STYLED],
  ["Windows", STYLED.replaceAll("\n", "\r\n")],
  ["Windows’ Notepad", `\ufeff${STYLED.replaceAll("\n", "\r\n")}`],
])("B10 the lines beside a change keep their style, with the line ends of %s", (_, text) => {
  const edited = saved(text, listSchema, (form) => form.replace("Cai Ex", "Dot Ex"));
  expect(edited).toBe(text.replace("Cai Ex", "Dot Ex"));
});

const ODD_TEXTS =
  "yes|no|on|~|null|012|0x1F|1e3|.inf|1:30|2025-01-25|2025-01-25T10:00:00Z|a: b|- a|? a|# a|a #b|'a'|\"a\"|a\\b|{a|[a|%a|@a|`a|!a|&a|*a|<<|=|👩‍🚀🎉|é e\u0301|\u00a0a\u00a0|a\u2028b|a\tb|a\n\nb\n|--- a|...".split(
    "|",
  );

test.each(ODD_TEXTS)("B10 the words %j are in the file as in the form", (words) => {
  const edited = saved(PEOPLE, listSchema, (form) =>
    form.replace('"Marketing"', JSON.stringify(words)),
  );
  expect(parse(edited)).toEqual(
    people().map((person) => (person.id === "ben" ? { ...person, role: words } : person)),
  );
  const rest = edited.replace(
    / {2}role: (?!"Co|Comm)[^]*?\n(?=\n- id: cai)/,
    "  role: Marketing\n",
  );
  expect(rest).toBe(PEOPLE);
});
