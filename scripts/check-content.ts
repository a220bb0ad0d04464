/**
 * `npm run content`: reads every content file as the build does. It lists the errors, which stop a build, or else the
 * warnings, which a person judges. On GitHub each is also shown beside its line.
 */
import { globSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { type ContentProblem, describeProblem } from "../app/content/content-error.server.ts";
import { readYaml } from "../app/content/load-content.server.ts";
import { editionFile, editionYears } from "../app/content/editions.server.ts";
import { fromRoot, readText } from "../app/content/files.server.ts";
import { contentFiles, findContentProblems } from "../app/pages/content-files.server.ts";

/** A speaker’s photo is shown about as wide. */
const MINIMUM_SIDE_PX = 280;

/** Of content without errors. `today` is written like 2025-01-25. */
export async function findWarnings(today: string): Promise<ContentProblem[]> {
  const texts = contentFiles().map(({ file }) => ({ file, text: readText(file) }));
  const unread = globSync("content/**/*.*", { cwd: fromRoot(), exclude: ["content/*.md"] })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) => !texts.some(({ file, text }) => file === path || text.includes(basename(path))),
    )
    .toSorted();
  return [
    ...texts.flatMap(sampleMarks),
    ...unread.map((file) => ({
      file,
      message:
        "nothing reads this file. Correct its name, name it in a content file, or delete it.",
    })),
    ...passedDay(today),
    ...(await smallPhotos()),
  ];
}

/** A comment of its own line, above a file’s content or in an entry. */
function sampleMarks({ file, text }: { file: string; text: string }): ContentProblem[] {
  if (!/^ *# sample$/m.test(text)) return [];
  return [{ file, message: "still a sample. Delete each line “# sample” once it is yours." }];
}

/** A past edition is over, whatever its file says. */
function passedDay(today: string): ContentProblem[] {
  const [current] = editionYears();
  if (!current) return [];
  const file = editionFile(current);
  const { value, lineOf } = readYaml(file);
  const { phase, date, endDate = date } = value as Record<string, string | undefined>;
  if (!phase || phase === "over" || !endDate || endDate >= today) return [];
  const message = `phase is “${phase}”, but the day, ${endDate}, has passed. Write over, or correct the date.`;
  return [{ file, line: lineOf(["phase"]), message }];
}

async function smallPhotos(): Promise<ContentProblem[]> {
  const photos = globSync("content/**/*.{jpg,jpeg,png,webp,avif}", {
    cwd: fromRoot(),
    exclude: ["content/logos/**"],
  });
  const problems = photos.map(async (file) => {
    const { width, height } = await sharp(fromRoot(file)).metadata();
    const message = `the picture has ${width} × ${height} pixels and looks blurred. Use a larger one.`;
    return Math.min(width, height) < MINIMUM_SIDE_PX ? [{ file, message }] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** A command of GitHub Actions, which shows the problem beside its line. */
export function annotation(level: "error" | "warning", problem: ContentProblem): string {
  const path = problem.file.replaceAll(/[%\r\n:,]/g, encodeURIComponent);
  const message = describeProblem(problem).replaceAll(/[%\r\n]/g, encodeURIComponent);
  return `::${level} file=${path},line=${problem.line ?? 1}::${message}`;
}

if (import.meta.main) {
  const isBuild = process.argv.includes("--errors-only");
  const errors = await findContentProblems();
  const level = errors.length > 0 ? "error" : "warning";
  const today = new Date().toISOString().slice(0, 10);
  const problems = level === "error" || isBuild ? errors : await findWarnings(today);
  for (const problem of problems) {
    console.log(`${level === "error" ? "ERROR  " : level}  ${describeProblem(problem)}`);
    if (process.env.GITHUB_ACTIONS === "true") console.log(annotation(level, problem));
  }
  const count = `${problems.length} ${level}${problems.length === 1 ? "" : "s"}.`;
  console.log(problems.length > 0 ? count : "The content is in order.");
  if (level === "error") process.exitCode = 1;
}
