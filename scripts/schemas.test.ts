import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../tests/support/club.ts";
import { writeEditorSchemas } from "./schemas.ts";

test("B10 the schemas in the repository, which github.dev reads, are those of the code", () => {
  const root = emptyFolder();
  cpSync(".vscode/settings.json", join(root, ".vscode/settings.json"));
  writeEditorSchemas(root);
  // A club may lack an optional page and keep its schema.
  for (const name of readdirSync(join(root, ".vscode/schemas"))) {
    const [committed, generated] = [".", root].map((folder) =>
      readFileSync(join(folder, ".vscode/schemas", name), "utf8"),
    );
    expect(committed === generated, `${name} is old: run “npm run schemas”.`).toBe(true);
  }
});
