import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import type { z } from "zod";
import { ContentError, type ContentProblem } from "#app/content/content-error.server.ts";
import { link } from "#app/content/fields.server.ts";
import { alt } from "#app/content/groups.server.ts";
import { frontMatterOf, readText } from "#app/content/files.server.ts";
import { didYouMean, sentenceOf } from "#app/content/mistakes.server.ts";
import { OWN_PAGES } from "#app/content/pages.server.ts";
import { type Picture, picture, pictureIn } from "#app/content/pictures.server.ts";
import { fillPlaceholders } from "#app/content/placeholders.server.ts";
import type { sitePlaceholders } from "#app/content/site.server.ts";

/** A piece of a page as data, which `prose.tsx` renders. */
export type ProseNode =
  | string
  | { tag: "img"; alt: string; picture: Picture }
  | { tag: "a"; href: string; children: ProseNode[] }
  | { tag: "ol"; start: number; children: ProseNode[] }
  | { tag: "table"; label: string; children: ProseNode[] }
  | { tag: PlainTag; children: ProseNode[] };

const PLAIN_TAGS = {
  paragraph: "p",
  blockquote: "blockquote",
  list_item: "li",
  strong: "strong",
  em: "em",
  del: "s",
} as const;

type PlainTag =
  | (typeof PLAIN_TAGS)[keyof typeof PLAIN_TAGS]
  | "h2" | "h3" | "h4" | "ul" | "code" | "br" | "hr" | "figure"
  | "thead" | "tbody" | "tr" | "th" | "td"; // prettier-ignore

const pictureFile = pictureIn(OWN_PAGES, "highlight");

/** Reads what is below the front matter of a Markdown file. Throws a ContentError that lists every mistake. */
export async function readMarkdown(
  file: string,
  placeholders: ReturnType<typeof sitePlaceholders>,
): Promise<ProseNode[]> {
  const problems: ContentProblem[] = [];
  const text = bodyOf(file, placeholders, problems);
  /** Where in the text the current token begins. */
  let offset = 0;
  let level = 1;

  function report(message: string) {
    problems.push({ file, line: text.slice(0, offset).split("\n").length, message });
  }

  function checked<Value>(schema: z.ZodType<Value>, value: string): Value | undefined {
    const { data, error } = schema.safeParse(value, { error: sentenceOf });
    for (const { message } of error?.issues ?? []) report(message);
    return data;
  }

  async function nodesOf(tokens: Token[] = []): Promise<ProseNode[]> {
    const nodes: ProseNode[] = [];
    for (const token of tokens) {
      const [firstLine = ""] = token.raw.split("\n");
      offset = Math.max(offset, text.indexOf(firstLine, offset));
      const end = offset + token.raw.length;
      nodes.push(...(await nodeOf(token as MarkedToken)));
      offset = Math.max(offset, Math.min(end, text.length));
    }
    return nodes;
  }

  async function nodeOf(token: MarkedToken): Promise<ProseNode[]> {
    switch (token.type) {
      case "space":
      case "def":
        return [];
      case "text":
        if (token.tokens) return nodesOf(token.tokens);
        if (/&#?\w+;/.test(token.raw)) reportHtml(token.raw);
        return [token.text.replaceAll("\n", " ")];
      case "escape":
        return [token.text];
      case "codespan":
        return [{ tag: "code", children: [token.text] }];
      case "br":
      case "hr":
        return [{ tag: token.type, children: [] }];
      case "paragraph":
        return [{ tag: isPictures(token) ? "figure" : "p", children: await nodesOf(token.tokens) }];
      case "blockquote":
      case "list_item":
      case "strong":
      case "em":
      case "del":
        return [{ tag: PLAIN_TAGS[token.type], children: await nodesOf(token.tokens) }];
      case "heading":
        return [await headingOf(token)];
      case "list": {
        const children = await nodesOf(token.items);
        return [token.ordered ? { tag: "ol", start: Number(token.start), children } : { tag: "ul", children }]; // prettier-ignore
      }
      case "link":
        return [
          {
            tag: "a",
            href: checked(link, token.href) ?? "",
            children: await nodesOf(token.tokens),
          },
        ];
      case "image":
        return pictureOf(token);
      case "table":
        return [await tableOf(token)];
      case "html":
        // The opening tag is reported.
        if (!token.raw.startsWith("</")) reportHtml(token.raw);
        return [];
      case "code":
        report("a line that begins with four spaces or ``` is program code. Take these away.");
        return [];
      case "checkbox":
        report("a list of things to tick does not work on a page. Take “[ ]” away.");
        return [];
    }
  }

  function reportHtml(html: string) {
    const [shown = ""] = html.trim().split("\n");
    report(`“${shown}” is HTML. Write it in Markdown, or take it out.`);
  }

  async function headingOf({ depth, tokens }: Tokens.Heading): Promise<ProseNode> {
    if (depth === 1) report("the page has a heading, its title. Begin this one with ##.");
    // Screen readers list headings by their level, of which none may be left out.
    level = Math.min(Math.max(depth, 2), level + 1, 4);
    const tag = level === 2 ? "h2" : level === 3 ? "h3" : "h4";
    return { tag, children: await nodesOf(tokens) };
  }

  async function pictureOf({ href, text: words }: Tokens.Image): Promise<ProseNode[]> {
    if (!words.trim()) {
      report(`say what the picture shows, like ![A full hall](${href}).`);
      return [];
    }
    const source = checked(pictureFile, href);
    const description = checked(alt, words);
    if (!source || !description) return [];
    return [{ tag: "img", alt: description, picture: await picture(source) }];
  }

  async function tableOf({ header, rows }: Tokens.Table): Promise<ProseNode> {
    const row = async (cells: Tokens.TableCell[]): Promise<ProseNode> => {
      const children: ProseNode[] = [];
      for (const { text: words, header: isHeader, tokens } of cells)
        children.push({ tag: isHeader && words ? "th" : "td", children: await nodesOf(tokens) });
      return { tag: "tr", children };
    };
    const head = await row(header);
    const body: ProseNode[] = [];
    for (const cells of rows) body.push(await row(cells));
    return {
      tag: "table",
      label: header.map((cell) => cell.text).filter(Boolean).join(", "), // prettier-ignore
      children: [
        { tag: "thead", children: [head] },
        { tag: "tbody", children: body },
      ],
    };
  }

  const nodes = await nodesOf(new Lexer().lex(text));
  if (problems.length > 0) throw new ContentError(problems);
  return nodes;
}

/** A paragraph of pictures alone. */
function isPictures({ tokens }: Tokens.Paragraph): boolean {
  const others = tokens.filter(({ type }) => type !== "image");
  return others.length < tokens.length && others.every(({ raw }) => !raw.trim());
}

/** The text with empty lines in place of the front matter, so that lines count as in the file. */
function bodyOf(
  file: string,
  { known, standIn }: ReturnType<typeof sitePlaceholders>,
  problems: ContentProblem[],
): string {
  const lines = readText(file).split(/\r?\n/);
  lines.fill("", 0, frontMatterOf(file).split("\n").length);
  const filled = fillPlaceholders(lines, known, (name, [line]) => {
    const message = `{${name}} is not known.${didYouMean(name, Object.keys(known))}`;
    if (!standIn) problems.push({ file, line: Number(line) + 1, message });
    return standIn;
  });
  return (filled as string[]).join("\n");
}
