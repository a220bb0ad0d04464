import { defineConfig } from "vitest/config";

// A configuration of its own: the site's build plugins expect a whole site, a unit test one file.
export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    // No test reads the club’s own content.
    env: { CONTENT_ROOT: "tests/fixture" },
    // A busy machine is slow. No test waits longer than it has to.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Most of a run would be spent on reading the same modules for each file.
    isolate: false,
    // Vitest leaves one CPU free by default, half of a small machine.
    maxWorkers: "100%",
  },
});
