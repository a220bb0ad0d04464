/**
 * Makes the PDF documents: `npm run documents`.
 *
 * Chromium writes new dates and ids each time, so a PDF is printed only when its fingerprint in
 * documents/printed.json has changed, or with `-- --all` (after a change of this script or of the fonts).
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Marked, type Tokens } from "marked";
import subsetFont from "subset-font";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import {
  documentSources,
  documentText,
  fingerprintOf,
  PRINTED,
  readPrinted,
} from "./content-checks/documents.ts";
import { findPrinter } from "./tools.mjs";

const root = path.resolve(import.meta.dirname, "..");
const require = createRequire(import.meta.url);

const frontMatterSchema = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.pdf$/, "write it in lower case with hyphens, as in my-document.pdf"),
  title: z.string().min(1),
  series: z.string().min(1),
  language: z.string().min(2),
  sample: z.literal(true).optional(),
  notice: z.string().optional(),
});

type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Static weights, because Chromium embeds a variable font as Type 3, which prints and searches badly. */
const fonts = [
  { family: "Spline Sans Mono", slug: "spline-sans-mono", style: "normal", weight: 400 },
  { family: "Spline Sans Mono", slug: "spline-sans-mono", style: "normal", weight: 500 },
  { family: "Open Sans", slug: "open-sans", style: "normal", weight: 400 },
  { family: "Open Sans", slug: "open-sans", style: "normal", weight: 700 },
  { family: "Open Sans", slug: "open-sans", style: "italic", weight: 400 },
] as const;

type Font = (typeof fonts)[number];

const foreignCharacter =
  /[^\n\u0020-\u00ff\u0152\u0153\u2010-\u2026\u2030-\u203a\u20ac\u2122\u2212]/u;

/** The part of Playwright that is used. The package belongs to tests/, where this project's types don't look. */
type Playwright = {
  chromium: {
    launch(options: object): Promise<{
      newPage(): Promise<{
        setContent(html: string): Promise<void>;
        evaluate(run: () => unknown): Promise<unknown>;
        pdf(options: object): Promise<Buffer>;
      }>;
      close(): Promise<void>;
    }>;
  };
};

await makeDocuments();

async function makeDocuments() {
  const stylesheet = await readFile(path.join(root, "documents/document.css"), "utf8");
  const sources = documentSources();
  if (sources.length === 0)
    throw new Error("There is no document to make: documents/*/*.md finds nothing.");

  const isAll = process.argv.includes("--all");
  const before = readPrinted();
  const printed: Record<string, string> = {};
  for (const source of sources) {
    const { frontMatter, markdown } = await readSource(source);
    const target = path.join("public", path.dirname(source), frontMatter.file);
    printed[source] = fingerprintOf(source);
    if (!isAll && printed[source] === before[source] && existsSync(path.join(root, target))) {
      process.stdout.write(`${target}  unchanged\n`);
      continue;
    }
    const pdf = await print(source, await toHtml(source, frontMatter, markdown, stylesheet));
    await mkdir(path.join(root, path.dirname(target)), { recursive: true });
    await writeFile(path.join(root, target), pdf);
    process.stdout.write(`${target}  ${Math.ceil(pdf.length / 1024)} KB\n`);
  }
  await writeFile(path.join(root, PRINTED), `${JSON.stringify(printed, null, 2)}\n`);
}

