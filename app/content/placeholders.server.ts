/** Values by placeholder name, from `content/site.yaml` and `content/figures.yaml`. A value that is no text leaves `{name}` in place. */
export type Placeholders = Record<string, unknown>;

export type UnknownPlaceholder = { name: string; path: PropertyKey[] };

const PLACEHOLDER = /\{([a-z][\w-]*)\}/gi;

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
    return value.replace(PLACEHOLDER, (whole, name: string) => {
      if (!Object.hasOwn(known, name)) unknown.push({ name, path });
      else if (typeof known[name] === "string") return known[name];
      return whole;
    });
  }
  if (Array.isArray(value)) return value.map(fill);
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, key)]));
  }
  return value;
}
