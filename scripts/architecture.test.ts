import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { architecture } from "./architecture.ts";

test("the picture of the architecture shows what the code imports (npm run architecture)", () => {
  expect(readFileSync("docs/architecture.md", "utf8")).toBe(architecture());
});
