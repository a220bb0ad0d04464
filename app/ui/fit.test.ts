import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fit } from "./fit.ts";

test.each([
  ["eleven letters", "partnership", "12"],
  ["a price, whose no-break spaces are no breaks", "6\u202f000\u00a0€", "8"],
  ["a compound", "long-established", "12"],
  ["parts of a word with a soft hyphen", "Donau\u00addampf\u00adschifffahrts\u00adrecht", "12"],
])("R1 large letters make room for %s", (_, text, longest) => {
  expect(fit(text, 6)?.["data-longest"]?.toString()).toBe(longest);
});

test("R1 each number of letters has a size", () => {
  const css = readFileSync("app/styles/fit.css", "utf8");
  for (let length = 6; length <= 21; length++) {
    const step = fit("x".repeat(length), 5)?.["data-longest"];
    expect(css).toContain(`[data-longest="${step}"]`);
  }
});
