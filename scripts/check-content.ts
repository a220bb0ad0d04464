/**
 * `npm run content`: reads every content file as the build does. It lists the errors, which stop a build, and below them
 * the warnings, which a person judges. On GitHub each is also shown beside its line.
 */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { type ContentProblem, describeProblem } from "../app/content/content-error.server.ts";
import { readYaml } from "../app/content/load-content.server.ts";
import { editionFile, editionYears } from "../app/content/editions.server.ts";
import { fromRoot, readText } from "../app/content/files.server.ts";
import { contentFiles, findContentProblems } from "../app/pages/content-files.server.ts";

type ReadFile = { file: string } & ReturnType<typeof readYaml>;

/** `today` is written like 2025-01-25. A file that cannot be read is an error, and has no warnings. */
export function findWarnings(today: string): ContentProblem[] {
  const files = contentFiles().flatMap(({ file }): ReadFile[] => {
    try {
      return [{ file, ...readYaml(file) }];
    } catch {
      return [];
    }
  });
  return [
    ...files.flatMap(({ file }) => sampleMarks(file)),
    // A file that cannot be read may name any of them.
    ...(files.length === contentFiles().length ? unusedPictures(files) : []),
    ...files.flatMap((each) => passedDay(each, today)),
  ];
}

/** A comment of its own line, above a file’s content or in an entry. */
function sampleMarks(file: string): ContentProblem[] {
  const indents = [...readText(file).matchAll(/^( *)# sample$/gm)].map(([, indent]) => indent);
  if (indents.length === 0) return [];
  const what = indents.includes("")
    ? "the whole file"
    : counted(indents.length, "entry", "entries");
  return [
    { file, message: `still a sample: ${what}. Delete the line “# sample” once it is yours.` },
  ];
}

function unusedPictures(files: ReadFile[]): ContentProblem[] {
  const named = new Set(files.flatMap(({ value }) => textsIn(value)));
  return globSync("content/**/*.{svg,jpg,jpeg,png,webp,avif}", { cwd: fromRoot() })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.startsWith("content/pages/") && !named.has(basename(path)))
    .toSorted()
    .map((file) => ({
      file,
      message: "nothing shows this picture. Delete it, or name it in a content file.",
    }));
}

function passedDay({ file, value, lineOf }: ReadFile, today: string): ContentProblem[] {
  // A past edition is over, whatever its file says.
  const [current] = editionYears();
  if (!current || file !== editionFile(current)) return [];
  const { phase, date, endDate = date } = Object(value) as Record<string, string | undefined>;
  if (!phase || phase === "over" || !endDate || endDate >= today) return [];
  const message = `phase is “${phase}”, but the day, ${endDate}, has passed. Write over, or correct the date.`;
  return [{ file, line: lineOf(["phase"]), message }];
}

function textsIn(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn);
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** A command of GitHub Actions, which shows the problem beside its line. */
export function annotation(level: "error" | "warning", problem: ContentProblem): string {
  const path = problem.file.replaceAll(/[%\r\n:,]/g, encodeURIComponent);
  const message = describeProblem(problem).replaceAll(/[%\r\n]/g, encodeURIComponent);
  return `::${level} file=${path},line=${problem.line ?? 1}::${message}`;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { "errors-only": { type: "boolean", default: false } } });
  const isBuild = values["errors-only"];
  const errors = await findContentProblems();
  const warnings = isBuild ? [] : findWarnings(new Date().toISOString().slice(0, 10));
  for (const each of errors) console.error(`ERROR    ${describeProblem(each)}`);
  for (const each of warnings) console.log(`warning  ${describeProblem(each)}`);
  if (process.env.GITHUB_ACTIONS === "true" && !isBuild) {
    for (const each of errors) console.log(annotation("error", each));
    for (const each of warnings) console.log(annotation("warning", each));
  }
  const found = errors.length > 0 ? counted(errors.length, "error") : "The content is in order";
  const also = warnings.length > 0 ? `, ${counted(warnings.length, "warning")}` : "";
  console.log(`${found}${also}.`);
  if (errors.length > 0) process.exitCode = 1;
}
