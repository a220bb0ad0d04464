import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";
import { distFolder, projectFolder, testsFolder } from "./support/folders.ts";

// A server that already serves the site, such as a published one.
const otherServer = process.env.SITE_URL;
// A port of its own lets several work trees run tests at once.
const PORT = Number(process.env.TEST_PORT ?? 4319);
const baseURL = otherServer ?? `http://localhost:${PORT}`;
// Chromium's sandbox fails for root, the user of containers, and on some CI machines.
const hasSandbox = process.getuid?.() !== 0 && !process.env.CI;
// Chromium 156 with software rendering sometimes waits forever for an asynchronously decoded picture (decision 015).
const DECODE_SYNCHRONOUSLY = "--disable-checker-imaging";
// Otherwise each test starts a process of its own for its pages, a tenth of the run time.
const ONE_RENDERER = "--renderer-process-limit=1";

export default defineConfig({
  testDir: testsFolder,
  testMatch: "**/*.spec.ts",
  testIgnore: [
    "site/cross-browser/**",
    // These take minutes (`npm run test:long`).
    ...(process.env.LONG_TESTS ? [] : ["visual/**", "**/{large-text,lighthouse,dev}.spec.ts"]),
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on its second run has found a bug.
  retries: 0,
  workers: 2,
  // Long, because a busy machine is slow. Tests wait for conditions, not for time.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
  },
  reporter: "list",
  outputDir: join(projectFolder, "test-results"),
  use: {
    baseURL,
    // Most tests are of something else, and motion takes a quarter of the CPU.
    contextOptions: { reducedMotion: "reduce" },
    // Without a graphics card pages cost by the pixel.
    viewport: { width: 1280, height: 560 },
    // Below the test timeout, so that the error names the action.
    actionTimeout: 20_000,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      args: [...(hasSandbox ? [] : ["--no-sandbox"]), DECODE_SYNCHRONOUSLY, ONE_RENDERER],
    },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  webServer: otherServer
    ? undefined
    : {
        command: `"${process.execPath}" scripts/serve.ts "${distFolder}" ${PORT}`,
        cwd: projectFolder,
        url: baseURL,
        reuseExistingServer: false,
        timeout: 20_000,
      },
});
