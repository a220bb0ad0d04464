import { expect, test } from "vitest";
import { heavyPage } from "./heavy-pages.ts";

const content = {
  page: { title: "Hack Day" },
  conference: {
    speakers: ["x".repeat(700)],
    faq: "x".repeat(196),
    name: "Hack Day",
    about: undefined,
  },
};

test("R41 a large page of a club is a warning that names the heaviest of its content", () => {
  expect(heavyPage("/hackday", 32, content)).toBeUndefined();
  expect(heavyPage("/hackday", 54.4, content)).toMatch(
    /^warning {2}\/hackday weighs 54 KB .* Most of that is speakers \(76 %\), faq \(21 %\), title \(1 %\)\.$/,
  );
});
