import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { breaks } from "./breaks/breaks.ts";
import { PAGE, page, proofsOf, requirements, titles } from "./testing-table.ts";

test("every requirement has a test, and a fault that the test has been seen to catch", () => {
  const all = titles();
  const broken = breaks.flatMap(({ proves }) => proves.split(" "));
  for (const requirement of Object.keys(requirements)) {
    expect.soft(proofsOf(requirement, all), requirement).not.toEqual([]);
    expect.soft(broken, requirement).toContain(requirement);
  }
});

test("every fault of tests/breaks can still be put in", () => {
  for (const { file, find, fault } of breaks) {
    const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    expect.soft(source.split(find).length - 1, `${file}: ${fault}`).toBe(1);
  }
});

test("docs/testing.md says what the titles of the tests say", () => {
  expect(readFileSync(PAGE, "utf8")).toBe(page());
});
