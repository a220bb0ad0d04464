import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { projectFolder, testsFolder } from "../support/folders.ts";

type Dev = { url: string; folder: string };

/** Starts `npm run dev` once, on a copy of the content. */
const test = base.extend<object, { dev: Dev }>({
  dev: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "content-"));
      for (const name of ["content", "public"])
        cpSync(join(testsFolder, "fixture", name), join(folder, name), { recursive: true });
      const vite = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "dev"], {
        cwd: projectFolder,
        env: { ...process.env, CONTENT_ROOT: folder, FORCE_COLOR: undefined, NO_COLOR: "1" },
      });
      const url = await new Promise<string>((found, fail) => {
        vite.stdout.on("data", (text) => {
          const [match] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
          if (match) found(match);
        });
        vite.on("close", () => fail(new Error("The development server ended.")));
      });
      await use({ url, folder });
      vite.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// Home's heading must not be typing a word during the comparison.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// One after the other, because they share one server.
test.describe.configure({ mode: "default" });

for (const [name, file, from, to, messages] of [
  ["a misspelt field", "team.yaml", /^ {2}role: /m, "  rloe: ", ["“Amara Osei”", "role"]],
  ["a line that is no YAML", "site.yaml", /^club: .*$/m, 'club: "Our club', ["quotation mark"]],
  ["a missing picture", "team.yaml", /photo: .*$/m, "photo: nobody.png", ["nobody.png"]],
] as const) {
  test(`B10 npm run dev shows ${name} until it is fixed`, async ({ page, dev }) => {
    const place = join(dev.folder, "content", file);
    const text = readFileSync(place, "utf8");
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(dev.url);
    await expect(heading).toContainText("Advancing AI through");
    writeFileSync(place, text.replace(from, to));
    await expect(heading).toHaveText("A content file has a mistake");
    for (const words of [`content/${file}:`, ...messages])
      await expect(page.locator("body")).toContainText(words);
    writeFileSync(place, text);
    await expect(heading).toContainText("Advancing AI through");
  });
}
