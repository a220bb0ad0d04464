import { expect, test } from "vitest";
import { initialsOf } from "./portraits.server.ts";

test.each([
  ["Amara van Osei", "AO"],
  ["Prof. Zoë Łęcka, PhD (she/her)", "ZŁ"],
  ["Dr. J. R. Hartley Jr.", "JH"],
  ["bell hooks", "bh"],
  ["王小明", "王"],
])("R9 the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name).text).toBe(initials);
});
