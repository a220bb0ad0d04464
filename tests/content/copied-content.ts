import { cpSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach } from "vitest";
import { parse, stringify } from "yaml";
import { emptyFolder, readContentFrom } from "../support/empty-folder.ts";

const OTHER_CLUB = join(import.meta.dirname, "../other-club");

/** The other club's two editions. */
export const EDITION = "content/conferencex/2025.yaml";
export const RECAP = "content/conferencex/2024.yaml";
export const CONFERENCE_FOLDER = dirname(EDITION);

export type Fields = Record<string, unknown>;

/** Gives each test the whole content of the other club to break. */
export function copyContentForEachTest() {
  let root = "";

  beforeEach(() => {
    root = emptyFolder();
    for (const name of ["content", "public"])
      cpSync(join(OTHER_CLUB, name), join(root, name), { recursive: true });
    readContentFrom(root);
  });

  const pathOf = (file: string) => join(root, file);
  return {
    root: () => root,
    read: (file: string) => readFileSync(pathOf(file), "utf8"),
    write: (file: string, text: string | Buffer) => writeFileSync(pathOf(file), text),
    remove: (file: string) => unlinkSync(pathOf(file)),
    /** In two steps, because some disks see no difference between the two names. */
    rename(file: string, other: string) {
      renameSync(pathOf(file), pathOf(`${file}.tmp`));
      renameSync(pathOf(`${file}.tmp`), pathOf(other));
    },
    /** Changes `from` in a file, and fails where there is none: the test would then prove nothing. */
    replace(file: string, from: string | RegExp, to: string) {
      const text = readFileSync(pathOf(file), "utf8");
      const isPattern = from instanceof RegExp;
      if (isPattern ? text.search(from) === -1 : !text.includes(from))
        throw new Error(`${file} does not contain “${from}”.`);
      const changed = isPattern ? text.replace(from, to) : text.replace(from, () => to);
      writeFileSync(pathOf(file), changed);
    },
    /** The fields of a file, or with others in place of some. Those that are undefined are taken out. */
    fields: (file: string) => parse(readFileSync(pathOf(file), "utf8")) as Fields,
    change(file: string, fields: Fields) {
      writeFileSync(pathOf(file), stringify({ ...this.fields(file), ...fields }));
    },
  };
}
