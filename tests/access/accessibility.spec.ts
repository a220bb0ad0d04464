import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { openPage } from "../support/hydration.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { views } from "../support/views.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** With questions and cards open, and closed. Wide pages are looked at in other-club.spec.ts, too. */
const STATES = [
  { width: 320, isOpen: true },
  ...(process.env.LONG_TESTS
    ? [
        { width: 1280, isOpen: false },
        { width: 768, isOpen: true },
      ]
    : []),
];

/** Injects axe through DevTools, which bypasses the security policy. */
const injectAxe = (page: Page) => page.evaluate(`${axe}\n;undefined`);

type Result = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe finds wrong, and what it cannot tell, except contrasts: contrast.spec.ts measures those by pixels. */
const findings = (page: Page, rules?: string[]) =>
  page.evaluate(async (rules) => {
    // oxlint-disable-next-line typescript/no-explicit-any -- axe's types are those of its module
    const report = await (window as any).axe.run(document, {
      resultTypes: ["violations", "incomplete"],
      rules: { "target-size": { enabled: true } },
      ...(rules && { runOnly: rules }),
    });
    const unclear = report.incomplete.filter(({ id }: Result) => id !== "color-contrast");
    return [...report.violations, ...unclear].flatMap(({ id, nodes }: Result) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${failureSummary} (${html})`),
    );
  }, rules);

const setMode = (page: Page, mode: string) =>
  page.locator(`input[name=color-mode][value=${mode}]`).check({ force: true });

async function expectNoFindings(page: Page, what: string) {
  for (const { width, isOpen } of STATES) {
    await page.setViewportSize({ width, height: 900 });
    await setAllOpen(page, isOpen);
    const state = `${what} at ${width} px, ${isOpen ? "open" : "closed"}`;
    expect.soft(await findings(page), state).toEqual([]);
  }
  // contrast.spec.ts looks at dark.
  if (!process.env.LONG_TESTS) return;
  await setMode(page, "dark");
  expect
    .soft(await findings(page, ["color-contrast", "link-in-text-block"]), `${what}, dark`)
    .toEqual([]);
  await setMode(page, "light");
}

test("R1 R6 R10 R35 R38 axe finds nothing on any page", async ({ page }) => {
  test.setTimeout(300_000); // Ten pages, with LONG_TESTS in five states each.
  for (const url of [...pages, ...views, NOT_FOUND]) {
    await openPage(page, url);
    await injectAxe(page);
    await expectNoFindings(page, url);
  }
});

test("R1 R6 R39 axe finds nothing in the drawer and in a toast, in both modes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openPage(page, "/partner-with-us");
  await injectAxe(page);
  for (const mode of ["light", "dark"]) {
    await setMode(page, mode);
    await page.getByRole("button", { name: "Copy address" }).first().click();
    await expect(page.locator("[data-status]").first()).toBeVisible();
    expect(await findings(page), `a toast, ${mode}`).toEqual([]);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await findings(page), `the drawer, ${mode}`).toEqual([]);
    await page.keyboard.press("Escape");
  }
});
