import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { schemaAt } from "../../app/content/field-meta.server.ts";
import {
  type ContentFile,
  contentFiles,
  findContentProblems,
} from "../../app/pages/content-files.server.ts";
import type { ContentProblem } from "../../app/content/content-error.server.ts";
import { copyContentForEachTest, TEST_CONTENT_FILES } from "./copied-content.ts";

const content = copyContentForEachTest();

type Tree = Record<string, unknown> | unknown[];

/** A field's place in a file, with “*” for each list on the way: `cards.*.title`. */
type Field = { place: string; holder: Record<string, unknown>; key: string; value: unknown };

/** Every field of a file, the first of its kind only: all entries of a list have the same schema. */
function fieldsOf(tree: Tree): Field[] {
  const fields = new Map<string, Field>();
  const visit = (value: unknown, place: string[]) => {
    if (Array.isArray(value)) for (const item of value) visit(item, [...place, "*"]);
    else if (value && typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) {
        const own = [...place, key];
        if (!fields.has(own.join("."))) {
          const holder = value as Record<string, unknown>;
          fields.set(own.join("."), { place: own.join("."), holder, key, value: inner });
        }
        visit(inner, own);
      }
    }
  };
  visit(tree, []);
  return [...fields.values()];
}

/** May be missing only with what needs it, such as links. content-errors.test.ts covers them. */
const NEEDED =
  /(?:^|\.)(?:newsletterName|startTime|partnershipsEmail|about|team|join|location|button|to|linkLabel|issuesHeading|img|alt|copyTextButton|copiedTextNotice|prizePoolLabel|tagsLabel)$/;

function isOptional(schema: z.ZodType, place: string): boolean {
  const steps = place.split(".").map((step) => (step === "*" ? 0 : step));
  return steps.reduce<z.ZodType | undefined>(schemaAt, schema) instanceof z.ZodOptional;
}

/** Writes a file with others in place of one field, loads it as its page does, and puts the field back. */
async function problemsWith(
  file: ContentFile,
  tree: Tree,
  { holder, key }: Field,
  others: Record<string, unknown>,
): Promise<ContentProblem[]> {
  const original = { ...holder };
  delete holder[key];
  Object.assign(holder, others);
  content.write(file.file, JSON.stringify(tree)); // JSON is YAML.
  for (const each of Object.keys(holder)) delete holder[each];
  Object.assign(holder, original);
  return findContentProblems([file]);
}

/** A clear message: about this file, and with a whole sentence on what to do. */
function expectClear(problems: ContentProblem[], file: string, place: string) {
  expect(
    problems.map((problem) => problem.file),
    place,
  ).toContain(file);
  for (const { problem, remedy } of problems) {
    expect(problem, `${place}: the problem`).toMatch(/.+\.$/s);
    expect(remedy, `${place}: the remedy`).toMatch(/^[A-Z“].+\.$/s);
  }
}

function ofAnotherType(value: unknown): unknown {
  if (Array.isArray(value)) return { entry: "a" };
  return value && typeof value !== "boolean" ? ["a"] : "a text";
}

for (const file of TEST_CONTENT_FILES) {
  const read = () => parse(content.read(file)) as Tree;
  // Looked up once a test, because that takes as long as loading a file.
  const own = () => contentFiles().find((each) => each.file === file) as ContentFile;

  test(`B10 ${file}: every field that is taken out stops the build, unless it is optional`, async () => {
    const [whole, tree] = [own(), read()];
    for (const field of fieldsOf(tree)) {
      // The club's own links lead to them.
      if (field.place.startsWith("addresses")) continue;
      const problems = await problemsWith(whole, tree, field, {});
      if (isOptional(whole.schema, field.place) && !NEEDED.test(field.place))
        expect(problems, field.place).toEqual([]);
      else if (!NEEDED.test(field.place)) expectClear(problems, file, field.place);
    }
  });

  test(`B10 ${file}: every misspelt field stops the build and is named`, async () => {
    const [whole, tree] = [own(), read()];
    for (const field of fieldsOf(tree)) {
      const { key, value, place } = field;
      const problems = await problemsWith(whole, tree, field, { [`${key}x`]: value });
      const reported = problems.find(
        (problem) => problem.file === file && problem.problem.includes(`“${key}x”`),
      );
      expect(reported, place).toBeDefined();
    }
  });

  test(`B10 ${file}: every field of the wrong type stops the build with a clear message`, async () => {
    const [whole, tree] = [own(), read()];
    for (const field of fieldsOf(tree)) {
      const wrong = { [field.key]: ofAnotherType(field.value) };
      expectClear(await problemsWith(whole, tree, field, wrong), file, field.place);
    }
  });

  test(`B10 ${file}: every text that is too long for its place stops the build with a clear message`, async () => {
    const [whole, tree] = [own(), read()];
    for (const field of fieldsOf(tree)) {
      const { key, value, place } = field;
      const isListOfTexts = Array.isArray(value) && typeof value[0] === "string";
      if (typeof value !== "string" && !isListOfTexts) continue;
      const long = "Very long. ".repeat(2000);
      const tooLong = { [key]: isListOfTexts ? [long, ...value.slice(1)] : long };
      expectClear(await problemsWith(whole, tree, field, tooLong), file, place);
    }
  });
}
