import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { edit, grow, TEN_YEARS } from "../bench/ten-years.ts";
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
  const description = "Two pages that search engines could not tell from each other.";
  const { status, output } = checkedAfter((content) => {
    for (const name of ["home", "newsletter"])
      edit<{ page: object }>(join(content, `${name}.yaml`), (file) => ({
        ...file,
        page: { ...file.page, description },
      }));
  });
  expect(status).toBe(1);
  expect(output).toContain("content/newsletter.yaml");
  expect(output).toContain("the description is that of content/home.yaml, too.");
});
