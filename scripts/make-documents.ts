/**
 * Makes the PDF documents: `npm run documents`.
 *
 * Chromium writes new dates and ids each time, so a PDF is printed only when its fingerprint in
 * documents/printed.json has changed, or with `-- --all` (after a change of this script or of the fonts).
 */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Marked } from "marked";
import subsetFont from "subset-font";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { directionOf } from "../app/content/language.server.ts";
import { escaped } from "../metadata/escaped.ts";
import {
  documentSources,
  documentText,
  fingerprintOf,
  PRINTED,
  readPrinted,
} from "./content-checks/documents.ts";
import { findPrinter } from "./tools.ts";

const frontMatterSchema = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.pdf$/, "write it in lower case with hyphens, as in my-document.pdf"),
  title: z.string().min(1),
  series: z.string().min(1),
  language: z.string().min(2),
  sample: z.enum(["true", "false"]).optional(),
  notice: z.string().optional(),
});

type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Static weights, because Chromium embeds a variable font as Type 3, which prints and searches badly. */
const FONTS = [
  ["Spline Sans Mono", "normal", 400],
  ["Spline Sans Mono", "normal", 500],
  ["Open Sans", "normal", 400],
  ["Open Sans", "normal", 700],
  ["Open Sans", "italic", 400],
] as const;

const before = readPrinted();
const printed: Record<string, string> = {};
for (const source of documentSources()) {
  const { frontMatter, markdown } = readSource(source);
  const target = path.join("public", path.dirname(source), frontMatter.file);
  printed[source] = fingerprintOf(source);
  const isPrinted = printed[source] === before[source] && existsSync(target);
  if (isPrinted && !process.argv.includes("--all")) {
    process.stdout.write(`${target}  unchanged\n`);
    continue;
  }
  print(await toHtml(frontMatter, markdownToHtml(source, markdown)), target);
  process.stdout.write(`${target}  ${Math.ceil(statSync(target).size / 1024)} KB\n`);
}
writeFileSync(PRINTED, `${JSON.stringify(printed, null, 2)}\n`);

function readSource(source: string): { frontMatter: FrontMatter; markdown: string } {
  const text = documentText(source);
  const [, yaml, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (yaml === undefined || markdown === undefined) {
    throw new Error(
      `${source} must begin with its title, date and so on between two lines of “---”.`,
    );
  }
  const result = frontMatterSchema.safeParse(parseYaml(yaml, { schema: "failsafe" }));
  if (!result.success) {
    throw new Error(
      `${source}: the lines between “---” have a mistake.\n${z.prettifyError(result.error)}`,
    );
  }
  return { frontMatter: result.data, markdown };
}

async function toHtml(frontMatter: FrontMatter, body: string): Promise<string> {
  const { series, title, language, notice } = frontMatter;
  const footer = JSON.stringify(`${series} / ${title}`);
  // The fonts are cut down to the letters that can be printed.
  const letters = body + footer + (notice ?? "") + "0123456789/ ";
  const faces = await Promise.all(FONTS.map((font) => fontFaces(font, letters)));

  return `<!doctype html>
<html lang="${escaped(language)}" dir="${directionOf(language) ?? "ltr"}">
<head>
<meta charset="utf-8">
<title>${escaped(`${series} ${title}`)}</title>
<style>
${faces.flat().join("\n")}
${readFileSync("documents/document.css", "utf8")}
@page { @bottom-left { content: ${footer}; } }
</style>
</head>
<body>
<h1><span class="series">${escaped(series)} </span>${escaped(title)}</h1>
${notice ? `<p class="notice">${escaped(notice)}</p>` : ""}
${body}
</body>
</html>`;
}

/** Numbers sections, gives headings ids, and marks a table's first row and column as headers. */
function markdownToHtml(source: string, markdown: string): string {
  const ids = new Set<string>();
  let section = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
          .replaceAll(/^-|-$/g, "");
        if (depth === 1)
          throw new Error(
            `${source}: the title comes from the front matter; begin with a “##” heading.`,
          );
        if (ids.has(id))
          throw new Error(`${source} has two headings “${text}”; links could not tell them apart.`);
        ids.add(id);
        const number = depth === 2 ? `<span class="number">${++section}</span> ` : "";
        return `<h${depth} id="${id}">${number}${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });

  const html = marked.parse(markdown, { async: false });
  for (const [, id = ""] of html.matchAll(/href="#([^"]*)"/g)) {
    if (!ids.has(id))
      throw new Error(`${source} links to #${id}, and has no heading of that address.`);
  }
  return (
    keepTogether(html)
      .replaceAll(/<th(?=[ >])/g, '<th scope="col"')
      .replaceAll(/<tr>\n<td(.*)<\/td>/g, '<tr>\n<th scope="row"$1</th>')
      .replaceAll('align="right"', 'class="figures"')
      // Chromium would tag <strong> and <em> with names that a PDF of this version doesn't have.
      .replaceAll(/(<\/?)strong>/g, "$1b>")
      .replaceAll(/(<\/?)em>/g, "$1i>")
  );
}

/** A day stays with its month and a number with its unit when a line ends between them. */
function keepTogether(html: string): string {
  return html.replace(
    /\d+ (?:[A-Z][a-z]+ \d{4}|[GM]B|points|marks|pages|days|hours)\b/g,
    '<span class="together">$&</span>',
  );
}

/** A family has a file for each alphabet. Letters that it lacks come from the machine that prints. */
async function fontFaces(
  [family, style, weight]: (typeof FONTS)[number],
  letters: string,
): Promise<string[]> {
  const slug = family.toLowerCase().replaceAll(" ", "-");
  const folder = `node_modules/@fontsource-variable/${slug}`;
  const ranges: Record<string, string> = JSON.parse(readFileSync(`${folder}/unicode.json`, "utf8"));
  return Promise.all(
    Object.entries(ranges).map(async ([alphabet, range]) => {
      const file = `${folder}/files/${slug}-${alphabet}-wght-${style}.woff2`;
      const font = await subsetFont(await readFile(file), letters, {
        targetFormat: "woff2",
        variationAxes: { wght: weight },
      });
      return `@font-face {
  font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; unicode-range: ${range};
  src: url(data:font/woff2;base64,${font.toString("base64")});
}`;
    }),
  );
}

/** Chromium tags a PDF by itself and takes the paper's size from document.css. */
function print(html: string, target: string): void {
  const chromium = findPrinter();
  if (!chromium) {
    throw new Error(
      "The documents are printed by Chromium, and none was found. Install Chromium or Chrome and try again.",
    );
  }
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "documents-"));
  const page = path.join(folder.path, "page.html");
  writeFileSync(page, html);
  mkdirSync(path.dirname(target), { recursive: true });
  const options = [
    "--headless",
    "--no-sandbox", // Containers often lack the sandbox, and Chromium opens only our own page.
    "--no-pdf-header-footer",
    "--generate-pdf-document-outline",
    `--print-to-pdf=${path.resolve(target)}`,
    `--user-data-dir=${path.join(folder.path, "profile")}`,
  ];
  execFileSync(chromium, [...options, page], { stdio: "pipe" });
}
