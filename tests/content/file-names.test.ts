import { mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { licensedTabular } from "../../app/styles/font-sources.ts";
import { copyPublicFiles, findStrayPublicFiles } from "../../prerender/public-files.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { findStrayContent } from "../../app/pages/stray-files.server.ts";
import { checkDocuments, fingerprintOf, PRINTED } from "../../scripts/content-checks/documents.ts";
import { checkFiles } from "../../scripts/content-checks/files.ts";
import { readContentFiles } from "../../scripts/content-checks/finding.ts";
import { planNewEdition } from "../../scripts/new-year/new-edition.ts";
import { copyContentForEachTest } from "./copied-content.ts";

const content = copyContentForEachTest();
const LEFT_BEHIND =
  ".DS_Store|._team.png|Thumbs.db|desktop.ini|.~lock.a.odt#|Icon\r|.localized|.team.yaml.swp|team.yaml~|~$team.yaml|.#team.yaml|.gitkeep".split(
    "|",
  );

/** “é” as one character, as Windows and Linux write it, and as two, as a Mac may store it. */
const [ONE, TWO] = ["amélie".normalize("NFC"), "amélie".normalize("NFD")];

function leaveBehind(folder: string) {
  mkdirSync(join(content.root(), folder), { recursive: true });
  // Windows allows no control character in a name.
  const names = LEFT_BEHIND.filter((name) => process.platform !== "win32" || /^[ -~]+$/.test(name));
  for (const name of names) writeFileSync(join(content.root(), folder, name), "x");
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
  expect(await findContentProblems()).toEqual([]);
  expect(await checkFiles(readContentFiles(), false)).toEqual([]);
});

test("B22 a document stored with two characters for é has the fingerprint of its printed one", () => {
  const source = (name: string) => `documents/rules/${name}.md`;
  mkdirSync(join(content.root(), "documents/rules"));
  content.write(source(TWO), "Be kind.\n");
  content.write(PRINTED, JSON.stringify({ [source(ONE)]: fingerprintOf(source(ONE)) }));
  const own = checkDocuments(readContentFiles(), false).filter(({ file }) => file === source(ONE));
  expect(own).toEqual([]);
});

test("B10 B22 what systems and editors leave behind is no content and does not move to a new year", async () => {
  for (const folder of ["team", "logos", "conferencex", "conferencex/2025"])
    leaveBehind(`content/${folder}`);
  leaveBehind("content");
  expect(findStrayContent()).toEqual([]);
  expect(await findContentProblems()).toEqual([]);
  expect(await checkFiles(readContentFiles(), false)).toEqual([]);
  const moved = planNewEdition(2026).move.map(({ from }) => from.split("/").at(-1));
  expect(moved.length).toBeGreaterThan(0);
  for (const name of LEFT_BEHIND) expect(moved).not.toContain(name);
});

test("B10 B22 public/ is published without what systems and editors leave behind", () => {
  const folder = join(content.root(), "public");
  for (const name of ["documents", "documents/__MACOSX", ".well-known"])
    leaveBehind(`public/${name}`);
  writeFileSync(join(folder, ".well-known/club.txt"), "x");
  writeFileSync(join(folder, `documents/${TWO} 1.txt`), "x");
  expect(findStrayPublicFiles(folder)).toEqual([]);
  const site = join(content.root(), "dist");
  copyPublicFiles(folder, site);
  const published = readdirSync(site, { recursive: true, encoding: "utf8" });
  expect(published).toContain(join(".well-known", "club.txt"));
  expect(published).toContain(join("documents", `${ONE} 1.txt`));
  for (const name of [...LEFT_BEHIND, "__MACOSX"]) expect(published.join()).not.toContain(name);
});

test("B22 the folder of the fonts may contain a licence and what Finder and Explorer leave behind", () => {
  const others = [...LEFT_BEHIND, "README.md", "OFL.txt", "Licence.pdf", "._Tabular-300.woff2"];
  expect(licensedTabular(others)).toBeUndefined();
  expect(licensedTabular([...others, "Tabular-300.woff2"])).toHaveLength(1);
  expect(() => licensedTabular(["Tabular_Light.woff2"])).toThrow("this file name is not known");
});
