import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkFolders } from "./registry.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pages-"));
  for (const folder of ["home", "events"]) {
    mkdirSync(join(root, folder));
    for (const name of ["page.server.ts", "page.tsx"]) writeFileSync(join(root, folder, name), "");
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test("B17 a registry whose lines match the folders is accepted", () => {
  expect(() => checkFolders(["home", "events"], root)).not.toThrow();
});

test("B17 a registry line without the page's files is refused with a remedy", () => {
  rmSync(join(root, "events/page.tsx"));
  expect(() => checkFolders(["home", "events", "jobs"], root)).toThrow(
    [
      "app/pages/registry.ts lists the page “events”, but there is no app/pages/events/page.tsx. Write the file, or delete the line.",
      "app/pages/registry.ts lists the page “jobs”, but there is no app/pages/jobs/page.server.ts. Write the file, or delete the line.",
      "app/pages/registry.ts lists the page “jobs”, but there is no app/pages/jobs/page.tsx. Write the file, or delete the line.",
    ].join("\n"),
  );
});

test("B17 a folder without a registry line is refused with a remedy", () => {
  expect(() => checkFolders(["home"], root)).toThrow(
    "app/pages/events/ is not a page yet, because app/pages/registry.ts has no line for it. Add a line, or delete the folder.",
  );
});
