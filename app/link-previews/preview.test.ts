import { expect, test } from "vitest";
import { altOf } from "./preview.server.tsx";

test.each([
  [["Le Cours", "La suite bientôt\u202f!"], "Le Cours. La suite bientôt\u202f! Une lune"],
  [["La lettre", "Ce que nous tissons."], "La lettre. Ce que nous tissons. Une lune"],
  [["Und dann…", undefined], "Und dann… Une lune"],
])("R27 B25 joins %j as sentences, each with one stop", (parts, expected) => {
  expect(altOf("{heading}. Une lune", ...parts)).toBe(expected);
});
