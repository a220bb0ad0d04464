import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findTool } from "../scripts/tools.mjs";
import { projectFolder, testsFolder } from "./support/folders.ts";

const pinnedNode = join(projectFolder, "node_modules", "node", "bin", "node");

// Another server (nginx, Caddy …) that already serves the built site can be tested in its place.
const otherServer = process.env.SITE_URL;
// Several work trees on one machine can be tested at once, each on a port of its own.
const PORT = Number(process.env.TEST_PORT ?? 4319);
const baseURL = otherServer ?? `http://localhost:${PORT}`;
// Chromium's sandbox refuses to work for root, as which containers run, and on some CI machines.
const hasSandbox = process.getuid?.() !== 0 && !process.env.CI;
// Chromium 156, drawn by the processor, now and then waits without end for a picture that is decoded beside the
// drawing, and then draws the page no more (decision 015).
const STEADY_PICTURES = "--disable-checker-imaging";

export default defineConfig({
  testDir: testsFolder,
  testMatch: "**/*.spec.ts",
  // The editing page has packages of its own (npm run test:editor).
  testIgnore: [
    "content/editor/**",
    "site/cross-browser/**",
    "files/hosting/{github-pages,observatory}.spec.ts",
    // What takes minutes (`npm run test:long`).
    ...(process.env.LONG_TESTS
      ? []
      : ["visual/**", "**/stability.spec.ts", "**/page-cache.spec.ts", "**/dev.spec.ts"]),
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that only passes at the second try has found a fault.
  retries: 0,
  workers: 2,
  // A busy machine may be slow; no test waits longer than it has to.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // What screen readers get of each page, to be reviewed like code (`npm run test:visual -- --update`).
    toMatchAriaSnapshot: { pathTemplate: "{testDir}/visual/aria-snapshots/{arg}{ext}" },
  },
  reporter: "list",
  outputDir: join(projectFolder, "test-results"),
  use: {
    baseURL,
    // A press that can't be made says where, and does not use up the whole test's time.
    actionTimeout: 20_000,
    // Without pictures of every step, which would take a third of the time of each run.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findTool("chromium"),
      args: [...(hasSandbox ? [] : ["--no-sandbox"]), STEADY_PICTURES],
    },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  webServer: otherServer
    ? undefined
    : {
        command: `"${pinnedNode}" scripts/serve.ts dist ${PORT} --exact-port`,
        cwd: projectFolder,
        url: baseURL,
        reuseExistingServer: false,
        timeout: 20_000,
      },
});
