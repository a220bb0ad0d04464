// `npm run schemas`: writes the JSON Schemas with which VS Code completes and underlines content files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { contentFiles } from "../app/pages/content-files.server.ts";

/** All editors with YAML support read draft 7. A field that several groups have is described once. */
function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    reused: "ref",
    override: ({ jsonSchema }) => allowAsWritten(jsonSchema),
  });
}

/** A text may be written like a number or like yes and no. One with a placeholder or a link may exceed `maxLength`, which counts what is shown. */
function allowAsWritten(schema: z.core.JSONSchema.BaseSchema) {
  if (schema.type !== "string") return;
  Object.assign(schema, { type: ["string", "number", "boolean"] });
  const { maxLength } = schema;
  delete schema.maxLength;
  if (maxLength && !schema.pattern)
    schema.pattern = `^([^{[]{0,${maxLength}}|[^{[]*[{[][\\s\\S]*)$`;
}

/** Schemas by the content files that they describe. All years of the conference have one. */
export function editorSchemas() {
  return Object.fromEntries(
    contentFiles().map(({ file, schema }) => [
      file.replace(/\/\d{4}\.yaml$/, "/*.yaml"),
      jsonSchemaOf(schema),
    ]),
  );
}

/**
 * Writes a JSON Schema for each kind of content file, and lists them in VS Code's settings. Both are in the repository,
 * because VS Code in the browser (github.dev) reads them from there.
 */
export function writeEditorSchemas(root = dirname(import.meta.dirname)): void {
  const folder = join(root, ".vscode/schemas");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(editorSchemas()).map(([file, schema]) => {
    const name = file.includes("*") ? basename(dirname(file)) : basename(file, ".yaml");
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
    return [`./.vscode/schemas/${name}.json`, `/${file}`];
  });
  const file = join(root, ".vscode/settings.json");
  const settings = {
    ...JSON.parse(readFileSync(file, "utf8")),
    "yaml.schemas": Object.fromEntries(files),
  };
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

if (import.meta.main) writeEditorSchemas();
