import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { grow, TEN_YEARS } from "../bench/ten-years.ts";
import { copyContent } from "../support/content-copy.ts";
import { projectFolder } from "../support/folders.ts";

test("R12 ten years of content, which the benchmark builds, pass the check", () => {
  test.setTimeout(120_000);
  const folder = copyContent();
  // Encoding the pictures of ten editions takes seconds.
  grow(join(folder, "content"), { ...TEN_YEARS, editions: 3 });
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/check-content.ts", "--errors-only"],
    {
      cwd: projectFolder,
      encoding: "utf8",
      env: { ...process.env, CONTENT_ROOT: folder, FORCE_COLOR: undefined },
    },
  );
  rmSync(folder, { recursive: true, force: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
