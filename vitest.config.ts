import { defineConfig } from "vitest/config";

// A configuration of its own: the site's build plugins expect a whole site, a unit test one file.
export default defineConfig({
  test: {
    include: ["{app,hosting,scripts,sharing}/**/*.test.{ts,tsx}"],
  },
});
