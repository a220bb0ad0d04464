import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkAll } from "../../scripts/check-content.ts";
import { launchChecklist } from "../../scripts/content-checks/launch.ts";
import { copyContentForEachTest } from "./copied-content.ts";

copyContentForEachTest();
const now = new Date("2025-01-10T12:00:00Z");

test("B16 another club's content has neither an error nor a warning, also at launch", async () => {
  expect(await checkAll({ now, isLaunch: false })).toEqual([]);
  expect(await checkAll({ now, isLaunch: true })).toEqual([]);
});

test("B16 the launch checklist has the steps of docs/launch.md, in its order", () => {
  const headings = readFileSync("docs/launch.md", "utf8").match(/(?<=^## \d+\. ).+$/gm);
  const lines = launchChecklist([]).split("\n").filter(Boolean);
  expect(lines.map((line) => /^\[.\] (?:\d+)\. ([^:]+)/.exec(line)?.[1])).toEqual(headings);
});
