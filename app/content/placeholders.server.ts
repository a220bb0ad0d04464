import { withSpacesOf } from "./language.server.ts";

/** The language of the texts. In Turkish a sentence begins with İ, and French has no-break spaces. */
export const LANGUAGE = Symbol("language");

/**
 * By placeholder name: texts, such as those of `content/site.yaml`, and entries of `content/figures.yaml`, which may
 * have words for sentences. Anything else leaves `{name}` in place.
 */
export type Placeholders = Record<string, unknown> & { [LANGUAGE]?: string };

export type UnknownPlaceholder = { name: string; path: PropertyKey[] };

/** Not `{{name}}` or `${name}`, which other programs fill, nor `{AI}`. */
const PLACEHOLDER = /(?<![{$])\{(?![A-Z]{1,3}\})([a-zA-Z][\w-]*)\}/g;

/** Replaces every `{name}` in strings. Adds unknown names to `unknown` and leaves their braces. */
export function fillPlaceholders(
  value: unknown,
  known: Placeholders,
  unknown: UnknownPlaceholder[],
  path: PropertyKey[] = [],
): unknown {
  const fill = (item: unknown, key: PropertyKey) =>
    fillPlaceholders(item, known, unknown, [...path, key]);

  if (typeof value === "string") {
    const words = value.replace(PLACEHOLDER, (whole, name: string, start: number) => {
      if (!Object.hasOwn(known, name)) unknown.push({ name, path });
      const before = whole === value ? undefined : value.slice(0, start);
      return wordsFor(known[name], before, known[LANGUAGE]) ?? whole;
    });
    return withSpacesOf(known[LANGUAGE] ?? "", words).replaceAll(
      /(?<=\d) (?=(?:\p{Sc}|zł|Kč|kr)(?!\p{L}))/gu,
      "\u00a0",
    );
  }
  if (Array.isArray(value)) return value.map(fill);
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, key)]));
  }
  return value;
}

/** `before` is undefined for a placeholder without other words. */
function wordsFor(known: unknown, before?: string, language?: string): string | undefined {
  if (typeof known === "string") return known;
  if (!known || typeof known !== "object" || !("value" in known)) return undefined;
  const { value, inSentences = value } = known as { value: unknown; inSentences?: unknown };
  const words = before === undefined ? value : inSentences;
  if (typeof words !== "string") return undefined;
  const beginsSentence = before !== undefined && /(?:^|[.!?]\s+)[¿¡]?$/.test(before);
  // A single Greek capital keeps its accent, which those of a whole word lose.
  const locale = language?.startsWith("el") ? "en" : language;
  // Georgian capitals are for whole words.
  return beginsSentence && !/^\p{sc=Geor}/u.test(words)
    ? words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
    : words;
}
