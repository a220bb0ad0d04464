import { expect, test } from "vitest";
import { families } from "./font-sources.ts";
import { machineLetters, otherFaces } from "./letters.ts";

test.each([
  ["en", true],
  ["he", false],
])("R9 spaces of a Hebrew name in %s are from Noto Sans Mono: %s", (language, isMono) => {
  const others = families.flatMap((family) => otherFaces(family, [..."א ב"], language).others);
  const space = others.find(({ letters }) => letters.includes(" "));
  expect(space?.source.includes("noto-sans-mono")).toBe(isMono);
});

test.each([
  ["ד״ר צ׳רלי", "״"],
  ["צ׳רלי", "׳"],
  ["نیلوفر کریم‌زاده", "ن"],
  ["กัญญารัตน์ ศรีสุข", "ก"],
  ["김 민준", "김"],
])("R9 a text such as “%s” is the machine’s as a whole", (text, letter) => {
  const patterns = machineLetters(text);
  expect(patterns.some((pattern) => new RegExp(pattern, "u").test(letter))).toBe(true);
});

test.each(["דוד בן־גוריון", "श्रीकान्त विज्ञानी", "東京のAI会とキム・ミンジュン", "Łukasz Дмитро"])(
  "R9 “%s” is in the site’s typefaces, or has no spaces",
  (text) => {
    expect(machineLetters(text)).toEqual([]);
  },
);
