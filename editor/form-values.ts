import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { markedValues, pathOf } from "../app/content/field-meta.server.ts";
import { yamlDocument } from "../app/content/positions.server.ts";
import { editYaml } from "./yaml-edit.ts";

type Form = Record<string, unknown>;

/** Decap edits only objects, so this field wraps a file that is a list. */
export const LIST_FIELD = "entries";

const PICTURES = /^http:\/\/localhost:\d+\/pictures\/(?:[a-z0-9-]+\/)+/;

/** What a form shows. Decap shows a picture at once only by a URL, so each name is replaced by one under `origin`. */
export function toForm(value: unknown, schema: z.ZodType, origin: string): Form {
  const form = schema instanceof z.ZodArray ? { [LIST_FIELD]: value ?? [] } : (value ?? {});
  return withPictures(
    form as Form,
    schema,
    (name, folder) => `${origin}/pictures/${folder}${name}`,
  );
}

/** The content file after the form was saved: only the changed lines differ. */
export function fromForm(before: string, form: Form, schema: z.ZodType): string {
  const old: unknown = yamlDocument(before.replace(/^\ufeff/, "")).toJS();
  const filled = withPictures(form, schema, (url) => url.replace(PICTURES, ""));
  const value = schema instanceof z.ZodArray ? filled[LIST_FIELD] : filled;
  const content = withoutEmptyInputs(value, old);
  // An unchanged file keeps its own style.
  const isChanged = !isDeepStrictEqual(content, withoutEmptyInputs(old, old));
  return isChanged ? editYaml(before, content, schema) : before;
}

function withPictures(
  form: Form,
  schema: z.ZodType,
  change: (text: string, folder: string) => string,
): Form {
  const copy = structuredClone(form);
  for (const { path, name, folder } of picturesIn(copy, schema)) {
    const last = path.pop() as string;
    const holder = path.reduce((inner, key) => inner[key as string] as Form, copy);
    holder[last] = change(name, folder.replace(/^content\//, ""));
  }
  return copy;
}

/** Every picture that a form names, with the folder where it is. */
export function picturesIn(form: Form, schema: z.ZodType) {
  const whole = schema instanceof z.ZodArray ? z.object({ [LIST_FIELD]: schema }) : schema;
  return [...markedValues(whole, form)].flatMap(({ path, value, meta }) =>
    value && typeof value === "string" && meta.file && meta.file.kind !== "document"
      ? { path, name: value, folder: pathOf(meta.file, "") }
      : [],
  );
}

/** Drops the empty values that the form writes for untouched fields. The check reports missing required ones. */
function withoutEmptyInputs(value: unknown, old: unknown): unknown {
  if (!value) return undefined;
  if (typeof value !== "object") return String(value).replaceAll("\r\n", "\n");
  const before = (old && typeof old === "object" ? old : {}) as Form;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    withoutEmptyInputs(inner, before[key]),
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
  // A box that is not ticked is false.
  return value === undefined || value === null || value === "" || value === false;
}
