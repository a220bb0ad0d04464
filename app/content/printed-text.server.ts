const TAGS =
  "a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|li|mark|ol|p|pre|s|small|span|strong|sub|sup|table|td|tr|u|ul";

/** Signs of other programs, which the page would print as they are typed: a pattern, what it is, and what to do. */
type Sign = [RegExp, string, string];

const SIGNS: Sign[] = [
  [/!?\[[^\]]*\]\([^)]*\)/, "a link in Markdown", "Write its words alone."],
  [
    /\*\*\S(?:[^*]*\S)?\*\*|(?<![\w_])__\S(?:[^_]*\S)?__(?![\w_])/,
    "bold in Markdown",
    "Take the signs away.",
  ],
  [
    /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<![\w_])_[^\s_](?:[^_]*[^\s_])?_(?![\w_])/,
    "italics in Markdown",
    "Take the signs away.",
  ],
  [/~~\S.*?~~/, "Markdown", "Take the signs away."],
  [/`[^`]+`/, "code in Markdown", "Take the signs away."],
  [/^#{1,6}\s\S/m, "a heading in Markdown", "Take the # away."],
  [/\{\s*\{.*?\}\s*\}|\$\{.*?\}/, "a placeholder of another program", "Write it like {club}."],
  [
    /\{(?![a-z][\w-]*\})\s*[a-z][^{}]*\}/i,
    "a placeholder with a space or a sign",
    "Write its name alone, like {club}.",
  ],
  [/\{[^{}]*$|^[^{}]*\}/, "half a pair of braces", "Write both, like {club}, or none."],
  [new RegExp(`</?(?:${TAGS})(?:\\s[^<>]*)?/?>|<!--.*?-->`, "i"), "HTML", "Take it out."],
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, "HTML", "Write the character that it means."],
  [
    /\\(?:_|u[\da-f]{4}|x[\da-f]{2}|[nrt](?![a-z]))/i,
    "a sign of YAML that only means something in quotation marks",
    'Put the whole text between two ".',
  ],
];

/** What a page would print as it is typed, though it was meant for a program. */
export function printedAsTyped(text: string): { problem: string; remedy: string } | undefined {
  for (const [pattern, what, remedy] of SIGNS) {
    const written = pattern.exec(text)?.[0].trim();
    if (written === undefined) continue;
    const shown = written.length > 40 ? `${written.slice(0, 37)}…` : written;
    return { problem: `“${shown}” would be shown as it is: it is ${what}.`, remedy };
  }
  return undefined;
}
