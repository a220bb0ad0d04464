/**
 * Random bad inputs: each ends in a page that shows what its file says, or in a sentence about that file.
 *
 *     INPUTS=500 SEED=7 npx vitest run tests/content/bad-inputs.test.ts
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isMap, isScalar, type Pair, parseDocument, type Scalar, visit } from "yaml";
import { markedValues, pathOf } from "../../app/content/field-meta.server.ts";
import { loadContent, readYaml } from "../../app/content/load-content.server.ts";
import { plainText, richText } from "../../app/content/rich-text.server.ts";
import { loadUiText, UI_TEXT_FILE } from "../../app/content/ui-text.server.ts";
import { editionPlaceholders } from "../../app/pages/conference.server.ts";
import { contentFiles, findContentProblems } from "../../app/pages/content-files.server.ts";
import { randomNumbers } from "../support/random.ts";
import { copyContentForEachTest, TEST_CONTENT_FILES } from "./copied-content.ts";

const INPUTS = Number(process.env.INPUTS ?? 40);
// The same inputs in every run: new ones are tried on purpose, not by a pull request that did nothing wrong.
const SEED = Number(process.env.SEED ?? 1);
vi.setConfig({ testTimeout: INPUTS * 30_000 });

const content = copyContentForEachTest();

const PIECES = [
  ..."#1| #2 wins|& co|&co now|*now*|* now|!now|@team|%off|`code`|> 50|? why|- a|{x|}|{ club }|{{club}}|${club}".split(
    "|",
  ),
  ..."[a]|[a] b|[a](/b)|: |a: b|'|\"|\\n|\\_|C:\\new|<b>x</b>|<br>|&amp;|&#8217;|**x**|_x_|~~x~~|# x|é|ł|🙂|Ã©|â€™".split(
    "|",
  ),
  ..."yes|no|012|1e3|~|null|true|2025-01-25|2025-02-30|0x1F|.inf|12:60|https:/x|https://x|http://a.example".split(
    "|",
  ),
  ..."https://a.example/b c|https://u:p@a.example|mailto:a|a@|a@b|/nowhere|America/Ottawa|EST|../x.png|x.heic|---".split(
    "|",
  ),
  ..."\t|\v|\0|\u00a0|\u200b|\u202e|\ufeff|\ufffc|\ufffd|\uf0b7|\u2028|\u0085|\u00ad|\u3164|   |\n|\n\n  ".split(
    "|",
  ),
  ..."<https://x.example>;<@U1>;[x][1];[^1];- [ ] x;【1†source】;$\\alpha$;[b]x[/b];x ***;：;**x**:".split(
    ";",
  ),
  "|",
  "",
  "x".repeat(1000),
];

/** Whole numbers below a limit. */
type Random = (limit: number) => number;
/** What was done, and what the page must then show, if that is known. */
type Input = {
  title: string;
  file: string;
  shown?: string;
  isRefused?: boolean;
  undo?: () => void;
};

function pick<Item>(random: Random, list: readonly Item[]): Item {
  return list[random(list.length)] as Item;
}

