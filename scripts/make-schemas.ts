/** `npm run generate:schemas`: writes the JSON Schemas with which VS Code completes and underlines content files. */
import { writeEditorSchemas } from "../editor/json-schema.ts";

process.stdout.write(`Wrote ${writeEditorSchemas()} schemas in .vscode/schemas/.\n`);
