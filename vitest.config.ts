import { defineConfig } from "vitest/config";
import { uiTextConstants } from "./app/content/ui-text.server.ts";

// A configuration of its own: the site's build plugins expect a whole site, a unit test one file.
export default defineConfig({
  define: uiTextConstants(false),
  test: {
    include: [
      "*.test.ts",
      "{.github,app,prerender,editor,hosting,metadata,scripts,tests}/**/*.test.{ts,tsx}",
    ],
    setupFiles: ["./tests/support/without-pictures.ts"],
    // A busy machine may be slow, Wine is; no test waits longer than it has to.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Vitest leaves one CPU free by default, half of a small machine.
    maxWorkers: "100%",
  },
});
