import { expect, test } from "vitest";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { EDITION, copyContentForEachTest } from "./copied-content.ts";

const content = copyContentForEachTest();

test("B10 a mistake in the current edition, which the recap shows too, is reported once", async () => {
  content.replace(EDITION, "\ndate:", "\ndatte:");
  expect(await findContentProblems()).toHaveLength(1);
});
