import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { emptyFolder } from "../tests/support/empty-folder.ts";
import { runGit } from "../tests/support/run-git.ts";
import { hasCodeChanged } from "./code-changed.ts";
import { hasGit } from "./tools.ts";

const testWithGit = test.skipIf(!hasGit());
let folder = "";

beforeEach(() => void (folder = emptyFolder()));

const git = (...words: string[]) => runGit(folder, words);

/** Commits files and returns the commit. */
function commit(...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), String(Math.random()));
  }
  git("init");
  git("add", "--all");
  git("commit", "--message", "Change");
  return git("rev-parse", "HEAD").trim();
}

testWithGit("B10 a change of content alone needs only the quick check", () => {
  const published = commit("app/a.ts", "content/team.yaml", "content/my file.yaml");
  commit("content/team.yaml", "content/my file.yaml", "content/team/łucja.png");
  commit("documents/rules.md", "public/documents/rules.pdf", "cspell.config.yaml");
  expect(hasCodeChanged(published, folder)).toBe(false);
});

testWithGit("B10 code that was never published needs every test, also under other changes", () => {
  const published = commit("app/a.ts", "content/team.yaml");
  commit("app/a.ts");
  commit("content/team.yaml");
  expect(hasCodeChanged(published, folder)).toBe(true);
});

testWithGit("B10 files beside the content folders count as code", () => {
  const published = commit("content/team.yaml");
  for (const file of ["package.json", "app/content/a.ts", "contents/a.yaml", ".github/b.yml"]) {
    const before = commit(file);
    expect.soft(hasCodeChanged(published, folder), file).toBe(true);
    expect.soft(hasCodeChanged(before, folder), file).toBe(false);
  }
});

testWithGit("B10 an unknown commit, or none, counts as a change of code", () => {
  commit("content/team.yaml");
  for (const since of ["", "0".repeat(40), "no-such-branch"]) {
    expect.soft(hasCodeChanged(since, folder), since).toBe(true);
  }
});
