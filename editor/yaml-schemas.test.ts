import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentFiles } from "../app/pages/content-files.server.ts";
import { type JsonSchema, writeEditorSchemas } from "./json-schema.ts";

type Settings = { "yaml.schemas": Record<string, string> };
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
let root = "";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "schemas-"));
  cpSync(".vscode/settings.json", join(root, ".vscode/settings.json"));
  writeEditorSchemas(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The schemas that the editor's settings assign to a content file. */
function schemasFor(file: string): JsonSchema[] {
  return Object.entries((readJson(".vscode/settings.json") as Settings)["yaml.schemas"])
    .filter(([, files]) => matchesGlob(`/${file}`, files))
    .map(([schema]) => readJson(schema) as JsonSchema);
}

function* groupsIn(schema: JsonSchema): Generator<JsonSchema> {
  if (schema.properties) yield schema;
  const inner = [schema.items, schema.then, schema.else, ...Object.values(schema.properties ?? {})];
  for (const each of inner) if (each) yield* groupsIn(each);
}

test("B10 the schemas in the repository, which github.dev reads, are those of the code", () => {
  // A club may lack an optional page and keep its schema.
  for (const name of readdirSync(join(root, ".vscode/schemas"))) {
    const committed = readFileSync(join(".vscode/schemas", name), "utf8");
    const generated = readFileSync(join(root, ".vscode/schemas", name), "utf8");
    expect(committed === generated, `${name} is old: run “npm run generate:schemas”.`).toBe(true);
  }
});

test("B10 settings for the browser name each schema by a path inside the repository", () => {
  const { "yaml.schemas": schemas } = readJson(".vscode/settings.json") as Settings;
  for (const path of Object.keys(schemas))
    expect(path).toMatch(/^\.\/\.vscode\/schemas\/[\w-]+\.json$/);
});

test.each(contentFiles().map(({ file }) => file))(
  "B10 the editor has one schema for %s, which underlines an unknown field anywhere",
  (file) => {
    const [schema, ...others] = schemasFor(file);
    expect(others).toEqual([]);
    const groups = [...groupsIn(schema ?? {})];
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) expect(group.additionalProperties).toBe(false);
  },
);
