import { expect, test } from "vitest";
import { fittingSize } from "./preview.server.tsx";

test("B9 shrinks words until they fit", () => {
  expect(fittingSize("ProjectX", 820, 1, 176)).toBe(176);
  const size = fittingSize("Where technology meets humanity", 690, 2, 120);
  expect(size).toBeLessThan(120);
  // The longer of the two lines has sixteen letters, each 0.565 of the size wide.
  expect(16 * size * 0.565).toBeLessThanOrEqual(690);
});

test("B9 stops at the smallest size for a word that fits no line", () => {
  expect(fittingSize("x".repeat(400), 300, 1, 100)).toBe(24);
});
