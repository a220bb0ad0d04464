import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { grow, TEN_YEARS } from "../bench/ten-years.ts";
import { copyContent } from "../support/content-copy.ts";
import { projectFolder } from "../support/folders.ts";

/** Changes a copy of the content and asks what stops it from being built. */
function checkedAfter(change: (content: string) => void): { status: number | null; said: string } {
  const folder = copyContent();
  change(join(folder, "content"));
  const { status, stderr } = spawnSync("node", ["scripts/check-content.ts", "--errors-only"], {
    cwd: projectFolder,
    encoding: "utf8",
    env: { ...process.env, CONTENT_ROOT: folder, FORCE_COLOR: undefined, NO_COLOR: "1" },
  });
  rmSync(folder, { recursive: true, force: true });
  return { status, said: stderr };
}

test("R12 as much content as ten years bring, which the benchmark builds, is in order", () => {
  test.setTimeout(120_000);
  // Each edition brings pictures of its own; making them takes seconds.
  const result = checkedAfter((content) => grow(content, { ...TEN_YEARS, editions: 3 }));
  expect(result).toEqual({ status: 0, said: "" });
});

test("B10 two pages that search engines could not tell apart are found before the site is built", () => {
  const { status, said } = checkedAfter((content) => {
    const [home, learnai] = [join(content, "home.yaml"), join(content, "learnai.yaml")];
    const [words = ""] = /description: .*/.exec(readFileSync(home, "utf8")) ?? [];
    writeFileSync(learnai, readFileSync(learnai, "utf8").replace(/description: .*/, words));
  });
  expect(status).toBe(1);
  expect(said).toContain("content/learnai.yaml");
  expect(said).toContain("the description is that of content/home.yaml, too.");
});
