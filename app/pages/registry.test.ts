import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { pathsOfPages } from "#app/content/pages.server.ts";
import { NOT_FOUND } from "./registry.server.ts";

// The compiler compares the list of pages with the lines of registry.server.ts.
test("B17 each folder here is a page: add its line to app/content/pages.server.ts and to registry.server.ts", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual([...Object.keys(pathsOfPages()), NOT_FOUND.folder].toSorted());
});
