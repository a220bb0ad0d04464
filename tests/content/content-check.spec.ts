import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { grow, TEN_YEARS } from "../bench/ten-years.ts";
import { copyContent } from "../support/content-copy.ts";
import { projectFolder } from "../support/folders.ts";

/** Checks a changed copy of the content. */
function checkedAfter(change: (content: string) => void): {
  status: number | null;
  output: string;
} {
  const folder = copyContent();
  change(join(folder, "content"));
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/check-content.ts", "--errors-only"],
    {
      cwd: projectFolder,
      encoding: "utf8",
      env: { ...process.env, CONTENT_ROOT: folder, FORCE_COLOR: undefined, NO_COLOR: "1" },
    },
  );
  rmSync(folder, { recursive: true, force: true });
  return { status, output: stderr };
}

test("R12 ten years of content, which the benchmark builds, pass the check", () => {
  test.setTimeout(120_000);
  // Encoding the pictures of ten editions takes seconds.
  const result = checkedAfter((content) => grow(content, { ...TEN_YEARS, editions: 3 }));
  expect(result).toEqual({ status: 0, output: "" });
});

test("B10 two pages with the same description stop the build", () => {
  const { status, output } = checkedAfter((content) => {
    const [home, learnai] = [join(content, "home.yaml"), join(content, "learnai.yaml")];
    const [words = ""] = /description: .*/.exec(readFileSync(home, "utf8")) ?? [];
    writeFileSync(learnai, readFileSync(learnai, "utf8").replace(/description: .*/, words));
  });
  expect(status).toBe(1);
  expect(output).toContain("content/learnai.yaml");
  expect(output).toContain("the description is that of content/home.yaml, too.");
});
