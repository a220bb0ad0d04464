import { configDefaults, defineConfig } from "vitest/config";

// A busy machine may be slow, and Wine is; no test waits longer than it has to.
const timeout = process.platform === "win32" ? 900_000 : 180_000;

// A configuration of its own: the site's build plugins expect a whole site, a unit test one file.
export default defineConfig({
  test: {
    include: [
      "*.test.ts",
      "{.github,app,prerender,editor,hosting,metadata,scripts,tests}/**/*.test.{ts,tsx}",
    ],
    // macOS writes one beside each file of a USB stick.
    exclude: [...configDefaults.exclude, "**/._*"],
    // A fresh clone has no package of tests/ when it runs the unit tests.
    alias: { "@playwright/test": "not-for-unit-tests" },
    // No test reads the club's own content.
    env: { CONTENT_ROOT: "tests/fixture" },
    setupFiles: ["./tests/support/without-pictures.ts"],
    testTimeout: timeout,
    hookTimeout: timeout,
    // Vitest leaves one CPU free by default, half of a small machine.
    maxWorkers: "100%",
  },
});
