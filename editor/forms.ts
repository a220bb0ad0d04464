import { createHash, randomUUID } from "node:crypto";
import { type ContentProblem, describeProblem } from "../app/content/content-error.server.ts";
import { readYaml } from "../app/content/load-content.server.ts";
import { contentFiles, findContentProblems } from "../app/pages/content-files.server.ts";
import { findRenamedContent } from "../app/pages/stray-files.server.ts";
import { type Change, contentOf, put } from "./disk.ts";
import { fromForm, picturesIn, toForm } from "./form-values.ts";
import { isNewPicture, isPicture, type Upload } from "./pictures.ts";
import { hunks } from "./yaml-edit.ts";

/** The check of `npm run content`. */
export type Check = () => Promise<(ContentProblem & { level: string })[]>;

/** A field that no widget shows. It brings back which version of the file a form has, from Decap's backups too. */
const OPENED = "$opened";

/** The versions that open forms have saved themselves. */
const savedBy = new Map<string, string>();

/** The values of a form as JSON. Throws what is wrong with a file that no form can show. */
export async function openForm(path: string, origin: string): Promise<string> {
  const { file, schema } = contentFileAt(path);
  readYaml(file);
  const version = versionOf(textOf(file));
  // Read after the version, so that a change in between is found on saving.
  const value = readYaml(file, schema);
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  const isMisshapen = issues.some(
    ({ code, input, ...issue }) =>
      code === "invalid_type" &&
      (input ?? undefined) !== undefined &&
      (typeof input === "object" || /array|object/.test("expected" in issue ? issue.expected : "")),
  );
  // Decap cannot show a text where a list belongs, and an empty form would hide that all is gone.
  const isGone = value === null && !schema.safeParse([]).success;
  if (isMisshapen || isGone)
    throw new Error(describe(await findContentProblems([contentFileAt(path)])));
  return JSON.stringify({
    ...toForm(value, schema, origin),
    [OPENED]: `${version}-${randomUUID()}`,
  });
}

/** What is wrong with each file that no form can show, in words. */
export async function brokenFiles(): Promise<Record<string, string>> {
  const found = await Promise.all(
    contentFiles().map(({ file }) =>
      openForm(file, "").then(
        () => [],
        (error: unknown) => [[file, messageOf(error)]],
      ),
    ),
  );
  return Object.fromEntries(found.flat()) as Record<string, string>;
}

/** Returns what else is wrong in the content, in words. */
export const saveForm = inTurn(
  async (path: string, raw: string, uploads: Upload[], check: Check): Promise<string> => {
    const { file, schema } = contentFileAt(path);
    const { [OPENED]: opened, ...form } = JSON.parse(raw) as Record<string, unknown>;
    const named = new Set(picturesIn(form, schema).map(({ folder, name }) => folder + name));
    // Decap sends again what is saved already, and pictures that were chosen and then left out.
    const pictures: Upload[] = [];
    for (const each of uploads) {
      if (named.has(each.path) && (await isNewPicture(each))) pictures.push(each);
    }
    const wrongBefore = await mistakes(check);

    // From here to the writing nothing waits, so that nobody else can write in between.
    readYaml(file);
    const onDisk = textOf(file);
    const text = fromForm(onDisk, form, schema);
    const isChanged = text !== onDisk;
    const version = savedBy.get(String(opened)) ?? String(opened).split("-")[0];
    if (isChanged && version !== versionOf(onDisk)) {
      throw new Error(whatDiffers(file, onDisk, text));
    }
    const changes = [...pictures, ...(isChanged ? [{ path: file, bytes: Buffer.from(text) }] : [])];
    const wrong = await write(changes, wrongBefore, check);
    savedBy.set(String(opened), versionOf(text));
    return wrong;
  },
);

export const savePicture = inTurn(async (picture: Upload, check: Check) => {
  if (await isNewPicture(picture)) await write([picture], await mistakes(check), check);
});

export const deletePictures = inTurn(async (paths: string[], check: Check) => {
  for (const path of paths) if (!isPicture(path)) throw new Error(`There is no picture “${path}”.`);
  const wrongBefore = await mistakes(check);
  await write(
    paths.map((path) => ({ path })),
    wrongBefore,
    check,
  ).catch((error: unknown) => {
    throw new Error(`The picture stays. Without it:\n\n${messageOf(error)}`, {
      cause: error,
    });
  });
});

let last: Promise<unknown> = Promise.resolve();

/** One after the other, because each compares what is wrong before and after. */
function inTurn<Args extends unknown[], Result>(task: (...args: Args) => Promise<Result>) {
  return (...args: Args): Promise<Result> => {
    const result = last.then(() => task(...args));
    last = result.catch(() => {});
    return result;
  };
}

/** Takes everything back if the change brings in a mistake or fails. Returns the older mistakes, in words. */
function write(changes: Change[], wrongBefore: ContentProblem[], check: Check) {
  return put(changes, async () => {
    const known = wrongBefore.map(withoutLine);
    const wrong = changes.length > 0 ? await mistakes(check) : wrongBefore;
    const isOlder = (problem: ContentProblem) => {
      const index = known.indexOf(withoutLine(problem));
      if (index !== -1) known.splice(index, 1);
      return index !== -1;
    };
    const { older = [], brought = [] } = Object.groupBy(wrong, (each) =>
      isOlder(each) ? "older" : "brought",
    );
    if (brought.length > 0) throw new Error(describe(brought));
    return describe(older);
  });
}

/** Also when the check itself fails: its error is one mistake, and the schemas find the others. */
async function mistakes(check: Check): Promise<ContentProblem[]> {
  try {
    return (await check()).filter(({ level }) => level === "error");
  } catch (error) {
    const found = await Promise.all(
      contentFiles().map((each) => findContentProblems([each]).catch(() => [])),
    );
    const problem = `the check of the content stopped (${messageOf(error)}).`;
    return [
      { file: "content/", entry: "", problem, remedy: "Run npm run content." },
      ...found.flat(),
    ];
  }
}

/** An entry that is added above a mistake moves its line. */
function withoutLine(problem: ContentProblem): string {
  return describeProblem({ ...problem, line: undefined });
}

function describe(problems: ContentProblem[]): string {
  return problems.map(describeProblem).join("\n\n");
}

function whatDiffers(file: string, onDisk: string, yours: string): string {
  const lines = onDisk.split("\n");
  const places = hunks(onDisk, yours).map(({ start, end, lines: mine }) =>
    [
      `line ${start + 1}`,
      ...lines.slice(start, end).map((line) => `on disk: ${line}`),
      ...mine.map((line) => `yours:   ${line}`),
    ].join("\n"),
  );
  return [
    `${file} has changed since you opened this form (in another tab, in another program or by Git). Here the two differ:`,
    ...places,
    "Copy what you want to keep, leave the form, open it again from the list, and put it in.",
  ].join("\n\n");
}

function contentFileAt(path: string) {
  const renamed = findRenamedContent().filter(({ meant }) => meant === path);
  if (renamed.length > 0) throw new Error(describe(renamed));
  const found = contentFiles().find(({ file }) => file === path);
  if (!found)
    throw new Error(
      `“${path}” is not a content file. If somebody has deleted or renamed it, put it back and save again.`,
    );
  return found;
}

function textOf(file: string): string {
  return contentOf(file)?.toString() ?? "";
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
