import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staleEditorSchemas } from "./editor-schemas.ts";

const FOLDER = ".vscode/schemas";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "schemas-"));
  cpSync(".vscode", join(root, ".vscode"), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("B10 the schemas for editors say what the site's own schemas say", async () => {
  expect(await staleEditorSchemas()).toEqual([]);
});

test("B10 a schema for editors with another description, or none at all, is an error that names the file and the command", async () => {
  const [first = "", second = ""] = readdirSync(join(root, FOLDER)).toSorted();
  const path = join(root, FOLDER, first);
  writeFileSync(path, readFileSync(path, "utf8").replace(/"description": "/, "$&In other words: "));
  rmSync(join(root, FOLDER, second));
  const told = {
    entry: "",
    problem: "the schema for editors is not what app/schemas/ says.",
    remedy: "Run “npm run schemas” and commit what it writes.",
  };
  expect((await staleEditorSchemas(root)).toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    { file: `${FOLDER}/${first}`, ...told },
    { file: `${FOLDER}/${second}`, ...told },
  ]);
});
