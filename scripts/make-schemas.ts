/** `npm run schemas`: writes the JSON Schemas with which VS Code completes and underlines the content files (B10). */
import { writeEditorSchemas } from "./editor-schemas.ts";

process.stdout.write(`Wrote ${await writeEditorSchemas()} files in .vscode/.\n`);
