/** Words written once in `content/site.yaml` or `content/figures.yaml` and named elsewhere as `{name}`. A word that is missing there is undefined, and `{name}` stays. */
export type Placeholders = Record<string, string | undefined>;

/** An unknown name in braces, and the text it was found in. */
export type UnknownPlaceholder = { name: string; path: PropertyKey[] };

const PLACEHOLDER = /\{([a-z][\w-]*)\}/gi;

/**
 * Replaces every `{name}` in the strings of a content file, so that a fact is written once.
 * Adds each name that is not known to `unknown`; the text then keeps its braces.
 */
export function fillPlaceholders(
  value: unknown,
  known: Placeholders,
  unknown: UnknownPlaceholder[],
  path: PropertyKey[] = [],
): unknown {
  const fill = (item: unknown, key: PropertyKey) =>
    fillPlaceholders(item, known, unknown, [...path, key]);

  if (typeof value === "string") {
    return value.replace(PLACEHOLDER, (whole, name: string) => {
      if (Object.hasOwn(known, name)) return known[name] ?? whole;
      unknown.push({ name, path });
      return whole;
    });
  }
  if (Array.isArray(value)) return value.map(fill);
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, key)]));
  }
  return value;
}
