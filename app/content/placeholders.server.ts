/** By name: texts, such as the club's name, and figures, which may have other words within a sentence. */
export type Placeholders = Record<string, string | { value: string; inSentences?: string }>;

/** Not `{{name}}` or `${name}`, which other programs fill. */
const PLACEHOLDER = /(?<![{$])\{([a-z][\w-]*)\}/gi;

/** Replaces every `{name}` in texts. `unknown` may return words for a name that nobody has given. */
export function fillPlaceholders(
  value: unknown,
  known: Placeholders,
  unknown: (name: string, path: PropertyKey[]) => string | undefined,
  path: PropertyKey[] = [],
): unknown {
  const fill = (inner: unknown, key: PropertyKey) =>
    fillPlaceholders(inner, known, unknown, [...path, key]);
  if (Array.isArray(value)) return value.map(fill);
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, key)]));
  }
  if (typeof value !== "string") return value;
  return value.replace(PLACEHOLDER, (whole, name: string, start: number) => {
    const words = Object.hasOwn(known, name) ? known[name] : unknown(name, path);
    if (words === undefined) return whole;
    if (typeof words === "string") return words;
    if (whole === value) return words.value;
    const inSentence = words.inSentences ?? words.value;
    const beginsSentence = /(?:^|[.!?]\s+)$/.test(value.slice(0, start));
    return beginsSentence ? inSentence.charAt(0).toUpperCase() + inSentence.slice(1) : inSentence;
  });
}