/** Writes a text with a piece in it as an officer would: plain, or between quotation marks. */
function changedText(random: Random): Input {
  const file = pick(random, TEST_CONTENT_FILES);
  const source = content.read(file);
  const texts: Scalar[] = [];
  visit(parseDocument(source), {
    Scalar(key, node, path) {
      const pair = path.at(-1) as Pair | undefined;
      const isValue = key !== "key" && !(isMap(pair) || isMap(path.at(-1)));
      if (isValue && isScalar(node) && !node.type?.startsWith("BLOCK")) texts.push(node);
    },
  });
  const node = pick(random, texts);
  const [start = 0, end = 0] = node.range ?? [];
  const before = String(node.value);
  const piece = pick(random, PIECES);
  const at = pick(random, [0, before.length, random(before.length + 1)]);
  const text = random(3) === 0 ? piece : before.slice(0, at) + piece + before.slice(at);
  const quote = pick(random, ["", "", '"', "'"]);
  content.write(file, source.slice(0, start) + quote + text + quote + source.slice(end));
  // Escapes and placeholders are for reading, and a word may have a comment.
  const isLiteral = !/[{}]/.test(before + text) && !(quote && /["'\\]/.test(text));
  const hasComment = quote === "" && /^\S+\s+#\s+\D/.test(text);
  return {
    title: `${file}: ${JSON.stringify(quote + text + quote)} for ${JSON.stringify(before)}`,
    file,
    shown: isLiteral && !hasComment ? text : undefined,
  };
}

const ENCODINGS: [string, (text: string) => Buffer][] = [
  ["UTF-16 LE", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 BE without mark", (text) => Buffer.from(text, "utf16le").swap16()],
  ["Windows-1252", (text) => Buffer.from(`# é\n${text}`, "latin1")],
  ["a picture", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ["conflict marks", (text) => Buffer.from(text.replace(/\n(?=.)/, "\n<<<<<<< HEAD\n"))],
];

function changedFile(random: Random): Input {
  const file = pick(random, TEST_CONTENT_FILES);
  const [title, encode] = pick(random, ENCODINGS);
  content.write(file, encode(content.read(file)));
  return { title: `${file} as ${title}`, file, isRefused: true };
}

/** A slip of the hand: a line that is deleted, doubled, indented otherwise or cut. */
function changedLine(random: Random): Input {
  const file = pick(random, TEST_CONTENT_FILES);
  const lines = content.read(file).split("\n");
  const index = random(lines.length);
  const line = lines[index] ?? "";
  const slips = [[], [line, line], [` ${line}`], [`\t${line}`], [`\u00a0${line}`], [line.slice(1)]];
  const slip = pick(random, [...slips, ["---", line], ["...", line], [line.slice(0, random(40))]]);
  lines.splice(index, 1, ...slip);
  content.write(file, lines.join("\n"));
  return { title: `${file}:${index + 1} as ${JSON.stringify(slip)}`, file };
}

const OTHER_FILES = {
  nothing: "",
  "a text": "Hello.",
  "a web page": "<!doctype html><title>404</title>",
  "a Word document": "PK\x03\x04 word/document.xml",
  "a HEIC": "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
  "half a WebP": "RIFF\x40\0\0\0WEBPVP8 ",
  "an SVG without namespace": '<svg viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>',
  "an SVG without size": '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v1z"/></svg>',
  "an SVG of a picture":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><image href="a.png"/></svg>',
  "half a PDF": "%PDF-1.4\n1 0 obj",
  "half an SVG": "<svg",
};

function changedPicture(random: Random): Input {
  const names = contentFiles().flatMap(({ file, schema }) =>
    [...markedValues(schema, readYaml(file))].flatMap(({ meta, value }) =>
      meta.file ? { file, name: pathOf(meta.file, String(value)) } : [],
    ),
  );
  const { file, name } = pick(random, names);
  const [title, bytes] = pick(random, Object.entries({ ...OTHER_FILES, "a folder": undefined }));
  const path = join(content.root(), name);
  const original = readFileSync(path);
  rmSync(path);
  if (bytes === undefined) {
    mkdirSync(path);
  } else content.write(name, Buffer.from(bytes, "latin1"));
  const undo = () => {
    rmSync(path, { recursive: true });
    content.write(name, original);
  };
  return { title: `${name} is ${title}`, file, isRefused: true, undo };
}

/** Every text of loaded content, that of a text with links as one. */
function textsOf(value: unknown): string[] {
  const inside = value && typeof value === "object" ? Object.values(value) : [];
  return [wordsOf(value), ...inside.flatMap(textsOf)];
}

function wordsOf(value: unknown): string {
  if (!value || typeof value !== "object") return String(value);
  // A link shows its words alone.
  const { to: _to, ...parts } = value as { to?: unknown };
  return Object.values(parts).map(wordsOf).join("");
}

function normal(text: string): string {
  // A text with links has dots for the hyphens of its list, and others keep them.
  return text
    .replaceAll(/^[*-] /gm, "• ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

async function check({ title, file, shown, isRefused }: Input) {
  const problems = await findContentProblems();
  for (const { file: where, problem, remedy } of problems) {
    const words = `${where}: ${problem} ${remedy}`;
    expect(problem, title).toMatch(/\S.*[.)]$/s);
    expect(remedy, title).toMatch(/\S.*\.$/s);
    expect(words, title).not.toMatch(
      /\bundefined\b|\[object|\b(?:[A-Z]\w*)?Error:|\bat \S+:\d+:\d+/,
    );
  }
  if (isRefused) expect(problems.map((each) => each.file).join(), title).toContain(file);
  const schema = contentFiles().find((each) => each.file === file)?.schema;
  if (problems.length > 0 || shown === undefined || !schema) return;
  // Dates stand in for those of an edition in the other files, which name none.
  const placeholders = editionPlaceholders(file.includes("conferencex/") ? readYaml(file) : {});
  const isInterface = file === UI_TEXT_FILE;
  const texts = textsOf(isInterface ? loadUiText() : loadContent(file, schema, placeholders));
  expect(texts.map(normal).join("\n"), title).toContain(normal(plainText(richText(shown.trim()))));
}

test(`B10 a bad input ends in a page that shows it or in a sentence (${INPUTS} inputs, SEED=${SEED})`, async () => {
  const failures: string[] = [];
  const whole = new Map(TEST_CONTENT_FILES.map((file) => [file, content.read(file)]));
  for (let turn = 0; turn < INPUTS; turn += 1) {
    const numbers = randomNumbers(SEED + turn * 7919);
    const random: Random = (limit) => Math.floor(numbers() * limit);
    const change = pick(random, [changedText, changedText, changedText, changedFile, changedLine]);
    const input = random(6) === 0 ? changedPicture(random) : change(random);
    try {
      await check(input);
    } catch (error) {
      failures.push(`SEED=${SEED + turn * 7919} ${(error as Error).message}`);
    }
    input.undo?.();
    for (const [file, text] of whole) content.write(file, text);
  }
  expect(failures).toEqual([]);
});
