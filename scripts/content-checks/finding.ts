import { z } from "zod";
import { ContentError, type ContentProblem } from "../../app/content/content-error.server.ts";
import { CONFERENCE, editionFile, editionYears } from "../../app/content/event-series.server.ts";
import { type MarkedValue, markedValues } from "../../app/content/field-meta.server.ts";
import { positionOf, readText, readYaml } from "../../app/content/load-content.server.ts";
import { positionOfPart } from "../../app/content/positions.server.ts";
import { placeOf } from "../../app/content/zod-problems.server.ts";
import { checkNewYear } from "../../app/pages/conference.server.ts";
import { type ContentFile, contentFiles } from "../../app/pages/content-files.server.ts";

/** Only an error stops a build; a person judges a warning. */
export type Finding = ContentProblem & {
  level: "error" | "warning";
  /** The step of docs/launch.md that it leaves open. */
  step?: string;
};

/** A file with mistakes is no measure for others. */
export type ReadFile = ContentFile & { content: unknown; hasMistakes: boolean };

export function isCurrentEdition({ file }: ContentFile): boolean {
  return editionFiles().indexOf(file) === 0;
}

export function isRecap({ file }: ContentFile): boolean {
  return editionFiles().indexOf(file) > 0;
}

function editionFiles(): string[] {
  return editionYears(CONFERENCE).map((year) => editionFile(CONFERENCE, year));
}

/** Skips the files that cannot be read or are empty, and a new year that was only added: loading them reports that. */
export function readContentFiles(mistakes: ContentProblem[] = []): ReadFile[] {
  return contentFiles().flatMap((each) => {
    try {
      if (isCurrentEdition(each)) checkNewYear();
      const content = readYaml(each.file, each.schema);
      const isList = each.schema instanceof z.ZodArray;
      const isEmpty = Object.keys(fieldsOf(content)).length === 0;
      if (isEmpty || Array.isArray(content) !== isList) return [];
      return { ...each, content, hasMistakes: mistakes.some(({ file }) => file === each.file) };
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
  return { ...finding, ...positionOfPart(readText(finding.file), words) };
}

export function asErrors(problems: ContentProblem[], step?: string): Finding[] {
  return problems.map((problem) => ({ level: "error", step, ...problem }));
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** What reading a file finds wrong with it. Any other error is one of the code. */
export function findingsOf(error: unknown): Finding[] {
  if (error instanceof ContentError) return asErrors(error.problems);
  throw error;
}

const MOST_LINES = 5;

/**
 * A warning that a file repeats becomes one with the lines of the others, so that it hides no other. On a line with an
 * error, it may follow from that.
 */
export function withoutRepeats(all: Finding[]): Finding[] {
  const placeOf = ({ file, line }: Finding) => line && `${file}:${line}`;
  const wrong = new Set(all.map((each) => each.level === "error" && placeOf(each)));
  const findings = all.filter((each) => each.level === "error" || !wrong.has(placeOf(each) ?? ""));
  const groups = Map.groupBy(findings, (finding) => {
    const { level, file, problem, remedy } = finding;
    return level === "error" ? finding : JSON.stringify([file, problem, remedy]);
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const lines = others.flatMap(({ line }) => line ?? []).slice(0, MOST_LINES);
    const more = others.length - lines.length;
    const places = [...lines.map(String), ...(more > 0 ? [`${more} more`] : [])];
    const also = new Intl.ListFormat("en").format(places);
    return { ...first, problem: `${first.problem} It is also on line ${also}.` };
  });
}

export function contentOf(files: ReadFile[], name: string): ReadFile | undefined {
  return files.find((each) => each.file === `content/${name}.yaml` && !each.hasMistakes);
}

/** The entries of a list that may have mistakes. */
export function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return value && typeof value === "object" ? (value as Record<string, unknown>) : {};
}
