import { expect, test } from "vitest";
import { families } from "./font-sources.ts";
import { otherFaces } from "./letters.ts";

test.each([
  ["en", true],
  ["he", false],
])("R9 spaces of a Hebrew name in %s are from Noto Sans Mono: %s", (language, isMono) => {
  const others = families.flatMap((family) => otherFaces(family, [..."א ב"], language).others);
  const space = others.find(({ letters }) => letters.includes(" "));
  expect(space?.source.includes("noto-sans-mono")).toBe(isMono);
});
