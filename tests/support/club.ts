import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, onTestFinished } from "vitest";
import { stringify } from "yaml";
import { testsFolder } from "./folders.ts";

/** A new folder outside the project, which goes when the unit test has ended. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  // Windows deletes no file that a picture library still has open.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The least that a club may write. */
const SMALL_CLUB = {
  "content/site.yaml": { club: "Brisk AI", address: "https://brisk-ai.ca", language: "en-CA" },
  "content/home.yaml": {
    title: "Brisk AI: a club",
    description: "A club that has written what is compulsory alone.",
    hero: { heading: "Learning AI together", lead: "We meet on Thursdays." },
  },
};

/** Gives each unit test a folder with the least that a club may write, to add to. */
export function smallClubForEachTest() {
  return clubForEachTest((club) => {
    for (const [file, fields] of Object.entries(SMALL_CLUB)) club.write(file, fields);
  });
}

/** Gives each unit test the content of tests/other-club/ to break. */
export function otherClubForEachTest() {
  return clubForEachTest((club) => {
    for (const name of ["content", "public"])
      cpSync(join(testsFolder, "other-club", name), join(club.root(), name), { recursive: true });
  });
}

type Club = {
  root: () => string;
  write: (file: string, content: string | Buffer | object) => void;
};

function clubForEachTest(begin: (club: Club) => void) {
  let root = "";
  const pathOf = (file: string) => join(root, file);
  const read = (file: string) => readFileSync(pathOf(file), "utf8");
  const club = {
    root: () => root,
    read,
    /** Writes a text or a picture, or fields as YAML. */
    write(file: string, content: string | Buffer | object) {
      const isWritten = typeof content === "string" || Buffer.isBuffer(content);
      mkdirSync(dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), isWritten ? content : stringify(content));
    },
    /** Changes `from` in a file, and fails where there is none: the test would then prove nothing. */
    replace(file: string, from: string | RegExp, to: string) {
      const text = read(file);
      const changed =
        typeof from === "string" ? text.replace(from, () => to) : text.replace(from, to);
      if (changed === text) throw new Error(`${file} does not contain “${from}”.`);
      writeFileSync(pathOf(file), changed);
    },
  };
  beforeEach(() => {
    root = emptyFolder();
    const before = process.env.CONTENT_ROOT;
    process.env.CONTENT_ROOT = root;
    onTestFinished(() => void (process.env.CONTENT_ROOT = before));
    begin(club);
  });
  return club;
}
