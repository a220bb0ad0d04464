import * as fs from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { formConfig } from "../../editor/form-config.ts";
import {
  brokenFiles,
  type Check,
  deletePictures,
  openForm,
  saveForm,
  savePicture,
} from "../../editor/forms.ts";
import { isPicture, picturesOf } from "../../editor/pictures.ts";
import { checkAll } from "../../scripts/check-content.ts";
import { canLink } from "../../scripts/tools.ts";
import { copyContentForEachTest, EDITION } from "./copied-content.ts";

const content = copyContentForEachTest();

const TEAM = "content/team.yaml";
const SITE = "content/site.yaml";

type Entry = Record<string, unknown>;
type Form = { entries: Entry[] } & Entry;

const check: Check = () => checkAll({ now: new Date("2025-01-01T12:00"), isLaunch: false });
const open = async (file: string) => JSON.parse(await openForm(file, "http://localhost:1")) as Form;
const save = (file: string, form: Entry, uploads: { path: string; bytes: Buffer }[] = []) =>
  saveForm(file, JSON.stringify(form), uploads, check);

/** The team's form with another name in one entry. */
async function teamWith(name: string, index = 0): Promise<Form> {
  const form = await open(TEAM);
  form.entries[index] = { ...form.entries[index], name };
  return form;
}

let png = Buffer.of();
beforeAll(async () => {
  const create = { width: 400, height: 500, channels: 3, background: "#a4f" } as const;
  png = await sharp({ create }).png().toBuffer();
});

test("B10 a file by another name, which has no form, is named above the list of forms", () => {
  const above = () => formConfig("/api").collections[0]?.description;
  const before = above();
  fs.renameSync(join(content.root(), TEAM), join(content.root(), "content/team (1).yaml"));
  expect(above()).toMatch(/^Everything .* content\/team \(1\)\.yaml: nothing reads this file/s);
  expect(before).not.toContain("nothing reads");
});

test("B10 a file that has changed since its form was opened is not saved over", async () => {
  const [one, two] = [await teamWith("Ada Example"), await teamWith("Ben Example", 1)];
  await save(TEAM, one);
  const text = content.read(TEAM);
  await expect(save(TEAM, two)).rejects.toThrow(/team\.yaml has changed since/);
  await expect(save(TEAM, two)).rejects.toThrow(/on disk: +name: Ada Example\nyours: /);
  await expect(save(TEAM, two)).rejects.toThrow(/yours: +name: Ben Example/);
  expect(content.read(TEAM)).toBe(text);
});

test("B10 a form can be saved again and again, and one that is opened again, too", async () => {
  const form = await teamWith("Ada Example");
  await save(TEAM, form);
  for (const name of ["Ada B. Example", "Ada C. Example"]) {
    await save(TEAM, {
      ...form,
      entries: [{ ...form.entries[0], name }, ...form.entries.slice(1)],
    });
  }
  await save(TEAM, await teamWith("Ben Example", 1));
  expect(content.read(TEAM)).toMatch(/Ada C\. Example[^]*Ben Example/);
});

