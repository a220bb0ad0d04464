import { readFileSync } from "node:fs";
import type { ContentProblem } from "../../app/content/content-error.server.ts";
import { type MarkedValue, markedValues } from "../../app/content/field-meta.server.ts";
import { fromRoot, positionOf, readYaml } from "../../app/content/load-content.server.ts";
import { positionOfPart } from "../../app/content/positions.server.ts";
import { placeOf } from "../../app/content/zod-problems.server.ts";
import { type ContentFile, contentFiles } from "../../app/pages/content-files.server.ts";

/** Only an error stops a build; a person judges a warning. */
export type Finding = ContentProblem & { level: "error" | "warning" };

export type ReadFile = ContentFile & { content: unknown };

/** Skips the files that cannot be read: the schemas report them. */
export function readContentFiles(): ReadFile[] {
  return contentFiles().flatMap((each) => {
    try {
      return [{ ...each, content: readYaml(each.file) }];
    } catch {
      return [];
    }
  });
}

type Text = MarkedValue & { value: string; from: ReadFile };

/** Every text of the files, with its schema's `.meta()` and its file. */
export function textsIn(...files: ReadFile[]): Text[] {
  return files.flatMap((from) =>
    [...markedValues(from.schema, from.content)].flatMap((each) =>
      typeof each.value === "string" ? [{ ...each, value: each.value, from }] : [],
    ),
  );
}

export function findingAt(
  { file, content, schema }: ReadFile,
  path: PropertyKey[],
  problem: string,
  remedy: string,
  level: Finding["level"] = "warning",
): Finding {
  const entry = placeOf(path, content, schema);
  return { level, file, entry, problem, remedy, ...positionOf(file, path) };
}

/** A finding about a whole file. */
export function findingIn(
  file: string,
  problem: string,
  remedy: string,
  level: Finding["level"] = "warning",
): Finding {
  return { level, file, entry: "", problem, remedy };
}

/** A finding on the line of a text file that has certain words. */
export function findingBeside(words: string, finding: Finding): Finding {
  return { ...finding, ...positionOfPart(readFileSync(fromRoot(finding.file), "utf8"), words) };
}

export function contentOf(files: ReadFile[], name: string): ReadFile | undefined {
  return files.find(({ file }) => file === `content/${name}.yaml`);
}

/** The entries of a list that may have mistakes. */
export function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return value && typeof value === "object" ? (value as Record<string, unknown>) : {};
}
