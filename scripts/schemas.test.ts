import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../tests/support/empty-folder.ts";
import { editorSchemas, type JsonSchema, writeEditorSchemas } from "./schemas.ts";

const schemas = Object.entries(editorSchemas());

function* fieldsOf(schema: JsonSchema, place: string): Generator<[string, JsonSchema]> {
  for (const part of [schema.then, schema.else, schema.items]) {
    if (part) yield* fieldsOf(part, place);
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield [`${place}.${name}`, inner];
    yield* fieldsOf(inner, `${place}.${name}`);
  }
}

function fits({ pattern = "", maxLength = Infinity }: JsonSchema, value: string): boolean {
  return new RegExp(pattern, "u").test(value) && value.length <= maxLength;
}

test("B10 the schemas in the repository, which github.dev reads, are those of the code", () => {
  const root = emptyFolder();
  cpSync(".vscode/settings.json", join(root, ".vscode/settings.json"));
  writeEditorSchemas(root);
  // A club may lack an optional page and keep its schema.
  for (const name of readdirSync(join(root, ".vscode/schemas"))) {
    const [committed, generated] = [".", root].map((folder) =>
      readFileSync(join(folder, ".vscode/schemas", name), "utf8"),
    );
    expect(committed === generated, `${name} is old: run “npm run schemas”.`).toBe(true);
  }
});

test.each(schemas)("B10 %s describes every field", (name, schema) => {
  const undescribed = [...fieldsOf(schema, name)]
    .filter(([, { properties, items, description }]) => !properties && !items && !description)
    .map(([place]) => place);
  expect(undescribed).toEqual([]);
});

test.each(schemas)("B10 the examples of %s match their fields", (name, schema) => {
  for (const [place, field] of fieldsOf(schema, name)) {
    for (const example of field.examples ?? [])
      expect(fits(field, String(example)), `${place}: ${String(example)}`).toBe(true);
  }
});

test("B10 a text that is too long is underlined, unless it has a placeholder", () => {
  const [, value] = [...fieldsOf(editorSchemas()["content/home.yaml"] ?? {}, "")].find(
    ([place]) => place === ".numbers.entries.value",
  ) ?? ["", {}];
  expect(fits(value, "500+")).toBe(true);
  expect(fits(value, "five hundred people or more")).toBe(false);
  expect(fits(value, "{projectxParticipants}")).toBe(true);
});