async function readSource(source: string): Promise<{ frontMatter: FrontMatter; markdown: string }> {
  const text = documentText(source);
  const [, yaml, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (yaml === undefined || markdown === undefined) {
    throw new Error(
      `${source} must begin with its title, date and so on between two lines of “---”.`,
    );
  }
  const [foreign] = foreignCharacter.exec(text) ?? [];
  if (foreign) {
    const line = text.slice(0, text.indexOf(foreign)).split("\n").length;
    throw new Error(
      `${source}, line ${line}: the brand's fonts have no “${foreign}”. Write it in words.`,
    );
  }
  const result = frontMatterSchema.safeParse(parseYaml(yaml));
  if (!result.success) {
    throw new Error(
      `${source}: the lines between “---” have a mistake.\n${z.prettifyError(result.error)}`,
    );
  }
  return { frontMatter: result.data, markdown };
}

async function toHtml(
  source: string,
  frontMatter: FrontMatter,
  markdown: string,
  stylesheet: string,
) {
  const { series, title, language, notice } = frontMatter;
  const body = markdownToHtml(source, markdown);
  const footer = JSON.stringify(`${series} / ${title}`);
  // Every letter that can be printed: the fonts are cut down to these
  const letters = body + footer + series + title + (notice ?? "") + "0123456789/ ";

  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${series} ${title}`)}</title>
<style>
${(await Promise.all(fonts.map((font) => fontFace(font, letters)))).join("\n")}
${stylesheet}
@page { @bottom-left { content: ${footer}; } }
</style>
</head>
<body>
<h1><span class="series">${escapeHtml(series)} </span>${escapeHtml(title)}</h1>
${notice ? `<p class="notice">${escapeHtml(notice)}</p>` : ""}
${body}
</body>
</html>`;
}

/** Numbers sections, gives headings ids, and marks a table's first row and column as headers. */
function markdownToHtml(source: string, markdown: string): string {
  const addresses = new Set<string>();
  let section = 0;

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth === 1)
          throw new Error(
            `${source}: the title comes from the front matter; begin with a “##” heading.`,
          );
        const address = toAddress(text);
        if (addresses.has(address))
          throw new Error(`${source} has two headings “${text}”; links could not tell them apart.`);
        addresses.add(address);
        const number = depth === 2 ? `<span class="number">${++section}</span> ` : "";
        return `<h${depth} id="${address}">${number}${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // Chromium would tag <strong> and <em> with names that a PDF of this version doesn't have
      strong({ tokens }) {
        return `<b>${this.parser.parseInline(tokens)}</b>`;
      },
      em({ tokens }) {
        return `<i>${this.parser.parseInline(tokens)}</i>`;
      },
      table({ header, rows }) {
        const cell = (tag: string, { tokens, align }: Tokens.TableCell, scope?: "col" | "row") =>
          `<${tag}${scope ? ` scope="${scope}"` : ""}${align === "right" ? ' class="figures"' : ""}>` +
          `${this.parser.parseInline(tokens)}</${tag}>`;
        const head = header.map((it) => cell("th", it, "col")).join("");
        const body = rows.map(
          ([first, ...others]) =>
            `<tr>${first ? cell("th", first, "row") : ""}${others.map((it) => cell("td", it)).join("")}</tr>`,
        );
        return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join("\n")}\n</tbody>\n</table>\n`;
      },
    },
  });

  const html = marked.parse(markdown, { async: false });
  for (const [, address = ""] of html.matchAll(/href="#([^"]*)"/g)) {
    if (!addresses.has(address))
      throw new Error(`${source} links to #${address}, and has no heading of that address.`);
  }
  return keepTogether(html);
}

/** A day stays with its month and a number with its unit when a line ends between them. */
function keepTogether(html: string): string {
  return html.replace(
    /\d+ (?:[A-Z][a-z]+ \d{4}|[GM]B|points|marks|pages|days|hours)\b/g,
    '<span class="together">$&</span>',
  );
}

async function fontFace({ family, slug, style, weight }: Font, letters: string): Promise<string> {
  const file = require.resolve(
    `@fontsource-variable/${slug}/files/${slug}-latin-wght-${style}.woff2`,
  );
  const font = await subsetFont(await readFile(file), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
  });
  return `@font-face {
  font-family: "${family}"; font-style: ${style}; font-weight: ${weight};
  src: url(data:font/woff2;base64,${font.toString("base64")});
}`;
}

async function print(source: string, html: string): Promise<Buffer> {
  const { chromium }: Playwright = createRequire(path.join(root, "tests/package.json"))(
    "@playwright/test",
  );
  const executablePath = findPrinter();
  if (!executablePath) {
    throw new Error(
      "The documents are printed by Chromium, and none was found. Install Chromium or Chrome and try again.",
    );
  }

  // Containers often lack the sandbox, and Chromium opens only our own page
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };
    const pdf = await page.pdf(options);
    checkFonts(source, pdf);
    return pdf;
  } finally {
    await browser.close();
  }
}

/** Finds faces of document.css that are not among the fonts above; Chromium would substitute them. */
function checkFonts(source: string, pdf: Buffer) {
  const text = pdf.toString("latin1");
  const families = fonts.map(({ family }) => family.replaceAll(" ", ""));
  const used = [...text.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([^\s/]+)/g)].map(
    ([, name = ""]) => name,
  );
  const strange = used.find((name) => !families.includes(name.split("-")[0] ?? name));

  if (used.length === 0)
    throw new Error(
      "Chromium has changed how it names a PDF's fonts: checkFonts() must follow it.",
    );
  if (strange || text.includes("/Subtype /Type3")) {
    throw new Error(
      `${source}: some letters were drawn ${strange ? `in ${strange}` : "as pictures"}. ` +
        "Look in documents/document.css for a font or weight that scripts/make-documents.ts doesn't list.",
    );
  }
}

function toAddress(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
