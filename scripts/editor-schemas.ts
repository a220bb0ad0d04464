import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "prettier";
import type { ContentProblem } from "../app/schemas/content-error.server.ts";
import { editorSchemas } from "../app/schemas/json-schema.server.ts";

const project = dirname(import.meta.dirname);
const FOLDER = ".vscode/schemas";
const SETTINGS = ".vscode/settings.json";

/** What the files for editors must hold: a JSON Schema for each kind of content file, and which files it is for. */
async function wanted(root: string): Promise<Map<string, string>> {
  const schemas = Object.entries(editorSchemas());
  const files = new Map<string, unknown>(
    schemas.map(([name, { schema }]) => [`${FOLDER}/${name}`, schema]),
  );
  const current = existsSync(join(root, SETTINGS))
    ? (JSON.parse(readFileSync(join(root, SETTINGS), "utf8")) as object)
    : {};
  files.set(SETTINGS, {
    ...current,
    "yaml.schemas": Object.fromEntries(
      schemas.map(([name, { files }]) => [`./${FOLDER}/${name}`, files]),
    ),
  });
  const texts = new Map<string, string>();
  for (const [path, value] of files) {
    texts.set(path, await format(JSON.stringify(value), { parser: "json", printWidth: 100 }));
  }
  return texts;
}

/** The files for editors that no longer say what `app/schemas/` says (B10). */
export async function staleEditorSchemas(root = project): Promise<ContentProblem[]> {
  const stale: ContentProblem[] = [];
  for (const [file, text] of await wanted(root)) {
    const path = join(root, file);
    // A clone on Windows may have other line ends.
    if (existsSync(path) && readFileSync(path, "utf8").replaceAll("\r\n", "\n") === text) continue;
    stale.push({
      file,
      entry: "",
      problem: "the schema for editors is not what app/schemas/ says.",
      remedy: "Run “npm run schemas” and commit what it writes.",
    });
  }
  return stale;
}

/** Writes them anew; returns how many there are. */
export async function writeEditorSchemas(): Promise<number> {
  const texts = await wanted(project);
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  return texts.size;
}
