import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { distFolder, projectFolder } from "../../support/folders.ts";
import type { BrowserOptions } from "./test.ts";

const PORT = Number(process.env.TEST_PORT ?? 4319) + 20;
const baseURL = `http://localhost:${PORT}`;

const names = ["Firefox", "WebKit"] as const;

/** Runs the main journeys in Firefox and WebKit (B13). */
export default defineConfig<object, BrowserOptions>({
  testDir: import.meta.dirname,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  outputDir: join(projectFolder, "test-results", "cross-browser"),
  use: { baseURL },
  projects: names.map((name) => ({
    name,
    // WebKitGTK has no Navigation API, with which the visitors know where Back leads.
    testIgnore: name === "WebKit" ? "random-visitors.spec.ts" : [],
    use: { otherBrowserName: name, siteURL: baseURL },
  })),
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts "${distFolder}" ${PORT}`,
    cwd: projectFolder,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
