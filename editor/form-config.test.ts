import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { contentFiles } from "../app/pages/content-files.server.ts";
import { siteSchema } from "../app/content/site.server.ts";
import { teamSchema } from "../app/content/team.server.ts";
import { type FormField, formConfig, formPages } from "./form-config.ts";
import { toForm } from "./form-values.ts";

type Fields = FormField & { fields?: Fields[]; field?: Fields };

const { collections } = formConfig("http://localhost:1/api/v1");
const files = (collections[0]?.files ?? []) as unknown as {
  name: string;
  file: string;
  fields: Fields[];
}[];

function* allFields(fields: Fields[]): Generator<Fields> {
  for (const each of fields) {
    yield each;
    yield* allFields([...(each.fields ?? []), ...(each.field ? [each.field] : [])]);
  }
}

test("B10 every content file has a form, and a page beside it", () => {
  expect(files.map(({ file }) => file)).toEqual(contentFiles().map(({ file }) => file));
  for (const { name } of files) expect(formPages()[name], name).toMatch(/^\//);
});

test("B10 pictures are chosen from disk, days from a calendar, organisations from the list, longer texts get room", () => {
  const fields = [...allFields(files.flatMap((file) => file.fields))];
  const WIDGETS = {
    photo: ["image"],
    logo: ["image"],
    // Small events may name their month alone.
    date: ["datetime", "string"],
    answer: ["text"],
    heading: ["string"],
    phase: ["select"],
  };
  // A club may have left out the files that have them.
  for (const [name, widgets] of Object.entries(WIDGETS))
    for (const each of fields.filter((field) => field.name === name))
      expect(widgets, name).toContain(each.widget);
  const ids = fields
    .filter(({ name }) => name === "organisations")
    .map(({ field }) => field?.widget);
  const widget = existsSync("content/organisations.yaml") ? "select" : "string";
  expect(ids.filter((each) => each !== widget)).toEqual([]);
});

test("B10 the pictures of an edition go into the folder of its year", () => {
  const edition = files.find(({ file }) => /conferencex\/\d{4}/.test(file));
  const year = /\d{4}/.exec(edition?.file ?? "")?.[0];
  const folders = [...allFields(edition?.fields ?? [])]
    .filter(({ widget }) => widget === "image")
    .map((each) => each.media_folder);
  expect(new Set(folders)).toEqual(new Set([`/content/conferencex/${year}`]));
});

test("B10 the form gets a URL for each picture, and every other value as it is", () => {
  expect(toForm([{ name: "Ada", photo: "ada.png" }], teamSchema, "http://localhost:1")).toEqual({
    entries: [{ name: "Ada", photo: "http://localhost:1/pictures/team/ada.png" }],
  });
  expect(toForm({ club: "photo.png" }, siteSchema, "http://localhost:1")).toEqual({
    club: "photo.png",
  });
});
