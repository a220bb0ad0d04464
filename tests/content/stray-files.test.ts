import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findStrayContent } from "../../app/pages/stray-files.server.ts";
import { copyPublicFiles, findStrayPublicFiles } from "../../prerender/public-files.ts";
import { checkHiddenData } from "../../scripts/content-checks/hidden-data.ts";
import { canLink } from "../../scripts/tools.ts";
import { checkAll } from "../../scripts/check-content.ts";
import { copyContentForEachTest } from "./copied-content.ts";

const content = copyContentForEachTest();

function add(file: string) {
  mkdirSync(dirname(join(content.root(), file)), { recursive: true });
  content.write(file, "x");
}

function published(): string[] {
  const site = join(content.root(), "dist");
  copyPublicFiles(join(content.root(), "public"), site);
  return readdirSync(site, { recursive: true, encoding: "utf8" });
}

test("B10 a copy of the year by another name is one mistake", async () => {
  content.write("content/conferencex/2026.yml", content.read("content/conferencex/2025.yaml"));
  const found = await checkAll({ now: new Date("2025-01-01"), isLaunch: false });
  expect(found.filter(({ level }) => level === "error").map(({ file }) => file)).toEqual([
    "content/conferencex/2026.yml",
  ]);
});

test.each([
  ["conferencex/2026.json", "conferencex/2026.yaml"],
  ["2026.yml", "conferencex/2026.yaml"],
  ["conferencex/2026.yml", "conferencex/2026.yaml"],
  ["conferencex/26.yaml", "conferencex/2026.yaml"],
  ["conferencex/2026.yaml.txt", "conferencex/2026.yaml"],
  ["conferencex-2026.yaml", "conferencex/2026.yaml"],
  ["pages/Où nous trouver.yaml", "pages/ou-nous-trouver.yaml"],
  ["pages/travel.yml", "pages/travel.yaml"],
  ["pages/行为准则.yaml", "pages/page.yaml"],
  ["events.yaml", undefined],
  ["events.yml.txt", undefined],
  ["budget-2026.yaml", undefined],
])("B10 content/%s, whose words no page shows, is an error", (name, meant) => {
  add(`content/${name}`);
  const [stray, ...others] = findStrayContent();
  expect(others).toEqual([]);
  expect(stray).toMatchObject({ level: "error", file: `content/${name}` });
  if (meant) expect(stray?.remedy).toContain(`Rename it to content/${meant}`);
});

test.each([
  ["conferencex/2025 (1).yaml", "conferencex/2025.yaml"],
  ["conferencex/2025-copy.yaml", "conferencex/2025.yaml"],
  ["conferencex/25.yaml", "conferencex/2025.yaml"],
  ["Copy of team.yaml", "team.yaml"],
  ["pages/photos (1).yaml", "pages/photos.yaml"],
  ["Copy of team (2).yaml", "team.yaml"],
  ["team copy 2.yaml", "team.yaml"],
  ["team-DESKTOP-1A2B.yaml", "team.yaml"],
  ["team.sync-conflict-20261125-101010-ABC.yaml", "team.yaml"],
  ["Kopie von team.yaml", "team.yaml"],
  ["conferencex/2025-fall.yaml", "conferencex/2025.yaml"],
  ["team.yaml.txt", "team.yaml"],
  ["team.yaml.orig", "team.yaml"],
  ["TEAM.YML", "team.yaml"],
  ["home (conflicted copy 2026-11-25).yaml", "home.yaml"],
  ["partner-with-us-old.yaml", "partner-with-us.yaml"],
])("B10 content/%s is a warning with the file that the site reads", (name, meant) => {
  add(`content/${name}`);
  expect(findStrayContent()).toMatchObject([
    { level: "warning", file: `content/${name}`, meant: `content/${meant}` },
  ]);
});

test("B10 a copy of a file is that file’s, though a page of the club’s own has its name", () => {
  add("content/pages/team.yaml");
  add("content/Copy of team.yaml");
  expect(findStrayContent()).toMatchObject([{ meant: "content/team.yaml" }]);
});

test("B10 a picture whose name Windows keeps for itself is a warning", () => {
  add("content/team/aux.png");
  expect(findStrayContent()).toMatchObject([{ level: "warning", file: "content/team/aux.png" }]);
});

test("B10 files of other kinds in content/ are warnings, with what the site takes instead", () => {
  for (const name of ["notes.txt", "team/list.docx", "team/maya.heic"]) add(`content/${name}`);
  expect(findStrayContent().map(({ file, level, remedy }) => [file, level, remedy])).toEqual([
    ["content/notes.txt", "warning", expect.stringContaining("Move it out of content/.")],
    ["content/team/list.docx", "warning", expect.stringContaining("Move it out of content/.")],
    ["content/team/maya.heic", "warning", expect.stringContaining("Save the picture as .jpg")],
  ]);
});

test("B10 a copy of all content within it is one warning", async () => {
  cpSync(join(content.root(), "content"), join(content.root(), "copy"), { recursive: true });
  renameSync(join(content.root(), "copy"), join(content.root(), "content/content"));
  const found = await checkAll({ now: new Date("2025-01-10"), isLaunch: false });
  expect(found.map(({ level, file }) => [level, file])).toEqual([["warning", "content/content"]]);
});

