import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { emptyFolder, readContentFrom } from "../tests/support/empty-folder.ts";
import { runGit } from "../tests/support/run-git.ts";
import { lastChange } from "./last-change.ts";

let folder = "";

beforeEach(() => {
  folder = emptyFolder();
  readContentFrom(folder);
});

const git = (...words: string[]) => runGit(folder, words);

const run = (line: string, input?: string) =>
  execFileSync("git", line.split(" "), { cwd: folder, encoding: "utf8", input });

function commit(file: string, text: string, day: string) {
  writeFileSync(join(folder, file), text);
  git("add", file);
  runGit(folder, ["commit", "-m", text], `${day}T12:00:00Z`);
}

test("B9 dates a page by the newest of its files", () => {
  git("init");
  commit("a.yaml", "one", "2025-03-01");
  commit("b.yaml", "two", "2025-04-01");
  commit("c.yaml", "three", "2025-05-01");
  expect(lastChange(["a.yaml", "b.yaml"])).toBe("2025-04-01");
});

test("B9 dates a page whose commit is signed, also where Git shows signatures", () => {
  git("init");
  git("config", "log.showSignature", "true");
  commit("a.yaml", "one", "2025-03-01");
  const [read, write] = ["cat-file commit HEAD", "hash-object -t commit -w --stdin"];
  const signed = run(read).replace("\n\n", "\ngpgsig -----BEGIN SSH SIGNATURE-----\n\n");
  git("reset", run(write, signed).trim());
  expect(lastChange(["a.yaml"])).toBe("2025-03-01");
});

test("B9 dates uncommitted changes today", () => {
  git("init");
  commit("a.yaml", "one", "2025-03-01");
  writeFileSync(join(folder, "a.yaml"), "new");
  expect(lastChange(["a.yaml"])).toBe(new Date().toISOString().slice(0, 10));
});

test("B9 has no date without a repository", () => {
  expect(lastChange(["a.yaml"])).toBeUndefined();
});

test("B9 has no date in a shallow clone", () => {
  git("init");
  commit("a.yaml", "one", "2025-03-01");
  commit("b.yaml", "two", "2025-04-01");
  const clone = emptyFolder();
  git("clone", "--depth", "1", pathToFileURL(folder).href, clone);
  readContentFrom(clone);
  expect(lastChange(["a.yaml"])).toBeUndefined();
});