test("B10 of two forms that are saved at once, the second is refused", async () => {
  const [one, two] = [await teamWith("Ada Example"), await teamWith("Ben Example", 1)];
  const results = await Promise.allSettled([save(TEAM, one), save(TEAM, two)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(content.read(TEAM)).toContain("Ada Example");
});

test("B10 a form that changes nothing writes nothing, even over a newer file", async () => {
  const form = await open(TEAM);
  content.replace(TEAM, "role: Community", "role:    Community # since May");
  const { mtimeNs } = fs.statSync(join(content.root(), TEAM), { bigint: true });
  await save(TEAM, form);
  expect(fs.statSync(join(content.root(), TEAM), { bigint: true }).mtimeNs).toBe(mtimeNs);
});

test("B10 a mistake is refused with the sentences of npm run content, and nothing is left of it", async () => {
  const text = content.read(EDITION);
  content.write(EDITION, text.replace(/^timeZone: .*/m, "timeZone: America/Ottawa"));
  const expected = (await check()).filter(({ level }) => level === "error").map(describeProblem);
  content.write(EDITION, text);
  const form = await open(EDITION);
  await expect(save(EDITION, { ...form, timeZone: "America/Ottawa" })).rejects.toThrow(
    expected.join("\n\n"),
  );
  expect(content.read(EDITION)).toBe(text);
  await save(EDITION, { ...form, timeZone: "America/Vancouver" });
  expect(parse(content.read(EDITION))).toHaveProperty("timeZone", "America/Vancouver");
});

test("B10 an older mistake elsewhere is reported and does not keep a form from being saved", async () => {
  content.replace(EDITION, "timeZone: ", "timeZone: Nowhere/");
  await expect(save(TEAM, await teamWith("Ada Example"))).resolves.toMatch(/timeZone is “Nowhere/);
  expect(content.read(TEAM)).toContain("Ada Example");
});

test("B10 whatever stops the check, the files are put back, and other forms can be saved", async () => {
  const text = content.read(TEAM);
  const form = await teamWith("Ada Example");
  const picture = { path: "content/team/ada.png", bytes: png };
  form.entries[0] = { ...form.entries[0], photo: "ada.png" };
  const stops: Check = () =>
    content.read(TEAM) === text ? check() : Promise.reject(new RangeError("Out of range"));
  await expect(saveForm(TEAM, JSON.stringify(form), [picture], stops)).rejects.toThrow(
    "Out of range",
  );
  expect(content.read(TEAM)).toBe(text);
  expect(isPicture(picture.path)).toBe(false);
  const always: Check = () => Promise.reject(new RangeError("Out of range"));
  const wrong = { ...form, entries: [{ ...form.entries[0], name: undefined }] };
  await expect(saveForm(TEAM, JSON.stringify(wrong), [picture], always)).rejects.toThrow(
    "name is missing",
  );
  await saveForm(TEAM, JSON.stringify(form), [picture], always);
  expect(content.read(TEAM)).toContain("Ada Example");
});

test("B10 what somebody else writes during the check stays", async () => {
  const text = content.read(TEAM);
  const disturbed: Check = () => {
    if (content.read(TEAM) === text) return check();
    content.write(TEAM, "# mine\n");
    return check();
  };
  await expect(
    saveForm(TEAM, JSON.stringify(await teamWith("Ada Example")), [], disturbed),
  ).rejects.toThrow();
  expect(content.read(TEAM)).toBe("# mine\n");
});

test("B10 a folder in the way of one file keeps all of them as they were", async () => {
  const form = await open(TEAM);
  form.entries[0] = { ...form.entries[0], photo: "ada.png" };
  fs.mkdirSync(join(content.root(), "content/team/ada.png"));
  const text = content.read(TEAM);
  await expect(save(TEAM, form, [{ path: "content/team/ada.png", bytes: png }])).rejects.toThrow(
    "content/team/ada.png cannot be read (EISDIR)",
  );
  expect(content.read(TEAM)).toBe(text);
  expect(fs.readdirSync(join(content.root(), "content/team")).join()).not.toContain(".part");
});

const BROKEN: [string, string][] = [
  ["YAML that is not closed", "- id: ada\n  name: [\n"],
  ["a conflict of Git", "<<<<<<< HEAD\n- id: ada\n=======\n- id: ben\n>>>>>>> main\n"],
  ["a group instead of a list", "ada: Ada Example\n"],
  ["a text", "Ada\n"],
  ["a list where a text belongs", "- id: ada\n  name:\n    - Ada\n"],
];

test.each(BROKEN)("B10 %s is named beside its form, and the other forms work", async (_, text) => {
  content.write(TEAM, text);
  const files = formConfig("/api", await brokenFiles()).collections[0]?.files ?? [];
  const named = files.filter(({ label }) => label.includes("content/"));
  expect(named.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^\S+: content\/team\.yaml:\d/),
  ]);
  await expect(open(TEAM)).rejects.toThrow(/^content\/team\.yaml:\d/);
  const site = await open(SITE);
  await save(SITE, { ...site, club: "Other Club" });
  expect(content.read(SITE)).toContain("Other Club");
  expect(content.read(TEAM)).toBe(text);
});

test("B10 an empty file has no empty form, unless it is a list", async () => {
  for (const file of ["content/home.yaml", TEAM]) content.write(file, "");
  expect(await brokenFiles()).toEqual({
    "content/home.yaml": expect.stringContaining("the file is empty"),
  });
});

test.each(["content/organisations.yaml", SITE, "content/figures.yaml", EDITION])(
  "B10 there are forms while %s is broken",
  async (file) => {
    content.write(file, "a: [\n");
    const [collection] = formConfig("/api").collections;
    expect(collection?.files.map((each) => each.file)).toContain(file);
    await expect(save(TEAM, await teamWith("Ada Example"))).resolves.toContain(`${file}:`);
  },
);

test("B10 an empty file has a form", async () => {
  const { entries } = await open(TEAM);
  content.write(TEAM, "");
  const form = await open(TEAM);
  expect(form.entries).toEqual([]);
  await save(TEAM, { ...form, entries });
  expect(parse(content.read(TEAM))).toHaveLength(entries.length);
});

const PATHS = [
  "content\\team.yaml",
  "content/../content/team.yaml",
  "./content/team.yaml",
  "content//team.yaml",
  "/content/team.yaml",
  "C:/content/team.yaml",
  "Content/Team.yaml",
  "content/team.yaml.",
  "content/team.yaml ",
  "content/%74eam.yaml",
  "content/team.yaml\0",
  "content/team.yaml:x",
  "content/README.md",
  "package.json",
];