test("B10 what is no source of a document in documents/ is a warning", async () => {
  for (const name of ["rules.docx", "rules.md", "projectx-2024/map.pdf"]) add(`documents/${name}`);
  const found = await checkAll({ now: new Date("2025-01-10"), isLaunch: false });
  expect(found.map(({ level, file }) => `${level} ${file}`).toSorted()).toEqual([
    "warning documents/projectx-2024/map.pdf",
    "warning documents/rules.docx",
    "warning documents/rules.md",
  ]);
});

test.each([
  ["rules.docx", "Save it as a PDF"],
  ["documents/budget.xlsx", "Save it as a PDF"],
  ["icon.psd", "Move the original out of public/."],
  [".env", "If it has a password, change that"],
  [".git/config", "Move it out of public/."],
  ["node_modules/a/index.js", "Move it out of public/."],
  ["favicon.svg.bak", "Move it out of public/."],
  ["backup.zip", "Move it out of public/."],
  ["app.js.map", "Move it out of public/."],
  ["id_rsa", "Move it out of public/."],
  ["index.html", "Move it out of public/."],
  ["notes.txt", "Move it out of public/."],
  ["_headers", "hosting/rules.ts"],
])("B10 public/%s is named with what to do, and not published", (name, remedy) => {
  add(`public/${name}`);
  const found = findStrayPublicFiles(join(content.root(), "public"));
  expect(found).toHaveLength(1);
  expect(`public/${name}`).toContain(found[0]?.file);
  expect(found[0]?.problem).toContain("is not published");
  expect(found[0]?.remedy).toContain(remedy);
  expect(published()).not.toContain(join(name));
});

const PDF = "%PDF-1.7\n";

test.each([
  ["icon-192.png", "the camera", () => withNote("Artist")],
  ["icon-192.png", undefined, () => withNote()],
  ["documents/a.pdf", "who wrote it", () => `${PDF}<< /Author (Ada Example) >>`],
  ["documents/a.pdf", "who wrote it", () => `${PDF}<< /Author <FEFF0041> >>`],
  ["documents/a.pdf", "who wrote it", () => compressed("<</Author(Ada)>>")],
  [
    "documents/a.pdf",
    "who wrote it",
    () => `${PDF}<dc:creator><rdf:Seq><rdf:li>Ada</rdf:li></rdf:Seq></dc:creator>`,
  ],
  ["documents/a.pdf", undefined, () => `${PDF}<< /Author () /Producer (Skia/PDF m156) >>`],
])("R11 public/%s with hidden data is named: %s", async (name, said, bytesOf) => {
  content.write(`public/${name}`, await bytesOf());
  const found = (await checkHiddenData()).filter(({ file }) => file === `public/${name}`);
  expect(found.map(({ problem }) => problem)).toEqual(said ? [expect.stringContaining(said)] : []);
});

function withNote(...fields: string[]) {
  const notes = Object.fromEntries(fields.map((field) => [field, "Ada Example"]));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } }).png();
  return (fields.length > 0 ? picture.withExif({ IFD0: notes }) : picture).toBuffer();
}

function compressed(text: string): Buffer {
  const [start, end] = [`${PDF}stream\n`, "\nendstream"].map((each) => Buffer.from(each));
  return Buffer.concat([start as Buffer, deflateSync(text), end as Buffer]);
}

test("B10 a huge file in public/ is named, and not published", () => {
  add("public/huge.png");
  truncateSync(join(content.root(), "public/huge.png"), 30 * 1024 * 1024);
  expect(findStrayPublicFiles(join(content.root(), "public"))).toMatchObject([
    { file: "public/huge.png", problem: "this file is too large to be published (30 MB)." },
  ]);
  expect(published()).not.toContain("huge.png");
});

test.skipIf(!canLink())("B10 a dangling link in public/ is named, and not published", async () => {
  symlinkSync("nowhere.png", join(content.root(), "public/link.png"), "junction");
  expect(findStrayPublicFiles(join(content.root(), "public"))).toMatchObject([
    { file: "public/link.png", problem: expect.stringMatching(/^this link is not published/) },
  ]);
  expect(published()).not.toContain("link.png");
  expect(await checkHiddenData()).toEqual([]);
});

test.skipIf(process.platform === "win32")("B10 a PDF that Windows cannot have is named", () => {
  add("public/documents/Minutes: May.pdf");
  expect(findStrayPublicFiles(join(content.root(), "public"))).toMatchObject([
    { problem: expect.stringMatching(/^Windows can have no file of this name/) },
  ]);
});

test("B10 proofs of who owns the domain are published", () => {
  const names = ["google12ab34.html", "BingSiteAuth.xml", ".well-known/assetlinks.json"];
  for (const name of names) add(`public/${name}`);
  expect(findStrayPublicFiles(join(content.root(), "public"))).toEqual([]);
  expect(published()).toEqual(expect.arrayContaining(names.map((name) => join(name))));
});
