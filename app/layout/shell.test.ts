import { expect, test } from "vitest";
import { menuBelow } from "./shell.server.ts";

test.each([
  [3, "Newsletter", undefined],
  [7, "ProjectX", undefined],
  [9, "Our Team", 90],
  [12, "ProjectX", 120],
  [12, "Internationalization", "always"],
])("R5 with %i entries like %s the menu takes over below %s rem", (count, label, width) => {
  const entries = Array.from({ length: count }, () => label);
  expect(menuBelow("UofX AI", entries, "Partner With Us")).toBe(width);
});
