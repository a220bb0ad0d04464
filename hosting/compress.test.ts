import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { emptyFolder } from "../tests/support/empty-folder.ts";
import { writeCompressedCopies } from "./compress.ts";

test("B22 a compressed copy does not name the system that made it", () => {
  const folder = emptyFolder();
  const text = "One line of many.\n".repeat(40);
  writeFileSync(join(folder, "llms.txt"), text);
  writeCompressedCopies(folder);
  const copy = readFileSync(join(folder, "llms.txt.gz"));
  expect(copy[9]).toBe(255);
  expect(gunzipSync(copy).toString()).toBe(text);
});
