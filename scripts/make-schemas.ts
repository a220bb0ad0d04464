/** `npm run generate:schemas`: writes the JSON Schemas with which VS Code completes and underlines content files. */
import { SCHEMA_FOLDER, writeEditorSchemas } from "../editor/yaml-schemas.ts";

process.stdout.write(`Wrote ${writeEditorSchemas()} schemas in ${SCHEMA_FOLDER}/.\n`);
