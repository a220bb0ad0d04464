import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
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
