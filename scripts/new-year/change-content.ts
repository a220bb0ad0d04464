import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { ContentError } from "../../app/content/content-error.server.ts";
import { git } from "../../app/content/file-history.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { type Change, contentOf, PlainProblem, put } from "../../editor/disk.ts";
import { isAsked } from "../tools.ts";

export type Plan = {
  /** The year of the newest edition so far. */
  last: number;
  write: { file: string; content: string | Buffer }[];
  move: { from: string; to: string }[];
};

/** A file before and after the command, in Base64, if it was there. */
type Recorded = { path: string; before?: string; after?: string };

/** A year further away than this is a slip of the finger. */
const YEARS_AHEAD = 2;

export function checkIsLater(next: number, last: number): void {
  if (next <= last) {
    throw new PlainProblem(
      `The newest edition is ${last}: give a later year, such as ${last + 1}.`,
    );
  }
  if (next > Math.max(last, new Date().getFullYear()) + YEARS_AHEAD) {
    throw new PlainProblem(
      `${next} is far away, and the newest edition is ${last}: give a nearer year, such as ${last + 1}.`,
    );
  }
}

/** Stops before the plan would write over somebody's file. */
export function checkIsFree(files: string[]): void {
  const taken = files.filter((file) => existsSync(fromRoot(file)));
  if (taken.length === 0) return;
  throw new PlainProblem(
    `${inList(taken)} ${taken.length === 1 ? "is" : "are"} there already, and this command writes over nothing. Rename or move what is there, then type the command again.`,
  );
}

/** What undo needs is written first, because somebody may stop the command. */
export async function applyChanges(plan: Omit<Plan, "last">, record: string): Promise<void> {
  const changes = await changesOf(plan);
  const recorded = changes.map(({ path, bytes }) => ({
    path,
    before: inBase64(contentOf(path)),
    after: inBase64(bytes),
  }));
  const notes = { path: record, bytes: Buffer.from(JSON.stringify(recorded)) };
  try {
    await put([notes, ...changes], checkContent);
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof PlainProblem)) throw error;
    throw new PlainProblem(`This cannot be done, so nothing was changed:\n\n${error.message}`);
  }
}

async function checkContent(): Promise<void> {
  const problems = await findContentProblems();
  if (problems.length > 0) throw new ContentError(problems);
}

async function changesOf({ write, move }: Omit<Plan, "last">): Promise<Change[]> {
  const after = new Map<string, Buffer | undefined>();
  for (const { from, to } of move) after.set(to, contentOf(from)).set(from, undefined);
  for (const { file, content } of write) {
    const options = { parser: "yaml", printWidth: 100 };
    const isYaml = typeof content === "string";
    after.set(file, isYaml ? Buffer.from(await format(content, options)) : content);
  }
  return [...after].map(([path, bytes]) => ({ path, bytes }));
}

function inBase64(bytes?: Buffer): string | undefined {
  return bytes?.toString("base64");
}

export function recordOf(command: string): string {
  return `node_modules/.cache/${command}.json`;
}

/** Takes back the changes of a record, unless somebody has worked on the files since. */
export async function undo(record: string): Promise<string[]> {
  const changes = JSON.parse(contentOf(record)?.toString() ?? "[]") as Recorded[];
  if (changes.length === 0)
    throw new PlainProblem("There is nothing to take back: this command has changed nothing here.");
  // As it was, as the command left it, or deleted, as the problem below asks.
  const edited = changes.filter(
    ({ path, before, after }) => ![before, after, undefined].includes(inBase64(contentOf(path))),
  );
  if (edited.length > 0) {
    throw new PlainProblem(
      `Nothing was taken back, because somebody has changed ${inList(edited.map(({ path }) => path))} since. Move a copy of it out of content/, delete it there, and type the command again.`,
    );
  }
  const taken = changes.map(({ path, before: text }) => ({
    path,
    bytes: text === undefined ? undefined : Buffer.from(text, "base64"),
  }));
  await put([...taken, { path: record }], async () => {});
  return changes.map(({ path }) => path);
}

function inList(files: string[]): string {
  const [first = "", ...others] = files;
  return others.length > 3
    ? `${first} and ${others.length} more files`
    : new Intl.ListFormat("en").format(files);
}

/** What Git has not stored of these files. Undefined without Git. */
function uncommitted(files: string[]): string[] | undefined {
  try {
    const list = (...words: string[]) =>
      git("-c", "core.quotePath=false", ...words, "--", ...files).split("\n");
    return [...list("diff", "--name-only", "--relative", "HEAD"), ...list("ls-files", "--others")]
      .filter(Boolean)
      .toSorted();
  } catch {
    return undefined;
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
  const record = recordOf(command);
  try {
    const year = yearIn(process.argv.slice(3), command);
    if (isAsked("undo")) {
      process.stdout.write(`Taken back:\n  ${(await undo(record)).join("\n  ")}\n`);
      return;
    }
    await checkContent();
    const plan = planFor(year);
    const words = inWords(plan);
    const left = uncommitted([
      ...plan.write.map(({ file }) => file),
      ...plan.move.map(({ from }) => from),
    ]);
    if (left === undefined) {
      process.stdout.write(
        "Git does not know this folder, so nobody can see whether these files have changes of yours.\n\n",
      );
    } else if (left.length > 0) {
      throw new PlainProblem(
        `This command changes ${inList(left)}, where you have changes that are not committed. Commit them first (content/README.md, “Put your change online”), then type the command again. Nothing was changed.`,
      );
    }
    if (isAsked("dry-run")) {
      process.stdout.write(
        `This would be done (nothing has been changed):\n${words}\n\nIt ends with a list of what is left to do.\n`,
      );
      return;
    }
    await applyChanges(plan, record);
    process.stdout.write(
      `Done:\n${words}\n\nTo take back exactly this: npm run ${command} -- --undo\n`,
    );
    const steps = whatIsLeft(heading, { last: plan.last, next: year });
    process.stdout.write(`\nWhat is left to do (docs/handover.md, ${heading}):\n${steps}\n`);
  } catch (error) {
    if (error instanceof ContentError) {
      process.stderr.write(
        `The content has a mistake, so nothing was changed. Correct it first:\n\n${error.message}\n`,
      );
    } else if (error instanceof PlainProblem) process.stderr.write(`${error.message}\n`);
    else throw error;
    process.exitCode = 1;
  }
}

/** The year that the command asks for; 0 for undo, which needs none. */
function yearIn(args: string[], command: string): number {
  const usage = `Say which year: npm run ${command} 2026 (add -- --dry-run to only see what it does).`;
  try {
    const { positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" }, undo: { type: "boolean" } },
    });
    const [year, ...others] = positionals;
    if (isAsked("undo") && positionals.length === 0) return 0;
    if (year && /^20\d\d$/.test(year) && others.length === 0) return Number(year);
    throw new PlainProblem(year ? `“${positionals.join(" ")}” is not one year. ${usage}` : usage);
  } catch (error) {
    if (error instanceof PlainProblem) throw error;
    throw new PlainProblem(`“${args.join(" ")}” is not known. ${usage}`);
  }
}
