import { Lexer, type Token } from "marked";

/** A text with links, bold words and italics, as `app/ui/rich-text.tsx` shows it. A plain one is a string. */
export type RichText = string | (string | { tag: string; href?: string; words: RichText })[];

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
  return /[*_]|\]\(|\S@\S|https?:|www\./.test(text) ? wordsOf(Lexer.lexInline(text)) : text;
}

/** What is within a paragraph of Markdown. */
export function wordsOf(tokens: Token[] = []): RichText {
  const parts: Exclude<RichText, string> = [];
  for (const token of tokens) {
    const part = partOf(token);
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, last + part);
    else if (part !== "") parts.push(part);
  }
  const [only = "", ...others] = parts;
  return typeof only === "string" && others.length === 0 ? only : parts;
}

function partOf(token: Token): Exclude<RichText, string>[number] {
  switch (token.type) {
    case "strong":
    case "em":
      return { tag: token.type, words: wordsOf(token.tokens) };
    case "link":
      return { tag: "a", href: token.href, words: wordsOf(token.tokens) };
    case "br":
      return "\n";
    case "escape":
      return token.text;
    default:
      return token.raw;
  }
}

/** The words alone, for feeds, search engines and link previews. */
export function plainText(text: RichText = ""): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : plainText(part.words))).join("");
}

export function linksOf(text: RichText): string[] {
  if (typeof text === "string") return [];
  return text.flatMap((part) => {
    if (typeof part === "string") return [];
    return [part.href ?? [], linksOf(part.words)].flat();
  });
}
