import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { DATA_ATTRIBUTES } from "./data-attributes.ts";

type Use = { name: string; folder: string };

const set: Use[] = [];
const read: Use[] = [];

for (const file of globSync("{app,metadata,prerender}/**/*.{css,ts,tsx}")) {
  if (/\.test\.|data-attributes|generated/.test(file)) continue;
  const source = readFileSync(file, "utf8");
  // app/start.ts begins what the scripts of app/start/ do.
  const folder = dirname(file.replace(/^app.start.ts$/, "app/start/start.ts"));
  const collect = (uses: Use[], form: RegExp) => {
    for (const [, found = ""] of source.matchAll(form)) {
      const name = found.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      uses.push({ name: `data-${name}`, folder });
    }
  };
  // Vite's own attributes are no part of the protocol.
  collect(set, /(?<=[\s`"])data-(?!vite-)([\w-]+)(?=[=\s>]|":)/g);
  collect(set, /(?:set|toggle)Attribute\("data-([\w-]+)"/g);
  collect(set, /dataset\.(\w+) = /g);
  collect(read, /(?:\[|\battr\(|(?:get|has)Attribute\(")data-([\w-]+)/g);
  collect(read, /(?<!delete [\w.]*)\bdataset\??\.(\w+)\b(?! = )/g);
  collect(read, /"(\w+)" in [\w.]+\.dataset/g);
  collect(read, /(?<=\{[^{}]*)\b(\w+)(?=[^{}]*\} = \w+\.dataset)/g);
}

const names = [...new Set([...set, ...read].map(({ name }) => name))].toSorted();
const foldersOf = (uses: Use[], name: string) =>
  [...new Set(uses.filter((use) => use.name === name).map(({ folder }) => folder))].toSorted();

test("every data attribute is set somewhere and read somewhere", () => {
  const unused = names.filter(
    (name) => foldersOf(set, name).length === 0 || foldersOf(read, name).length === 0,
  );
  expect(unused).toEqual([]);
});

test("data-attributes.ts lists the data attributes that folders share, and no other", () => {
  const shared = names.filter(
    (name) => foldersOf(set, name).join() !== foldersOf(read, name).join(),
  );
  expect(shared).toEqual(Object.keys(DATA_ATTRIBUTES).toSorted());
});
