import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "prettier";
import { type Document, isMap, parseDocument, type YAMLMap } from "yaml";
import { ContentError, describeProblem } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { STYLE } from "../../editor/yaml-edit.ts";

export type Changes = {
  write: { file: string; content: string | Buffer }[];
  move: { from: string; to: string }[];
};

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

/** Restores the content if it has a problem afterwards. */
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

/** The remaining steps, from a heading of docs/handover.md, with this time's years. */
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

export async function beginYear(
  command: string,
  heading: string,
  planFor: (year: number) => Changes & { last: number },
): Promise<void> {
  try {
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
  } catch (error) {
    if (!(error instanceof PlainProblem) && !(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Without `--` before it, npm takes `--dry-run` as its own option and sets an environment variable. */
export function isDryRun(argv = process.argv, env = process.env): boolean {
  return argv.includes("--dry-run") || env.npm_config_dry_run === "true";
}
