import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "prettier";
import { type Document, isMap, parseDocument, type YAMLMap } from "yaml";
import { ContentError, describeProblem } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { STYLE } from "../../editor/yaml-edit.ts";

/** What a command that begins a year does to the content; paths are from the project's root. */
export type Changes = {
  write: { file: string; content: string | Buffer }[];
  move: { from: string; to: string }[];
};

/** Something that the person who ran the command can fix; shown without a stack. */
export class PlainProblem extends Error {}

/** A content file as a document to change: comments, order and quotation marks stay. */
export function readFields(file: string): { document: Document; root: YAMLMap } {
  const document = parseDocument(readFileSync(fromRoot(file), "utf8"));
  if (!isMap(document.contents)) throw new PlainProblem(`${file} holds no fields.`);
  return { document, root: document.contents };
}

export function textOf(document: Document): string {
  return document.toString(STYLE);
}

/** Does it all or, where the content would not be in order afterwards, nothing (B11). */
export async function applyChanges({ write, move }: Changes): Promise<void> {
  const before = new Map(
    write.map(({ file }) => [
      file,
      existsSync(fromRoot(file)) ? readFileSync(fromRoot(file)) : undefined,
    ]),
  );
  for (const { from, to } of move) {
    mkdirSync(dirname(fromRoot(to)), { recursive: true });
    renameSync(fromRoot(from), fromRoot(to));
  }
  for (const { file, content } of write) {
    mkdirSync(dirname(fromRoot(file)), { recursive: true });
    writeFileSync(fromRoot(file), await formatted(file, content));
  }
  const problems = await findContentProblems().catch((error: unknown) => {
    if (error instanceof ContentError) return error.problems;
    throw error;
  });
  if (problems.length === 0) return;

  for (const [file, content] of before) {
    if (content) writeFileSync(fromRoot(file), content);
    else rmSync(fromRoot(file));
  }
  for (const { from, to } of move) renameSync(fromRoot(to), fromRoot(from));
  throw new PlainProblem(
    `The content would not be in order afterwards, so nothing was changed:\n\n${problems.map(describeProblem).join("\n\n")}`,
  );
}

function formatted(file: string, content: string | Buffer): Promise<string> | Buffer {
  return typeof content === "string" && file.endsWith(".yaml")
    ? format(content, { parser: "yaml", printWidth: 100 })
    : Buffer.from(content);
}

/** The plan in words, for the dry run and for afterwards. */
export function inWords({ write, move }: Changes): string {
  const lines = write.map(
    ({ file }) => `  ${existsSync(fromRoot(file)) ? "changes" : "writes "} ${file}`,
  );
  const [first] = move;
  if (first) {
    const pictures = move.length === 1 ? "1 picture" : `${move.length} pictures`;
    lines.push(`  moves   ${pictures} from ${dirname(first.from)}/ to ${dirname(first.to)}/`);
  }
  return lines.join("\n");
}

/**
 * The steps that are left for people: the list under a heading of docs/handover.md, with the years of this time in it,
 * so that the command and the handover agree.
 */
export function whatIsLeft(heading: string, years: { last: number; next: number }): string {
  const handover = readFileSync(
    join(dirname(dirname(import.meta.dirname)), "docs", "handover.md"),
    "utf8",
  );
  const [, section = ""] = handover.split(`\n### ${heading}\n`);
  return (section.split(/\n##/)[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("- [ ] "))
    .map((line) =>
      line
        .replace("- [ ] ", "  [ ] ")
        .replaceAll("<last>", String(years.last))
        .replaceAll("<next>", String(years.next)),
    )
    .join("\n");
}

/**
 * What `npm run new-edition` and `npm run new-projectx` do with the year they are given: plan, report, and change the
 * content unless it is a dry run; then what is left for people.
 */
export async function beginYear(
  command: string,
  heading: string,
  planFor: (year: number) => Changes & { last: number },
): Promise<void> {
  await main(async () => {
    const year = Number(process.argv.find((argument) => /^20\d\d$/.test(argument)));
    if (!year)
      throw new PlainProblem(
        `Say which year: npm run ${command} 2026 (add -- --dry-run to only see what it does).`,
      );
    const plan = planFor(year);
    const words = inWords(plan);
    if (isDryRun()) {
      process.stdout.write(
        `This would be done (nothing has been changed):\n${words}\n\nIt ends with a list of what is left to do.\n`,
      );
      return;
    }
    await applyChanges(plan);
    process.stdout.write(
      `Done:\n${words}\n\nTo take back all that changed in content/ since the last commit: git restore content && git clean -fd content\n`,
    );
    const left = whatIsLeft(heading, { last: plan.last, next: year });
    process.stdout.write(`\nWhat is left to do (docs/handover.md, ${heading}):\n${left}\n`);
  });
}

/** npm keeps `--dry-run` to itself where the `--` before it was forgotten, and only shows it in the environment. */
export function isDryRun(argv = process.argv, env = process.env): boolean {
  return argv.includes("--dry-run") || env.npm_config_dry_run === "true";
}

/** Runs a command; a PlainProblem ends it with its sentence and nothing else. */
async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof PlainProblem) && !(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
