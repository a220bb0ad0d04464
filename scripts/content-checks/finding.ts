import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { ContentProblem } from "../../app/content/content-error.server.ts";
import { type ContentFile, contentFiles } from "../../app/pages/content-files.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { placeOf } from "../../app/content/zod-problems.server.ts";

/** Only an error stops a build; a person judges a warning. */
export type Finding = ContentProblem & { level: "error" | "warning" };

export type ReadFile = ContentFile & { content: unknown };

export function readContentFiles(): ReadFile[] {
  return contentFiles().flatMap((each) => {
    if (!existsSync(fromRoot(each.file))) return [];
    try {
      return [{ ...each, content: parse(readFileSync(fromRoot(each.file), "utf8")) as unknown }];
    } catch {
      return [];
    }
  });
}

export type Place = { path: PropertyKey[]; key: string; value: unknown; holder: unknown };

export function* placesIn(
  value: unknown,
  path: PropertyKey[] = [],
  holder: unknown = undefined,
): Generator<Place> {
  const key = String(path.findLast((step) => typeof step === "string") ?? "");
  yield { path, key, value, holder };
  if (!value || typeof value !== "object") return;
  for (const [step, inner] of Object.entries(value)) {
    yield* placesIn(inner, [...path, Array.isArray(value) ? Number(step) : step], value);
  }
}

export function warn(
  { file, content, schema }: ReadFile,
  path: PropertyKey[],
  problem: string,
  remedy: string,
  level: Finding["level"] = "warning",
): Finding {
  return { level, file, entry: placeOf(path, content, schema), problem, remedy };
}

/** Files of a folder that are not in `shown`, as paths from the project's root. */
export function unusedFiles(folder: string, kind: RegExp, shown: Set<string>): string[] {
  if (!existsSync(fromRoot(folder))) return [];
  return readdirSync(fromRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map(({ name }) => `${folder}/${name}`)
    .filter((file) => !shown.has(file));
}

export function contentOf(files: ReadFile[], name: string): ReadFile | undefined {
  return files.find(({ file }) => file === `content/${name}.yaml`);
}

export function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.filter(
        (entry): entry is Record<string, unknown> => Boolean(entry) && typeof entry === "object",
      )
    : [];
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return value && typeof value === "object" ? (value as Record<string, unknown>) : {};
}
