/**
 * `npm run content`: reads every content file as the build does. It lists the errors, which stop a build, and below them
 * the warnings, which a person judges. On GitHub each is also shown beside its line.
 */
import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  ContentError,
  type ContentProblem,
  describeProblem,
} from "../app/content/content-error.server.ts";
import { CONFERENCE } from "../app/content/event-series.server.ts";
import { type MarkedValue, markedValues, pathOf } from "../app/content/field-meta.server.ts";
import { day } from "../app/content/fields.server.ts";
import { PICTURE } from "../app/content/file-kinds.server.ts";
import { isThere, positionOf, projectRoot, readYaml } from "../app/content/load-content.server.ts";
import { withoutOwnHost } from "../app/content/pages.server.ts";
import { linksOf, richText } from "../app/content/rich-text.server.ts";
import { placeOf } from "../app/content/zod-problems.server.ts";
import {
  type ContentFile,
  contentFiles,
  findContentProblems,
} from "../app/pages/content-files.server.ts";
import { findDuplicatePages } from "../metadata/page-metadata.ts";
import { fragmentsOfPages } from "./page-fragments.ts";

/** A content file as it is written, with its values. */
type ReadFile = ContentFile & { content: unknown; values: MarkedValue[] };

export async function findErrors(): Promise<ContentProblem[]> {
  return [...(await findContentProblems()), ...(await findDuplicatePages())];
}

/** `today` is written like 2025-01-25. */
export async function findWarnings(hasErrors: boolean, today: string): Promise<ContentProblem[]> {
  const files = contentFiles().flatMap(read);
  return [
    ...files.flatMap(sampleMarks),
    // A file with mistakes may name any picture, and no page can be rendered from it.
    ...(hasErrors ? [] : [...unusedPictures(files), ...(await deadLinks(files))]),
    ...files.flatMap((each) => passedDay(each, today)),
    ...namesAlike(),
  ];
}

/** Leaves out a file that cannot be read, which is an error. */
function read(file: ContentFile): ReadFile[] {
  try {
    const content = readYaml(file.file, file.schema);
    return [{ ...file, content, values: [...markedValues(file.schema, content)] }];
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

function aboutFile(file: string, problem: string, remedy: string): ContentProblem {
  return { file, entry: "", problem, remedy };
}

function aboutValue(
  { file, schema, content }: ReadFile,
  path: PropertyKey[],
  problem: string,
  remedy: string,
): ContentProblem {
  const entry = placeOf(path, content, schema);
  return { file, entry, problem, remedy, ...positionOf(file, path) };
}

function sampleMarks({ file, values }: ReadFile): ContentProblem[] {
  const marks = values.filter(({ path, value }) => path.at(-1) === "sample" && value === true);
  if (marks.length === 0) return [];
  const isWhole = marks.some(({ path }) => path.length === 1);
  const what = isWhole ? "the whole file" : counted(marks.length, "entry", "entries");
  const remedy = "Replace what is invented, then delete the line “sample: true”.";
  return [aboutFile(file, `still a sample: ${what}.`, remedy)];
}

function unusedPictures(files: ReadFile[]): ContentProblem[] {
  const values = files.flatMap((each) => each.values);
  const named = new Set(
    values.map(({ meta, value }) => meta.file && pathOf(meta.file, String(value).trim())),
  );
  return pathsIn("content")
    .filter((path) => PICTURE.test(path) && !named.has(path.normalize()))
    .map((path) =>
      aboutFile(path, "nothing shows this picture.", "Delete it, or name it in a content file."),
    );
}

/** The schemas refuse a link to a page that is not there. They do not know the parts of a page. */
async function deadLinks(files: ReadFile[]): Promise<ContentProblem[]> {
  const fragments = await fragmentsOfPages();
  return files.flatMap((each) =>
    each.values.flatMap(({ path, value }) => {
      const links = typeof value === "string" ? [value, ...linksOf(richText(value))] : [];
      return links.map(withoutOwnHost).flatMap((link) => {
        const [page = "", fragment] = link.split("#");
        const isGone = page.startsWith("/documents/") && !isThere(`public${page}`);
        const isNoPart = fragment && fragments.get(page)?.has(fragment) === false;
        if (!isGone && !isNoPart) return [];
        const problem = `“${link}” leads nowhere: there is no such ${isGone ? "file" : "part of that page"}.`;
        const remedy = `Correct the link${isGone ? "." : ", or take away the # and what follows."}`;
        return aboutValue(each, path, problem, remedy);
      });
    }),
  );
}

function passedDay(each: ReadFile, today: string): ContentProblem[] {
  if (!each.file.startsWith(`content/${CONFERENCE.slug}/`)) return [];
  const { phase, date, endDate = date } = Object(each.content) as Record<string, unknown>;
  const last = String(endDate);
  if (phase === "over" || !day.safeParse(last).success || last >= today) return [];
  const problem = `is “${String(phase)}”, but the day, ${last}, has passed.`;
  return [aboutValue(each, ["phase"], problem, "Write over, or correct the date.")];
}

/** Windows and macOS keep only one of two such files. */
function namesAlike(): ContentProblem[] {
  const paths = [...pathsIn("content"), ...pathsIn("public")];
  const groups = Map.groupBy(paths, (path) => path.normalize().toLowerCase());
  return [...groups.values()].flatMap(([first = "", ...others]) =>
    others.map((path) =>
      aboutFile(
        path,
        `its name differs from ${first} in capitals alone, and on Windows and macOS one replaces the other.`,
        "Rename or delete one of the two.",
      ),
    ),
  );
}

/** What a folder contains but hidden files, with slashes. */
function pathsIn(folder: string): string[] {
  const paths = globSync(`${folder}/**`, { cwd: projectRoot() });
  return paths.map((path) => path.replaceAll("\\", "/")).toSorted();
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

function asText(errors: ContentProblem[], warnings: ContentProblem[]): string {
  const found = [
    ...errors.map((each) => `ERROR    ${describeProblem(each)}`),
    ...warnings.map((each) => `warning  ${describeProblem(each)}`),
  ].map((text) => text.replaceAll("\n", "\n         "));
  const warned = counted(warnings.length, "warning");
  const inOrder = `The content is in order.${warnings.length > 0 ? ` ${warned}.` : ""}`;
  const summary = errors.length > 0 ? `${counted(errors.length, "error")}, ${warned}.` : inOrder;
  return [...found, summary].join("\n\n");
}

/** A command of GitHub Actions, which shows the problem beside its line. */
export function annotation(level: "error" | "warning", problem: ContentProblem): string {
  const { file, line = 1 } = problem;
  const path = file.replaceAll(/[%\r\n:,]/g, encodeURIComponent);
  const message = describeProblem(problem).replaceAll(/[%\r\n]/g, encodeURIComponent);
  return `::${level} file=${path},line=${line}::${message}`;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { "errors-only": { type: "boolean", default: false } } });
  const isBuild = values["errors-only"];
  const today = new Date().toISOString().slice(0, 10);
  const errors = await findErrors();
  const warnings = isBuild ? [] : await findWarnings(errors.length > 0, today);
  const print = errors.length > 0 ? console.error : console.log;
  print(asText(errors, warnings));
  if (process.env.GITHUB_ACTIONS === "true" && !isBuild) {
    for (const each of errors) console.log(annotation("error", each));
    for (const each of warnings) console.log(annotation("warning", each));
  }
  if (errors.length > 0) process.exitCode = 1;
}
