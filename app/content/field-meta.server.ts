import { z } from "zod";

export type NamedFile = {
  /** The folder that the name starts from, from the project's root. */
  folder: string;
  kind: PictureKind | "logo" | "document";
};

export type PictureKind = "portrait" | "scene" | "highlight";

declare module "zod" {
  /** `.meta()` of a schema, for the content check, VS Code and the tests. */
  interface GlobalMeta {
    /** The text names a file. */
    file?: NamedFile;
    /** For VS Code, as JSON Schema names it. */
    format?: "uri";
    /** For VS Code, where the schema itself counts only the words that are shown. */
    maxLength?: number;
    /** The field by which people know an entry of a list. */
    namedBy?: string;
  }
}

export type MarkedValue = {
  path: PropertyKey[];
  value: unknown;
  schema: z.ZodType;
  meta: z.GlobalMeta;
};

export function* markedValues(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): Generator<MarkedValue> {
  yield { path, value, schema, meta: metaOf(schema) };
  if (!value || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const innerSchema = schemaAt(schema, step);
    if (innerSchema) yield* markedValues(innerSchema, inner, [...path, step]);
  }
}

export function schemaAt(schema: z.ZodType | undefined, step: PropertyKey): z.ZodType | undefined {
  const inner = schema && unwrapped(schema);
  if (inner instanceof z.ZodArray && typeof step === "number") return inner.element as z.ZodType;
  // Not what every object inherits, such as “constructor”.
  if (inner instanceof z.ZodObject && Object.hasOwn(inner.shape, step))
    return inner.shape[String(step)] as z.ZodType;
  return undefined;
}

export function fieldNames(schema: z.ZodType | undefined): string[] {
  const inner = schema && unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

function metaOf(schema: z.ZodType): z.GlobalMeta {
  const inner = innerOf(schema);
  return { ...(inner && metaOf(inner)), ...schema.meta() };
}

/** Makes numbers and sample marks of texts where the schema has them: of `2025` and `12.50`, but not of `5.000`. */
export function typed(value: unknown, schema: z.ZodType | undefined): unknown {
  if (!schema) return value;
  if (Array.isArray(value)) return value.map((each) => typed(each, schemaAt(schema, 0)));
  if (value && typeof value === "object") {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, each]) => [key, typed(each, schemaAt(schema, key))]),
    );
  }
  const type = unwrapped(schema);
  if (type instanceof z.ZodNumber && /^(?:0|-?[1-9]\d*)(?:\.\d\d?)?$/.test(String(value)))
    return Number(value);
  const isYesOrNo = type instanceof z.ZodBoolean && /^(?:true|false)$/i.test(String(value));
  return isYesOrNo ? /^t/i.test(String(value)) : value;
}

/**
 * Trims texts, and takes out what is there but empty, though it may be missing: a text, a list or a group without words, and a group whose
 * own list is empty, so that no heading is left.
 */
export function withoutEmpty(value: unknown, schema: z.ZodType | undefined): unknown {
  if (typeof value === "string") return value.trim();
  if (!value || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const innerSchema = schemaAt(schema, Array.isArray(value) ? Number(key) : key);
    return { key, inner: withoutEmpty(inner, innerSchema), innerSchema };
  });
  if (Array.isArray(value)) return entries.map(({ inner }) => inner);
  const kept = entries.filter(({ inner, innerSchema }) => !isLeftOut(inner, innerSchema));
  return Object.fromEntries(kept.map(({ key, inner }) => [key, inner]));
}

function isLeftOut(value: unknown, schema: z.ZodType | undefined): boolean {
  if (!(schema instanceof z.ZodOptional)) return false;
  if (value === "") return true;
  const type = unwrapped(schema);
  // A text of which nothing is left may have begun with a comment's sign.
  if (!(type instanceof z.ZodArray || type instanceof z.ZodObject)) return false;
  if (value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return Object.entries(Object(value)).some(
    ([key, inner]) =>
      Array.isArray(inner) &&
      inner.length === 0 &&
      !(schemaAt(schema, key) instanceof z.ZodOptional),
  );
}

/** An entry's name, such as “Ada Example”, or else its id. */
export function entryName(schema: z.ZodType | undefined, entry: unknown): string | undefined {
  const name = fieldOf(entry, schema && metaOf(schema).namedBy) || fieldOf(entry, "id");
  return name ? String(name) : undefined;
}

export function pathOf({ folder }: NamedFile, name: string): string {
  return `${folder}/${name.replace(/^\//, "")}`;
}

function fieldOf(entry: unknown, field: string | undefined): string | number | undefined {
  if (!field || !entry || typeof entry !== "object") return undefined;
  const value = (entry as Record<string, unknown>)[field];
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema);
  return inner ? unwrapped(inner) : schema;
}

/** What a schema wraps: of an optional value, or of one that loading changes. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schema.unwrap() as z.ZodType;
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : undefined;
}
