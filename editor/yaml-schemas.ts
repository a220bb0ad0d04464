import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { editorSchemas } from "./json-schema.ts";

/** Generated and ignored by git. `.vscode/settings.json` assigns each schema to its content files. */
export const SCHEMA_FOLDER = ".vscode/schemas";

/** Writes a JSON Schema for each kind of content file and returns how many there are. */
export function writeEditorSchemas(root = dirname(import.meta.dirname)): number {
  const folder = join(root, SCHEMA_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const schemas = Object.entries(editorSchemas());
  for (const [name, { schema }] of schemas)
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
  return schemas.length;
}
