import { isDeepStrictEqual } from "node:util";
import { parse, parseDocument, stringify } from "yaml";
import { z } from "zod";
import { markedValues, pathOf } from "../app/content/field-meta.server.ts";
import { editYaml, STYLE } from "./yaml-edit.ts";

/** Decap edits only objects, so this field wraps a file that is a list. */
export const LIST_FIELD = "entries";

export function toForm(text: string): string {
  const value: unknown = parse(text);
  return Array.isArray(value) ? stringify({ [LIST_FIELD]: value }) : text;
}

/** The form shows a picture at once only by a URL, so each picture's name is replaced by one under `base`. */
export function withPictureUrls(form: string, schema: z.ZodType, base: string): string {
  const document = parseDocument(form);
  const content: unknown = document.toJS();
  const start = schema instanceof z.ZodArray ? [LIST_FIELD] : [];
  const value = start.length > 0 ? (content as Record<string, unknown>)[LIST_FIELD] : content;
  for (const { path, value: name, meta } of markedValues(schema, value)) {
    if (typeof name !== "string" || !meta.file || meta.file.kind === "document") continue;
    const file = pathOf(meta.file, name).replace(/^content\//, "");
    document.setIn([...start, ...path], `${base}${file}`);
  }
  return document.toString(STYLE);
}

/** The content file after the form was saved: only the changed lines differ. */
export function fromForm(before: string, form: string, schema?: z.ZodType): string {
  const old: unknown = parse(before);
  const filled: unknown = parse(form);
  const value = Array.isArray(old) ? (filled as Record<string, unknown>)[LIST_FIELD] : filled;
  const content = inOrderOf(old, withoutEmpty(value, old));
  // An unchanged file keeps its own style.
  return isDeepStrictEqual(content, old) ? before : editYaml(before, content, schema);
}

/** Drops the empty values that the form writes for untouched fields. The check reports missing required ones. */
function withoutEmpty(value: unknown, old: unknown): unknown {
  if (Array.isArray(value)) {
    const before = Array.isArray(old) ? old : [];
    return value
      .map((item, index) => withoutEmpty(item, before[index]))
      .filter((item) => !isEmpty(item));
  }
  if (!value || typeof value !== "object")
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;
  const before = old && typeof old === "object" ? (old as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, withoutEmpty(inner, before[key])])
      .filter(
        ([key, inner]) => !isEmpty(inner) || (Array.isArray(inner) && Array.isArray(before[key])),
      ),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function inOrderOf(old: unknown, value: unknown): unknown {
  if (
    !value ||
    typeof value !== "object" ||
    Array.isArray(value) ||
    !old ||
    typeof old !== "object"
  )
    return value;
  const fields = value as Record<string, unknown>;
  const known = Object.keys(old).filter((key) => key in fields);
  const added = Object.keys(fields).filter((key) => !known.includes(key));
  return Object.fromEntries([...known, ...added].map((key) => [key, fields[key]]));
}
