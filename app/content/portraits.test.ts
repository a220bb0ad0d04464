import { expect, test } from "vitest";
import { initialsOf } from "./portraits.server.ts";

test.each([
  ["Amara van Osei", "AO"],
  ["Prof. Zoë Łęcka, PhD (she/her)", "ZŁ"],
  ["Dr. J. R. Hartley Jr.", "JH"],
  ["Ph.D. Zoë Łęcka", "ZŁ"],
  ["M.Sc. J.R. Hartley", "JH"],
  ["Dr.-Ing. Amara Osei", "AO"],
  ["ʻIolani Kekūanāoʻa", "ʻIK"],
  ["bell hooks", "bh"],
  ["@ada", "a"],
  ["გიორგი ბერიძე", "გბ"],
  ["शिवानी राव", "शिरा"],
  ["王小明", "王"],
  ["ليلى عبد الرحمن", "ل\u200cا"],
])("R9 the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name).text).toBe(initials);
});
