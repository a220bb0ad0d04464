import { Lexer, type MarkedToken, type Token, type Tokens, walkTokens } from "marked";
import type { z } from "zod";
import { ContentError, type ContentProblem } from "#app/content/content-error.server.ts";
import { link } from "#app/content/fields.server.ts";
import { alt } from "#app/content/groups.server.ts";
import { readText } from "#app/content/files.server.ts";
import { didYouMean, sentenceOf } from "#app/content/mistakes.server.ts";
import { OWN_PAGES } from "#app/content/pages.server.ts";
import { type Picture, picture, pictureIn } from "#app/content/pictures.server.ts";
import { fillPlaceholders } from "#app/content/placeholders.server.ts";
import { plainText, type RichText, wordsOf } from "#app/content/rich-text.server.ts";
import type { sitePlaceholders } from "#app/content/site.server.ts";
import { fragmentId } from "#app/ui/fragment-id.ts";

/** A piece of a page, which `prose.tsx` renders: words, a picture, or an element with its attributes and what is in it. */
export type Block =
  | string
  | ShownPicture
  | {
      tag: string;
      href?: string;
      start?: number | undefined;
      role?: "region";
      "aria-label"?: string;
      tabIndex?: 0;
      words?: string | Block[];
    };

type ShownPicture = { alt: string; picture: Picture };

/** A part of the page: what is below a heading of the second level, or above the first of them. */
type Section = { id?: string; heading?: RichText; blocks: Block[] };

const pictureFile = pictureIn(OWN_PAGES, "highlight");

/** Reads what is below the front matter of a Markdown file. Throws a ContentError that lists every mistake. */
export async function readMarkdown(
  file: string,
  placeholders: ReturnType<typeof sitePlaceholders>,
): Promise<Section[]> {
  const problems: ContentProblem[] = [];
  const text = bodyOf(file, placeholders, problems);
  const tokens = new Lexer().lex(text);
  const pictures = new Map<Token, ShownPicture>();
  /** Where in the text the block begins that is read. */
  let offset = 0;
  let level = 1;

  function report(message: string, words: string) {
    const [firstLine = ""] = words.split("\n");
    const at = Math.max(text.indexOf(firstLine, offset), offset);
    problems.push({ file, line: text.slice(0, at).split("\n").length, message });
  }

  function checked<Value>(schema: z.ZodType<Value>, value: string): Value | undefined {
    const { data, error } = schema.safeParse(value, { error: sentenceOf });
    for (const { message } of error?.issues ?? []) report(message, value);
    return data;
  }

  async function check(each: Token) {
    const token = each as MarkedToken;
    const { raw } = token;
    switch (token.type) {
      case "heading":
        if (token.depth === 1)
          report("the page has a heading, its title. Begin this one with ##.", raw);
        // Screen readers list headings by their level, of which none may be left out.
        level = Math.min(Math.max(token.depth, 2), level + 1, 4);
        token.depth = level;
        break;
      case "link":
        checked(link, token.href);
        break;
      case "image": {
        if (!token.text.trim())
          report(`say what the picture shows, like ![A full hall](${token.href}).`, raw);
        const source = checked(pictureFile, token.href);
        const words = checked(alt, token.text);
        if (source && words) pictures.set(token, { alt: words, picture: await picture(source) });
        break;
      }
      case "text": {
        const [entity] = /&#?\w+;/.exec(raw) ?? [];
        if (entity) report(`write the letter itself in place of “${entity}”.`, entity);
        // A line of the file ends anywhere. Two spaces at its end, or a \\, end one of the page.
        if (!token.tokens) token.raw = raw.replaceAll("\n", " ");
        break;
      }
      case "html":
      case "code":
      case "checkbox":
        if (!raw.startsWith("</"))
          report(`“${raw.trim()}” is HTML or code, which a page does not show. Take it out.`, raw);
    }
  }

  for (const token of tokens) {
    await Promise.all(walkTokens([token], check));
    offset += token.raw.length;
  }
  if (problems.length > 0) throw new ContentError(problems);
  return sectionsOf(tokens, pictures);
}

function sectionsOf(tokens: Token[], pictures: Map<Token, ShownPicture>): Section[] {
  const sections: Section[] = [{ blocks: [] }];
  const ids: string[] = [];
  for (const token of tokens) {
    if (token.type !== "heading" || token.depth > 2) {
      sections.at(-1)?.blocks.push(...blocksOf([token], pictures));
      continue;
    }
    const heading = wordsOf(token.tokens);
    const id = fragmentId("part", plainText(heading));
    ids.push(id);
    const count = ids.filter((each) => each === id).length;
    sections.push({ id: count > 1 ? `${id}-${count}` : id, heading, blocks: [] });
  }
  return sections.filter((section) => section.heading || section.blocks.length > 0);
}

function blocksOf(tokens: Token[], pictures: Map<Token, ShownPicture>): Block[] {
  return (tokens as MarkedToken[]).flatMap((token): Block | Block[] => {
    switch (token.type) {
      case "heading":
        return { tag: `h${token.depth}`, words: wordsOf(token.tokens) };
      case "paragraph":
      case "text": {
        const { type, tokens: parts = [] } = token;
        const words = wordsOf(parts.filter((each) => each.type !== "image"));
        // A list without empty lines has no paragraphs.
        const blocks: Block[] = type === "text" ? [words].flat() : [{ tag: "p", words }];
        // The pictures of a paragraph are below its words.
        const shown = parts.flatMap((each) => pictures.get(each) ?? []);
        return [
          ...(plainText(words).trim() ? blocks : []),
          ...(shown.length > 0 ? [{ tag: "figure", words: shown }] : []),
        ];
      }
      case "list": {
        const items = token.items.map((item) => ({
          tag: "li",
          words: blocksOf(item.tokens, pictures),
        }));
        return token.ordered
          ? { tag: "ol", start: Number(token.start), words: items }
          : { tag: "ul", words: items };
      }
      case "blockquote":
        return { tag: "blockquote", words: blocksOf(token.tokens, pictures) };
      case "table":
        return tableOf(token);
      case "hr":
        return { tag: "hr" };
      default:
        return [];
    }
  });
}

/** Scrolls where it is wider than the page, also by keyboard. */
function tableOf({ header, rows }: Tokens.Table): Block {
  const names = header.map(({ tokens }) => plainText(wordsOf(tokens)));
  const row = (cells: Tokens.TableCell[]) => ({
    tag: "tr",
    words: cells.map(({ tokens, ...cell }) => ({
      tag: cell.header && tokens.length > 0 ? "th" : "td",
      words: wordsOf(tokens),
    })),
  });
  const parts = [
    { tag: "thead", words: [row(header)] },
    { tag: "tbody", words: rows.map(row) },
  ];
  return {
    tag: "div",
    role: "region",
    "aria-label": names.filter(Boolean).join(", "),
    tabIndex: 0,
    words: [{ tag: "table", words: parts }],
  };
}

/** The text with empty lines in place of the front matter, so that lines count as in the file. */
function bodyOf(
  file: string,
  { known, standIn }: ReturnType<typeof sitePlaceholders>,
  problems: ContentProblem[],
): string {
  const lines = readText(file).split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  lines.fill("", 0, end + 1);
  const filled = fillPlaceholders(lines, known, (name, [line]) => {
    const message = `{${name}} is not known.${didYouMean(name, Object.keys(known))}`;
    if (!standIn) problems.push({ file, line: Number(line) + 1, message });
    return standIn;
  });
  return (filled as string[]).join("\n");
}
