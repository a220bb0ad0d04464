import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { ContentError } from "./content-error.server.ts";
import { nearest } from "./nearest.server.ts";
import {
  fillPlaceholders,
  type Placeholders,
  type UnknownPlaceholder,
} from "./placeholders.server.ts";
import { type Position, positionIn } from "./positions.server.ts";
import { yamlMistake } from "./yaml-mistakes.server.ts";
import { placeOf, problemsFrom } from "./zod-problems.server.ts";

/** The project's root, or a test's copy of the content. */
export function projectRoot(): string {
  return process.env.CONTENT_ROOT ?? process.cwd();
}

export function fromRoot(path: string): string {
  const file = join(projectRoot(), path);
  return /^[ -~]*$/.test(path) || existsSync(file) ? file : asStored(file);
}

/** Macs may store “é” as two characters. Other systems find such a file by these two only. */
function asStored(file: string): string {
  const [folder, name] = [dirname(file), basename(file).normalize()];
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return join(folder, names.find((each) => each.normalize() === name) ?? basename(file));
}

/** Whether a content file is there; a page that may be left out has a path only then. */
export function hasContent(name: string): boolean {
  return existsSync(fromRoot(`content/${name}.yaml`));
}

/** Throws a ContentError that lists every problem of the file. */
export function loadContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  placeholders: Placeholders = {},
): z.output<Schema> {
  const raw = readYaml(file);
  const unknown: UnknownPlaceholder[] = [];
  const filled = fillPlaceholders(raw, placeholders, unknown);
  const result = schema.safeParse(filled, { reportInput: true });
  if (result.success && unknown.length === 0) return result.data;
  const problems = [
    ...unknown.map(({ name, path }) => ({
      path,
      entry: placeOf(path, filled, schema),
      problem: `{${name}} is not known.`,
      remedy: remedyFor(name, Object.keys(placeholders)),
    })),
    ...(result.success ? [] : problemsFrom(result.error, filled, schema)),
  ];
  throw new ContentError(
    problems.map(({ path, ...words }) => ({ file, ...words, ...positionOf(file, path) })),
  );
}

/** The place of a value in a content file. */
export function positionOf(file: string, path: PropertyKey[]): Position {
  return positionIn(textOf(file), path);
}

/**
 * Without the byte order mark that Windows’ Notepad writes, which YAML does not expect before a list. Composed, because
 * fonts have “é” as one letter.
 */
function textOf(file: string): string {
  return readFileSync(fromRoot(file), "utf8")
    .replace(/^\ufeff/, "")
    .normalize();
}

function remedyFor(name: string, known: string[]): string {
  const near = nearest(name, known);
  if (near) return `Write {${near}} if that is meant.`;
  if (known.length === 0)
    return "Write the words out: nothing can be named in braces in this file.";
  return `Write one of ${known.map((each) => `{${each}}`).join(", ")}, or add the figure to content/figures.yaml.`;
}

/** Caches parsed files, because every page reads site.yaml. */
const parsed = new Map<string, { text: string; value: unknown }>();

/** The file before placeholders are filled. Throws a ContentError if it is missing or not YAML. */
export function readYaml(file: string): unknown {
  if (!existsSync(fromRoot(file))) {
    throw new ContentError([
      {
        file,
        entry: "",
        problem: "the file is not there.",
        remedy: "Put it back (git keeps every earlier version), or name it as before.",
      },
    ]);
  }
  const text = textOf(file);
  const known = parsed.get(file);
  if (known?.text === text) return known.value;
  try {
    const value: unknown = parse(text, { prettyErrors: true });
    parsed.set(file, { text, value });
    return value;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new ContentError([{ file, ...yamlMistake(error, text) }]);
  }
}
