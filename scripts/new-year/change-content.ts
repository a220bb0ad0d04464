import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { format } from "prettier";
import { ContentError } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";

export type Plan = {
  /** The year of the newest edition so far. */
  last: number;
  write: { file: string; content: string | Buffer }[];
  move: { from: string; to: string }[];
};

export class PlainProblem extends Error {}

export function checkIsLater(next: number, last: number): void {
  if (next > last) return;
  throw new PlainProblem(`The newest edition is ${last}: give a later year, such as ${last + 1}.`);
}

/** Restores the content if it has a problem afterwards. */
export async function applyChanges({ write, move }: Omit<Plan, "last">): Promise<void> {
  const content = fromRoot("content");
  const backup = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(content, backup, { recursive: true });
  try {
    for (const { from, to } of move) {
      mkdirSync(dirname(fromRoot(to)), { recursive: true });
      renameSync(fromRoot(from), fromRoot(to));
    }
    for (const { file, content } of write) {
      mkdirSync(dirname(fromRoot(file)), { recursive: true });
      const isYaml = typeof content === "string";
      const options = { parser: "yaml", printWidth: 100 };
      writeFileSync(fromRoot(file), isYaml ? await format(content, options) : content);
    }
    const problems = await findContentProblems();
    if (problems.length > 0) throw new ContentError(problems);
  } catch (error) {
    rmSync(content, { recursive: true });
    cpSync(backup, content, { recursive: true });
    if (!(error instanceof ContentError)) throw error;
    throw new PlainProblem(
      `The content would not be in order afterwards, so nothing was changed:\n\n${error.message}`,
    );
  } finally {
    rmSync(backup, { recursive: true });
  }
}

export function inWords({ write, move }: Plan): string {
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
  const handover = readFileSync(join(import.meta.dirname, "../../docs/handover.md"), "utf8");
  const [, section = ""] = handover.split(`\n### ${heading}\n`);
  const [steps = ""] = section
    .replaceAll("<last>", String(years.last))
    .replaceAll("<next>", String(years.next))
    .split("\n##");
  return [...steps.matchAll(/^- (\[ \] .*)/gm)].map(([, step]) => `  ${step}`).join("\n");
}

export async function beginYear(
  command: string,
  heading: string,
  planFor: (year: number) => Plan,
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
