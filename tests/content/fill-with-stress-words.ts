/**
 * Fills the content in the working directory to the limits of its schemas, or with “long-words” each text with the
 * longest word that must not be cut. Run by `stress-content.ts` in a copy.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { contentFiles } from "../../app/pages/content-files.server.ts";
import { longWords, stressWords } from "./stress-words.ts";

type Schema = z.core.JSONSchema.BaseSchema & { namedBy?: string; organisation?: boolean };

/** Lists that grow with the club. The other lists keep their length, because a layout or another list depends on it. */
const LONG_LISTS = ["team", "speakers", "questions", "issues"];
const MANY = 40;

const words = process.argv[2] === "long-words" ? longWords : stressWords();
let logoLists = 0;

for (const { file, schema } of contentFiles()) {
  const content: unknown = parse(readFileSync(file, "utf8"));
  const name = /(\w+)\.yaml$/.exec(file)?.[1] ?? "";
  const result = filled(content, z.toJSONSchema(schema, { io: "input" }) as Schema, name) as Entry;
  // No page shows these two.
  if (result.page) result.page = { title: file, description: file.padEnd(50, ".") };
  writeFileSync(file, stringify(result));
}

function filled(value: unknown, schema: Schema, name: string): unknown {
  if (Array.isArray(value)) return filledList(value, schema, name);
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        filled(inner, schema.properties?.[key] as Schema, key),
      ]),
    );
  }
  // A text with a pattern, such as a date or a link, has no longest form.
  return schema.maxLength && !schema.pattern ? words(schema.maxLength) : value;
}

function filledList(list: unknown[], { items, minItems = 0 }: Schema, name: string): unknown[] {
  const entrySchema = items as Schema;
  // Logos: no entry and a single one by turns.
  if (entrySchema.organisation) return list.slice(0, Math.max(minItems, logoLists++ % 2));
  const entries = LONG_LISTS.includes(name) ? toMany(list) : list;
  return entries.map((entry, index) => {
    const result = filled(entry, entrySchema, name);
    // Nothing may be listed twice.
    if (typeof result === "string" && result !== entry)
      return String.fromCodePoint(97 + index) + [...result].slice(1).join("");
    // No question may be asked twice.
    if (name === "questions")
      Object.assign(result as Entry, { question: `${index} ${words(130)}` });
    return result;
  });
}

type Entry = Record<string, unknown>;

function toMany(list: unknown[]): unknown[] {
  return Array.from({ length: MANY }, (_, index) => {
    const entry = list[index % list.length] as Entry;
    return entry.id && index >= list.length ? { ...entry, id: `${entry.id}-${index}` } : entry;
  });
}
