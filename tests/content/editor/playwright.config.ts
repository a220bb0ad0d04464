import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findTool } from "../../../scripts/tools.ts";
import { projectFolder } from "../../support/folders.ts";

const hasSandbox = process.getuid?.() !== 0 && !process.env.CI;

/** The editing page, apart from the site's own tests: its packages weigh more than all others together. */
export default defineConfig({
  testDir: import.meta.dirname,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: join(projectFolder, "test-results", "editor"),
  use: {
    viewport: { width: 1800, height: 1100 },
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findTool("chromium"),
      args: hasSandbox ? [] : ["--no-sandbox"],
    },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
});
