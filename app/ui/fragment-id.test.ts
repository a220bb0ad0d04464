import { expect, test } from "vitest";
import { fragmentId } from "./fragment-id.ts";

test.each([
  ["Où ? « Ici »", "faq-ou-ici"],
  ["どこで開催？", "faq-どこで開催"],
  ["어디서 열려요?", "faq-어디서-열려요"],
  ["हिन्दी में?", "faq-हिन्दी-में"],
])("B25 %j has a fragment that one can type", (words, expected) => {
  expect(fragmentId("faq", words)).toBe(expected);
});
