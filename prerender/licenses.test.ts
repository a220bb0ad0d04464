import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../tests/support/empty-folder.ts";
import { addFontLicenses, LICENSES } from "./licenses.ts";

test("B24 two builds in one folder list each font's licence once", () => {
  const folder = emptyFolder();
  const file = join(folder, LICENSES);
  writeFileSync(file, "# Licenses\n");
  addFontLicenses(folder);
  const once = readFileSync(file, "utf8");
  expect(once).toContain("OFL");
  addFontLicenses(folder);
  expect(readFileSync(file, "utf8")).toBe(once);
});
