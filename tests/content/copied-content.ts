import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { parse } from "yaml";
import { contentFiles } from "../../app/pages/content-files.server.ts";
import { markedValues, pathOf } from "../../app/content/field-meta.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";

const ORIGINAL = join(import.meta.dirname, "other-club");

/** The files of the small club in test-content/, as the site knows them. */
export const TEST_CONTENT_FILES = readdirSync(ORIGINAL, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => `content/${name.replaceAll("\\", "/")}`)
  .toSorted();

let namedFiles: string[] | undefined;

/** The pictures and documents that the content in CONTENT_ROOT names. */
function findNamedFiles(): string[] {
  return contentFiles().flatMap(({ file, schema }) =>
    [...markedValues(schema, parse(readFileSync(fromRoot(file), "utf8")))].flatMap(
      ({ value, meta }) =>
        meta.file && typeof value === "string" ? [pathOf(meta.file, value)] : [],
    ),
  );
}

/** Gives each test a whole content folder of its own to break. Its pictures are empty files. */
export function copyContentForEachTest() {
  let root = "";

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(ORIGINAL, join(root, "content"), { recursive: true });
    process.env.CONTENT_ROOT = root;
    for (const file of (namedFiles ??= findNamedFiles())) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), "");
    }
  });

  afterEach(() => {
    delete process.env.CONTENT_ROOT;
    rmSync(root, { recursive: true, force: true });
  });

  const pathOf = (file: string) => join(root, file);
  return {
    root: () => root,
    read: (file: string) => readFileSync(pathOf(file), "utf8"),
    write: (file: string, text: string | Buffer) => writeFileSync(pathOf(file), text),
    remove: (file: string) => unlinkSync(pathOf(file)),
    /** Changes the first `from` of a file, and fails where there is none: the test would then prove nothing. */
    replace(file: string, from: string, to: string) {
      const text = readFileSync(pathOf(file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not hold “${from}”.`);
      writeFileSync(
        pathOf(file),
        text.replace(from, () => to),
      );
    },
  };
}
