import { isDeepStrictEqual } from "node:util";
import { parse, parseDocument, stringify } from "yaml";
import { z } from "zod";
import { markedValues, pathOf } from "../app/content/field-meta.server.ts";
import { editYaml, printYaml } from "./yaml-edit.ts";

/** Decap edits only objects, so this field wraps a file that is a list. */
export const LIST_FIELD = "entries";

export function toForm(text: string): string {
  const value: unknown = parse(text);
  return Array.isArray(value) ? stringify({ [LIST_FIELD]: value }) : text;
}

/** The form shows a picture at once only by a URL, so each picture's name is replaced by one under `base`. */
export function withPictureUrls(form: string, schema: z.ZodType, base: string): string {
  const document = parseDocument(form);
  const whole = schema instanceof z.ZodArray ? z.object({ [LIST_FIELD]: schema }) : schema;
  for (const { path, value, meta } of markedValues(whole, document.toJS())) {
    if (typeof value !== "string" || !meta.file || meta.file.kind === "document") continue;
    document.setIn(path, base + pathOf(meta.file, value).replace(/^content\//, ""));
  }
  return printYaml(document);
}

/** The content file after the form was saved: only the changed lines differ. */
export function fromForm(before: string, form: string, schema?: z.ZodType): string {
  const old: unknown = parse(before);
  const filled: unknown = parse(form);
  const value = Array.isArray(old) ? (filled as Record<string, unknown>)[LIST_FIELD] : filled;
  const content = withoutEmpty(value, old);
  // An unchanged file keeps its own style.
  return isDeepStrictEqual(content, old) ? before : editYaml(before, content, schema);
}

/** Drops the empty values that the form writes for untouched fields. The check reports missing required ones. */
function withoutEmpty(value: unknown, old: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\r\n", "\n");
  if (!value || typeof value !== "object") return value;
  const before = (old && typeof old === "object" ? old : {}) as Record<string, unknown>;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    withoutEmpty(inner, before[key]),
  ]);
  if (Array.isArray(value))
    return entries.map(([, inner]) => inner).filter((item) => !isEmpty(item));
  // An empty list stays where there was a list.
  return Object.fromEntries(
    entries.filter(
      ([key, inner]) => !isEmpty(inner) || (Array.isArray(inner) && Array.isArray(before[key])),
    ),
  );
}

function isEmpty(value: unknown): boolean {
  if (value && typeof value === "object") return Object.keys(value).length === 0;
  return value === undefined || value === null || value === "" || value === false;
}
