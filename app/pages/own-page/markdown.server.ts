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
import { linksOf, partsOf, type RichText } from "#app/content/rich-text.server.ts";
import type { sitePlaceholders } from "#app/content/site.server.ts";

/** A piece of a page, which `prose.tsx` renders. */
export type Block =
  | { tag: "text" | "p" | "h2" | "h3" | "h4"; text: RichText }
  | { tag: "ul" | "ol"; start: number | undefined; items: Block[][] }
  | { tag: "blockquote"; blocks: Block[] }
  | { tag: "hr" }
  | { tag: "figure"; pictures: { alt: string; picture: Picture }[] }
  | { tag: "table"; head: RichText[]; rows: RichText[][] };

const pictureFile = pictureIn(OWN_PAGES, "highlight");

/** Reads what is below the front matter of a Markdown file. Throws a ContentError that lists every mistake. */
export async function readMarkdown(
  file: string,
  placeholders: ReturnType<typeof sitePlaceholders>,
): Promise<Block[]> {
  const problems: ContentProblem[] = [];
  const text = bodyOf(file, placeholders, problems);
  const tokens = new Lexer().lex(text);
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

  function words(parts: Token[] = []): RichText {
    const rich = partsOf(parts);
    for (const to of linksOf(rich)) checked(link, to);
    return rich;
  }

  async function blocksOf(token: MarkedToken): Promise<Block[]> {
    switch (token.type) {
      case "heading":
        return [headingOf(token)];
      case "paragraph":
      case "text":
        return paragraphOf(token);
      case "list": {
        const items = await inTurn(token.items, async (item) =>
          (await inTurn(item.tokens as MarkedToken[], blocksOf)).flat(),
        );
        const start = token.ordered ? Number(token.start) : undefined;
        return [{ tag: token.ordered ? "ol" : "ul", start, items }];
      }
      case "blockquote":
        return [
          {
            tag: token.type,
            blocks: (await inTurn(token.tokens as MarkedToken[], blocksOf)).flat(),
          },
        ];
      case "table": {
        const cells = (row: Tokens.TableCell[]) => row.map((cell) => words(cell.tokens));
        return [{ tag: "table", head: cells(token.header), rows: token.rows.map(cells) }];
      }
      case "hr":
        return [{ tag: "hr" }];
      default:
        return [];
    }
  }

  function headingOf({ depth, tokens, raw }: Tokens.Heading): Block {
    if (depth === 1) report("the page has a heading, its title. Begin this one with ##.", raw);
    // Screen readers list headings by their level, of which none may be left out.
    level = Math.min(Math.max(depth, 2), level + 1, 4);
    return { tag: level === 2 ? "h2" : level === 3 ? "h3" : "h4", text: words(tokens) };
  }

  /** The pictures of a paragraph are below its words. */
  async function paragraphOf({ type, tokens = [] }: Tokens.Paragraph | Tokens.Text) {
    const isPicture = (each: Token): each is Tokens.Image => each.type === "image";
    const texts = tokens.filter((each) => !isPicture(each));
    const blocks: Block[] = [];
    // A list without empty lines has no paragraphs.
    if (texts.some(({ raw }) => raw.trim()))
      blocks.push({ tag: type === "text" ? type : "p", text: words(texts) });
    const pictures = await inTurn(tokens.filter(isPicture), pictureOf);
    if (pictures.length > 0) blocks.push({ tag: "figure", pictures: pictures.flat() });
    return blocks;
  }

  async function pictureOf({ href, text: description, raw }: Tokens.Image) {
    if (!description.trim())
      report(`say what the picture shows, like ![A full hall](${href}).`, raw);
    const source = checked(pictureFile, href);
    const shown = checked(alt, description);
    return source && shown ? [{ alt: shown, picture: await picture(source) }] : [];
  }

  for (const token of tokens) {
    walkTokens([token], (each) => {
      const { type, raw } = each;
      const [entity] = (type === "text" && /&#?\w+;/.exec(raw)) || [];
      if (entity) report(`write the letter itself in place of “${entity}”.`, entity);
      if (["html", "code", "checkbox"].includes(type) && !raw.startsWith("</"))
        report(`“${raw.trim()}” is HTML or code, which a page does not show. Take it out.`, raw);
      // A line of the file ends anywhere. Two spaces at its end, or a \\, end one of the page.
      if (type === "text" && !("tokens" in each)) each.raw = raw.replaceAll("\n", " ");
    });
  }
  const blocks = await inTurn(tokens as MarkedToken[], async (token) => {
    const own = await blocksOf(token);
    offset += token.raw.length;
    return own;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return blocks.flat();
}

async function inTurn<Entry, Result>(entries: Entry[], read: (entry: Entry) => Promise<Result>) {
  const results: Result[] = [];
  for (const entry of entries) results.push(await read(entry));
  return results;
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
