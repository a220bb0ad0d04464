import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { content, paths, uiText } from "../support/content.ts";
import { setAllOpen } from "../support/sections.ts";
import { chooseColorMode, expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const projectx = content("projectx");
const WIDTHS = [320, 1280];

/** Contrast that axe cannot see: text on gradients, planets and layers, which contrast.spec.ts measures by pixels. */
const MEASURED =
  /background (gradient|image)|pseudo element|overlap|obscured|too short|image node|^Unable to determine/;

// A trace would contain axe's source and take longer than the checks.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

/** Injects axe through DevTools, which bypasses the security policy. */
async function injectAxe(page: Page) {
  await page.evaluate(`${axe}\n;undefined`);
}

/** What axe finds, and what it asks a person to judge. */
async function findings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(document, { resultTypes: ["violations", "incomplete"] })`,
  );
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.flatMap((node) => {
      const message = [...node.any, ...node.all, ...node.none]
        .map((each) => each.message)
        .join("; ");
      const isMeasured = id === "color-contrast" && MEASURED.test(message);
      return isMeasured ? [] : `${id}: ${message} (${node.html})`;
    }),
  );
}

/** Checks every width, with questions and cards closed and open. */
async function expectNoFindings(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const isOpen of [false, true]) {
      if (isOpen && (await page.locator("details").count()) === 0) continue;
      await setAllOpen(page, isOpen);
      const state = `${what} at ${width} px, ${isOpen ? "open" : "closed"}`;
      expect.soft(await findings(page), state).toEqual([]);
    }
  }
}

for (const path of [...pages, NOT_FOUND]) {
  for (const mode of ["light", "dark"]) {
    test(`R1 R10 ${path} has no accessibility finding, ${mode}`, async ({ page, context }) => {
      test.slow();
      await chooseColorMode(context, mode);
      await openPage(page, path);
      await injectAxe(page);
      await expectNoFindings(page, "the page");
      if (path !== paths.competition) return;
      for (const { year } of projectx.editions) {
        const view = page.locator(`section[id="${year}"]`);
        await page
          .getByRole("main")
          .getByRole("button", { name: String(year), exact: true })
          .click();
        await expect(view).toBeVisible();
        await expectNoFindings(page, `the view ${year}`);
      }
    });
  }

  test(`R1 B4 ${path} has no accessibility finding without scripts`, async ({ page, context }) => {
    // The page loads without scripts. Axe needs them afterwards.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.goto(path);
    await devtools.send("Emulation.setScriptExecutionDisabled", { value: false });
    expect(await page.evaluate(() => document.documentElement.dataset.scripting)).toBe(undefined);
    await injectAxe(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await setAllOpen(page, true);
    expect(await findings(page)).toEqual([]);
  });
}

for (const mode of ["light", "dark"]) {
  test(`R1 R6 the drawer has no accessibility finding, ${mode}`, async ({ page, context }) => {
    await chooseColorMode(context, mode);
    await page.setViewportSize({ width: 320, height: 900 });
    await openPage(page, paths.newsletter);
    await page.getByRole("button", { name: uiText.menu, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await injectAxe(page);
    expect(await findings(page)).toEqual([]);
  });
}
