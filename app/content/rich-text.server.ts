import { Lexer, type Token } from "marked";

type Part = string | { bold: RichText } | { italic: RichText } | { to: string; words: RichText };

/** A text with links, bold words and italics, as `app/ui/rich-text.tsx` shows it. A plain one is a string. */
export type RichText = string | Part[];

/**
 * Reads `[words](/newsletter)`, `https://…`, `**words**`, `*words*`, the blank line between paragraphs and the lines of a
 * list. Nothing else has a meaning.
 */
export function richText(written: string): RichText {
  const text = written
    .replaceAll(/^([ \t]*)[*-] /gm, (_, indent) => `${indent && "\u2003"}• `)
    .replaceAll(/[ \t]*\n[ \t]*\n[ \t\n]*/g, "\n\n")
    .replaceAll(/(?<!\n)\n(?!\n|\u2003?• |\d+\. ) */g, " ");
  // A text without them stays as it is, whatever other signs it contains.
  return /[*_]|\]\(|\S@\S|https?:|www\./.test(text) ? partsOf(Lexer.lexInline(text)) : text;
}

/** What is within a paragraph of Markdown. */
export function partsOf(tokens: Token[] = []): RichText {
  const parts: Part[] = [];
  for (const token of tokens) {
    const part = partOf(token);
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, last + part);
    else if (part !== "") parts.push(part);
  }
  const [only = "", ...others] = parts;
  return typeof only === "string" && others.length === 0 ? only : parts;
}

function partOf(token: Token): Part {
  switch (token.type) {
    case "strong":
      return { bold: partsOf(token.tokens) };
    case "em":
      return { italic: partsOf(token.tokens) };
    case "link":
      return { to: token.href, words: partsOf(token.tokens) };
    case "br":
      return "\n";
    case "escape":
      return token.text;
    default:
      return token.raw;
  }
}

/** The words alone, for feeds, search engines and link previews. */
export function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : plainText(inside(part)))).join("");
}

export function linksOf(text: RichText): string[] {
  if (typeof text === "string") return [];
  return text.flatMap((part) => {
    if (typeof part === "string") return [];
    return [...("to" in part ? [part.to] : []), ...linksOf(inside(part))];
  });
}

function inside(part: Exclude<Part, string>): RichText {
  if ("to" in part) return part.words;
  return "bold" in part ? part.bold : part.italic;
}
