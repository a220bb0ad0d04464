import { expect, test } from "vitest";
import { fillPlaceholders } from "./placeholders.server.ts";

const known = {
  club: "AI club",
  speakers: { value: "15+", inSentences: "over 15" },
  places: { value: "8" },
};

test.each([
  ["{speakers}", "15+"],
  ["With {speakers} speakers.", "With over 15 speakers."],
  ["{speakers} speakers are confirmed.", "Over 15 speakers are confirmed."],
  ["On January 25. {speakers} speakers.", "On January 25. Over 15 speakers."],
  ["{places} places by {club}.", "8 places by AI club."],
])("R27 B8 fills %j as %j", (text, expected) => {
  expect(fillPlaceholders({ text: [text] }, known, () => undefined)).toEqual({ text: [expected] });
});