test.each(PATHS)("B10 no form reads or writes %j", async (path) => {
  await expect(open(path)).rejects.toThrow("is not a content file");
  await expect(save(path, await open(TEAM))).rejects.toThrow("is not a content file");
});

const FOLDERS = ["content", "content/team/", "/content/team", "content\\team", "Content/team"];

test.each([...FOLDERS, "content/team/..", "app", "..", "/", ""])(
  "B10 no form has pictures in %j",
  async (folder) => {
    expect(() => picturesOf(folder)).toThrow("No form has pictures");
    const path = `${folder}/ada.png`;
    await expect(savePicture({ path, bytes: png }, check)).rejects.toThrow(
      /No form has pictures|cannot be the name/,
    );
    await expect(deletePictures([path], check)).rejects.toThrow("There is no picture");
  },
);

const NAMES = ["con.png", "LPT1.jpg", "a.png.", "a.png ", ".png", "a:b.png", "a\\b.png", "a\0.png"];

test.each([...NAMES, "..%2fa.png", "a\u202eb.png", "a.gif", "a.yaml", `${"a".repeat(200)}.png`])(
  "B10 no picture is called %j",
  async (name) => {
    await expect(savePicture({ path: `content/team/${name}`, bytes: png }, check)).rejects.toThrow(
      "cannot be the name of a picture",
    );
  },
);

test.skipIf(!canLink())("B10 a folder that leads elsewhere has no pictures", () => {
  fs.renameSync(join(content.root(), "content/team"), join(content.root(), "elsewhere"));
  fs.symlinkSync(
    join(content.root(), "elsewhere"),
    join(content.root(), "content/team"),
    "junction",
  );
  expect(() => picturesOf("content/team")).toThrow("leads to another folder");
});

test("B10 a picture never takes the place of another", async () => {
  const [name = ""] = picturesOf("content/team");
  const path = `content/team/${name}`;
  const before = fs.readFileSync(join(content.root(), path));
  for (const each of [path, `content/team/${name.toUpperCase()}`]) {
    await expect(savePicture({ path: each, bytes: png }, check)).rejects.toThrow(
      `There is already another picture ${path}`,
    );
  }
  await savePicture({ path, bytes: before }, check);
  expect(fs.readFileSync(join(content.root(), path))).toEqual(before);
});

test("B10 a picture that a page shows is not deleted, and one that none shows is", async () => {
  const [name = ""] = picturesOf("content/team");
  await expect(deletePictures([`content/team/${name}`], check)).rejects.toThrow(
    /The picture stays/,
  );
  await savePicture({ path: "content/team/ada.png", bytes: png }, check);
  await deletePictures(["content/team/ada.png"], check);
  expect(picturesOf("content/team")).not.toContain("ada.png");
  expect(picturesOf("content/team")).toContain(name);
});

test("B10 a picture that the form leaves out again is not written", async () => {
  await save(TEAM, await teamWith("Ada Example"), [{ path: "content/team/ada.png", bytes: png }]);
  expect(content.read(TEAM)).toContain("Ada Example");
  expect(isPicture("content/team/ada.png")).toBe(false);
});

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");

test.each([
  ["an iPhone’s picture", "ada.jpg", () => heic, "HEIC"],
  ["a text", "ada.png", () => Buffer.from("Ada"), "is a text"],
  ["nothing", "ada.png", () => Buffer.of(), "is empty"],
  ["half a picture", "ada.png", () => png.subarray(0, 20), "is cut off"],
  [
    "a picture of nothing",
    "ada.png",
    () => Buffer.from("\x89PNG\r\n\x1a\nIEND", "latin1"),
    "damaged",
  ],
  ["too many pixels", "ada.png", () => sharp(png).resize(4100).png().toBuffer(), "too large"],
  ["too many bytes", "ada.png", () => Buffer.concat([png, Buffer.alloc(5e6)]), "too large"],
])("B10 %s is refused in one sentence", async (_, name, make, words) => {
  const form = await open(TEAM);
  form.entries[0] = { ...form.entries[0], photo: name };
  const upload = { path: `content/team/${name}`, bytes: await make() };
  for (const saving of [save(TEAM, form, [upload]), savePicture(upload, check)]) {
    await expect(saving).rejects.toThrow(words);
    await expect(saving).rejects.toThrow(/^\S[^\n]+\.$/);
  }
  expect(isPicture(upload.path)).toBe(false);
});

test.each(["jpeg", "webp", "avif"] as const)("B10 a picture of kind %s is saved", async (kind) => {
  const path = `content/team/ada.${kind}`;
  await savePicture({ path, bytes: await sharp(png).toFormat(kind).toBuffer() }, check);
  expect(isPicture(path)).toBe(true);
});
