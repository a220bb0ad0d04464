import { Lexer, type Token, type Tokens } from "marked";
import { asOwnPage } from "./pages.server.ts";
import { addressMistake } from "./web-address.server.ts";

/** A text with links and bold words, as `app/ui/rich-text.tsx` shows it. A plain one is a string. */
export type RichText = string | (string | { bold: RichText } | { to: string; words: RichText })[];

/** Reads `[words](/newsletter)`, `https://…`, `**words**`, the blank line between paragraphs and the lines of a list. Nothing else has a meaning. */
export function richText(written: string): RichText {
  const text = written
    .replaceAll(/^([ \t]*)[*-] /gm, (_, indent) => `${indent && "\u2003"}• `)
    .replaceAll(/[ \t]*\n[ \t]*\n[ \t\n]*/g, "\n\n")
    .replaceAll(/(?<!\n)\n(?!\n|\u2003?• |\d+\. ) */g, " ");
  // A text without them stays as it is, whatever other signs it contains.
  return /\*\*|\]\(|\S@\S|https?:|www\./.test(text) ? partsOf(Lexer.lexInline(text)) : text;
}

function partsOf(tokens: Token[]): RichText {
  const parts: Exclude<RichText, string> = [];
  for (const token of tokens) {
    const part = partOf(token);
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  const [only = "", ...others] = parts;
  return typeof only === "string" && others.length === 0 ? only : parts;
}

function partOf(token: Token): Exclude<RichText, string>[number] {
  if (token.type === "strong") return { bold: partsOf(token.tokens ?? []) };
  if (token.type === "link" && !isExample(token as Tokens.Link))
    return { to: asOwnPage(token.href), words: partsOf(token.tokens ?? []) };
  return token.type === "escape" ? token.text : token.raw;
}

/** The lines of a text that are not empty, those of a list without their signs. */
export function linesOf(text: RichText): { sign: string; words: RichText }[] {
  const lines: Exclude<RichText, string>[] = [[]];
  for (const part of typeof text === "string" ? [text] : text) {
    const [first, ...others] = typeof part === "string" ? part.split("\n") : [part];
    lines.at(-1)?.push(first ?? "");
    lines.push(...others.map((line) => [line]));
  }
  return lines.flatMap(([start = "", ...rest]) => {
    if (typeof start !== "string") return { sign: "", words: [start, ...rest] };
    const [mark = "", sign = ""] = /^(\u2003?•|\d+\.) /.exec(start) ?? [];
    const words = start.slice(mark.length);
    if (rest.length > 0) return { sign, words: [words, ...rest] };
    return words ? { sign, words } : [];
  });
}

/** An address without brackets that leads nowhere, such as http://localhost, or into which words run, as in Chinese. */
function isExample({ raw, text, href }: Tokens.Link): boolean {
  const address = href.replace(/^(?:http:\/\/|mailto:[^@]*@)/, "https://");
  return raw === text && (/[^!-~]/.test(address) || addressMistake(address) !== undefined);
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

function inside(part: { bold: RichText } | { to: string; words: RichText }): RichText {
  return "to" in part ? part.words : part.bold;
}
