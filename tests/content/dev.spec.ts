import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { projectFolder, testsFolder } from "../support/folders.ts";

// Home's heading must not be typing a word during the comparison.
test("B10 npm run dev shows a mistake until it is fixed", async ({ page }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const name of ["content", "public"])
    cpSync(join(testsFolder, "fixture", name), join(folder, name), { recursive: true });
  const vite = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "dev"], {
    cwd: projectFolder,
    env: { ...process.env, CONTENT_ROOT: folder, FORCE_COLOR: undefined, NO_COLOR: "1" },
  });
  try {
    const url = await new Promise<string>((found, fail) => {
      vite.stdout.on("data", (text) => {
        const [match] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
        if (match) found(match);
      });
      vite.on("close", () => fail(new Error("The development server ended.")));
    });
    const file = join(folder, "content/team.yaml");
    const text = readFileSync(file, "utf8");
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(url);
    await expect(heading).toContainText("Advancing AI through");
    writeFileSync(file, text.replace("  role: ", "  rloe: "));
    // In Vite's own error window.
    await expect(
      page.getByText("content/team.yaml:9: “Amara Osei”, rloe: there is no field").first(),
    ).toBeVisible();
    writeFileSync(file, text);
    await expect(heading).toContainText("Advancing AI through");
  } finally {
    vite.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
