import { expect, test } from "vitest";
import { menuBelow } from "../../app/layout/menu-width.ts";

type Shell = Parameters<typeof menuBelow>[0];

const shellOf = (count: number, label: string) =>
  ({
    navigation: Array.from({ length: count }, () => ({ label, to: "/" })),
    partnerButton: { label: "Partner With Us", to: "/partner-with-us" },
    club: "UofX AI",
  }) as unknown as Shell;

test("R5 the menu takes over the sooner, the more and longer entries there are", () => {
  expect(menuBelow(shellOf(3, "Newsletter"))).toBeUndefined();
  expect(menuBelow(shellOf(7, "ProjectX"))).toBeUndefined();
  expect(menuBelow(shellOf(9, "Our Team"))).toBe(90);
  expect(menuBelow(shellOf(12, "ProjectX"))).toBe(120);
  expect(menuBelow(shellOf(12, "Internationalization"))).toBe("always");
});
