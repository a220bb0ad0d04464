import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { licensedTabular } from "../../app/styles/font-sources.ts";
import { findErrors, findWarnings } from "../../scripts/check-content.ts";
import { copyContentForEachTest } from "./copied-content.ts";

const content = copyContentForEachTest();
const LEFT_BEHIND =
  ".DS_Store|._team.png|Thumbs.db|desktop.ini|.~lock.a.odt#|Icon\r|.localized|.team.yaml.swp|team.yaml~|~$team.yaml|.#team.yaml|.gitkeep".split(
    "|",
  );

/** “é” as one character, as Windows and Linux write it, and as two, as a Mac may store it. */
const [ONE, TWO] = ["amélie".normalize("NFC"), "amélie".normalize("NFD")];

async function found() {
  return [...(await findErrors()), ...(await findWarnings(false, "2025-01-10"))];
}

test.each([
  ["one character", "two", ONE, TWO],
  ["two characters", "one", TWO, ONE],
])("B22 a picture stored with %s is found by a name with %s", async (_, __, stored, named) => {
  const team = "content/team.yaml";
  const photo = /photo: (.+)/.exec(content.read(team))?.[1] ?? "";
  const folder = join(content.root(), "content/team");
  renameSync(join(folder, photo), join(folder, `${stored}.png`));
  content.replace(team, photo, `${named}.png`);
  expect(await found()).toEqual([]);
});

test("B10 B22 what systems and editors leave behind is no content", async () => {
  // Windows allows no control character in a name.
  const names = LEFT_BEHIND.filter((name) => process.platform !== "win32" || /^[ -~]+$/.test(name));
  for (const folder of ["", "team", "logos", "pages", "conferencex", "conferencex/2025"]) {
    mkdirSync(join(content.root(), "content", folder), { recursive: true });
    for (const name of names) writeFileSync(join(content.root(), "content", folder, name), "x");
  }
  expect(await found()).toEqual([]);
});

test("B22 the folder of the fonts may contain a licence and what Finder and Explorer leave behind", () => {
  const others = [...LEFT_BEHIND, "README.md", "OFL.txt", "Licence.pdf", "._Tabular-300.woff2"];
  expect(licensedTabular(others)).toBeUndefined();
  expect(licensedTabular([...others, "Tabular-300.woff2"])).toHaveLength(1);
  expect(() => licensedTabular(["Tabular_Light.woff2"])).toThrow("this file name is not known");
});
