// `npm run schemas`: writes the JSON Schemas with which VS Code completes and underlines content files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { contentFiles } from "../app/pages/content-files.server.ts";

/** A text may be written like a number or like yes and no. One with a placeholder or a link may exceed `maxLength`, which counts what is shown. */
function allowAsWritten(schema: z.core.JSONSchema.BaseSchema) {
  if (schema.type !== "string") return;
  Object.assign(schema, { type: ["string", "number", "boolean"] });
  const { maxLength } = schema;
  delete schema.maxLength;
  if (maxLength && !schema.pattern)
    schema.pattern = `^([^{[]{0,${maxLength}}|[^{[]*[{[][\\s\\S]*)$`;
}

/**
 * Writes a JSON Schema for each kind of content file, and lists them in VS Code's settings. Both are in the repository,
 * because VS Code in the browser (github.dev) reads them from there.
 */
export function writeEditorSchemas(root = dirname(import.meta.dirname)): void {
  const folder = join(root, ".vscode/schemas");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = contentFiles().map(({ file, schema }) => {
    // All years of the conference have one.
    const path = file.replace(/\/\d{4}\.yaml$/, "/*.yaml");
    const name = path.includes("*") ? basename(dirname(path)) : basename(path, ".yaml");
    // All editors with YAML support read draft 7. A field that several groups have is described once.
    const json = z.toJSONSchema(schema, {
      target: "draft-7",
      io: "input",
      reused: "ref",
      override: ({ jsonSchema }) => allowAsWritten(jsonSchema),
    });
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`);
    return [`./.vscode/schemas/${name}.json`, `/${path}`];
  });
  const file = join(root, ".vscode/settings.json");
  const settings = {
    ...JSON.parse(readFileSync(file, "utf8")),
    "yaml.schemas": Object.fromEntries(files),
  };
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

if (import.meta.main) writeEditorSchemas();
