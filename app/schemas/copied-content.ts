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

const ORIGINAL = join(import.meta.dirname, "test-content");

/** Where each file's pictures lie. A conference's lie in a folder of its year, the documents where they are named. */
const PICTURE_FOLDERS: Record<string, string> = {
  "team.yaml": "content/team",
  "home.yaml": "content/home",
  "newsletter.yaml": "content/newsletter",
  "organisations.yaml": "content/logos",
  "conferencex/2024.yaml": "content/conferencex/2024",
  "conferencex/2025.yaml": "content/conferencex/2025",
  "projectx.yaml": "public",
};

/** The files of the small club in test-content/, as the site knows them. */
export const TEST_CONTENT_FILES = readdirSync(ORIGINAL, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => `content/${name.replaceAll("\\", "/")}`)
  .toSorted();

/** Gives each test a whole content folder of its own to break. Its pictures are empty files. */
export function copyContentForEachTest() {
  let root = "";

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(ORIGINAL, join(root, "content"), { recursive: true });
    for (const [file, folder] of Object.entries(PICTURE_FOLDERS)) {
      const text = readFileSync(join(ORIGINAL, file), "utf8");
      for (const [, name = ""] of text.matchAll(/^[ -]*(?:photo|file|img|logo): (.+)$/gm)) {
        mkdirSync(dirname(join(root, folder, name)), { recursive: true });
        writeFileSync(join(root, folder, name), "");
      }
    }
    process.env.CONTENT_ROOT = root;
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
