import { expect, test } from "vitest";
import { fillPlaceholders, LANGUAGE } from "./placeholders.server.ts";

const known = {
  club: "AI club",
  speakers: { value: "15+", inSentences: "over 15" },
  places: { value: "8" },
  teams: { value: "2+", inSentences: "ikiden fazla" },
  [LANGUAGE]: "tr",
};

test.each([
  ["{speakers}", "15+"],
  ["With {speakers} speakers.", "With over 15 speakers."],
  ["{speakers} speakers are confirmed.", "Over 15 speakers are confirmed."],
  ["On January 25. {speakers} speakers.", "On January 25. Over 15 speakers."],
  ["{places} places by {club}.", "8 places by AI club."],
  ["{places}", "8"],
  ["Mais de 3000 € en premios", "Mais de 3000\u00a0€ en premios"],
  ["¿{speakers}? {teams}.", "¿Over 15? İkiden fazla."],
])("R27 B8 fills %j as %j", (text, expected) => {
  expect(fillPlaceholders({ text: [text] }, known, [])).toEqual({ text: [expected] });
});

test("B25 gives French signs the spaces that do not break a line, however they were typed", () => {
  const prize = "6 000 €";
  const typed = "« Où ? » : ici ; {prize} ! À 9 h 30";
  expect(fillPlaceholders(typed, { prize, [LANGUAGE]: "fr-CA" }, [])).toBe(
    "«\u202fOù\u202f?\u202f»\u00a0: ici\u202f; 6\u202f000\u202f€\u202f! À 9\u00a0h\u00a030",
  );
  expect(fillPlaceholders("« Où ? »", { [LANGUAGE]: "en" }, [])).toBe("« Où ? »");
});

test.each([
  ["{days}と3キロ、AI会", "8\u2060日と3\u2060キロ、AI会"],
  ["https://a.example/2025年", "https://a.example/2025年"],
])("B25 keeps number and unit of %s in one line, which may end anywhere", (text, filled) => {
  expect(fillPlaceholders(text, { days: "8日", [LANGUAGE]: "ja" }, [])).toBe(filled);
});

test.each([
  ["hu", "Ma 19.00-kor, 200-an", "Ma 19.00-\u2060kor, 200-\u2060an"],
  ["hu", "terem-2-es", "terem-2-es"],
  ["en", "A 10-day trip", "A 10-day trip"],
])("B25 in %s keeps a number and its ending in one line in %s", (language, text, filled) => {
  expect(fillPlaceholders(text, { [LANGUAGE]: language }, [])).toBe(filled);
});

test.each([
  ["el", "άνω των 15", "Άνω των 15"],
  ["ka", "თხუთმეტი", "თხუთმეტი"],
])("B25 begins a sentence in %s with %s as the language does", (language, inSentences, begun) => {
  const speakers = { value: "15+", inSentences };
  expect(fillPlaceholders("1. {speakers}.", { speakers, [LANGUAGE]: language }, [])).toBe(
    `1. ${begun}.`,
  );
});

test("B25 ends no line after a Slavic word of one letter", () => {
  const typed = "Spotkania i kursy w Łodzi, a w maju (z kawą)";
  const fill = (language: string) => fillPlaceholders(typed, { [LANGUAGE]: language }, []);
  expect(fill("pl-PL")).toBe(
    "Spotkania i\u00a0kursy w\u00a0Łodzi, a\u00a0w\u00a0maju (z\u00a0kawą)",
  );
  expect(fill("pt")).toBe(typed);
});
