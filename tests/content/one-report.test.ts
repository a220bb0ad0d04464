import { expect, test, vi } from "vitest";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { EDITION, copyContentForEachTest } from "./copied-content.ts";

vi.mock(import("../../app/content/pictures.server.ts"), async (original) =>
  (await import("./without-pictures.ts")).withoutPictures(original),
);

const content = copyContentForEachTest();

test("B10 a mistake in the current edition, which the recap shows too, is reported once", async () => {
  content.replace(EDITION, "\ndate:", "\ndatte:");
  expect(await findContentProblems()).toHaveLength(1);
});
