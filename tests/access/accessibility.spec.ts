import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { content, paths, uiText } from "../support/content.ts";
import { type Finding, unaccepted } from "../files/accepted-findings.ts";
import { setAllOpen } from "../support/sections.ts";
import { chooseColorMode, expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const require = createRequire(import.meta.url);
// `npm test` runs axe. `npm run test:long` also runs the two others.
const runsAll = Boolean(process.env.LONG_TESTS);
const checkers = [
  "axe-core/axe.min.js",
  ...(runsAll
    ? ["accessibility-checker-engine/ace.js", "@pa11y/html_codesniffer/build/HTMLCS.js"]
    : []),
].map((file) => readFileSync(require.resolve(file), "utf8"));

// oxlint-disable-next-line typescript/no-explicit-any -- the checkers have no types for their globals
type Globals = any;

const projectx = content("projectx");
const WIDTHS = [320, 1280];

// A trace would contain the source of every checker and take longer than the checks.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

/** Injects the checkers through DevTools, which bypasses the security policy. */
async function injectCheckers(page: Page) {
  for (const checker of checkers) await page.evaluate(`${checker}\n;undefined`);
}

async function axeFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(async () => {
    const { axe } = window as Globals;
    const report = await axe.run(document, { resultTypes: ["violations", "incomplete"] });
    return [...report.violations, ...report.incomplete].flatMap((each: Globals) =>
      each.nodes.map((node: Globals) => ({
        checker: "axe",
        rule: each.id,
        message: [...node.any, ...node.all, ...node.none]
          .map(({ message }: { message: string }) => message)
          .join("; "),
        where: node.html,
      })),
    );
  });
}

async function ibmFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(async () => {
    // The checker ignores text hidden by `clip-path`, but reads text hidden by the older `clip`.
    const hidden = [...document.querySelectorAll<HTMLElement>("*:not(.skip-link)")].filter(
      (element) => getComputedStyle(element).clipPath === "inset(50%)",
    );
    for (const { style } of hidden) {
      style.clipPath = "none";
      style.clip = "rect(0, 0, 0, 0)";
    }
    const checker = new (window as Globals).ace.Checker();
    const { results } = await checker.check(document, ["IBM_Accessibility"]);
    for (const element of hidden) element.removeAttribute("style");
    return results
      .filter(({ value }: Globals) => value[1] !== "PASS")
      .map(({ ruleId, message, snippet }: Globals) => ({
        checker: "IBM",
        rule: ruleId,
        message,
        where: snippet,
      }));
  });
}

async function codeSnifferFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(
    () =>
      new Promise<Finding[]>((done, fail) => {
        const { HTMLCS } = window as Globals;
        HTMLCS.process(
          "WCAG2AA",
          document,
          () =>
            done(
              HTMLCS.getMessages()
                // Its notices are manual checks, the same for every page.
                .filter(({ type }: Globals) => type !== HTMLCS.NOTICE)
                .map(({ code, msg, element }: Globals) => ({
                  checker: "HTML_CodeSniffer",
                  rule: code,
                  message: msg,
                  where: element?.cloneNode?.(false).outerHTML ?? "",
                })),
            ),
          () => fail(new Error("HTML_CodeSniffer could not read the page.")),
        );
      }),
  );
}

async function allFindings(page: Page): Promise<Finding[]> {
  if (!runsAll) return axeFindings(page);
  return [
    ...(await axeFindings(page)),
    ...(await ibmFindings(page)),
    ...(await codeSnifferFindings(page)),
  ];
}

/** Checks every width, with questions and cards closed and open. */
async function expectNoFindings(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const isOpen of [false, true]) {
      if (isOpen && (await page.locator("details").count()) === 0) continue;
      await setAllOpen(page, isOpen);
      const state = `${what} at ${width} px, ${isOpen ? "open" : "closed"}`;
      expect.soft(unaccepted(await allFindings(page)), state).toEqual([]);
    }
  }
}

for (const path of [...pages, NOT_FOUND]) {
  for (const mode of ["light", "dark"]) {
    test(`R1 R10 ${path} has no accessibility finding, ${mode}`, async ({ page, context }) => {
      test.slow();
      await chooseColorMode(context, mode);
      await openPage(page, path);
      await injectCheckers(page);
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
    // The page loads without scripts. The checkers need them afterwards.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.goto(path);
    await devtools.send("Emulation.setScriptExecutionDisabled", { value: false });
    expect(await page.evaluate(() => document.documentElement.dataset.scripting)).toBe(undefined);
    await injectCheckers(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await setAllOpen(page, true);
    expect(unaccepted(await allFindings(page))).toEqual([]);
  });
}

for (const mode of ["light", "dark"]) {
  test(`R1 R6 the drawer has no accessibility finding, ${mode}`, async ({ page, context }) => {
    await chooseColorMode(context, mode);
    await page.setViewportSize({ width: 320, height: 900 });
    await openPage(page, paths.newsletter);
    await page.getByRole("button", { name: uiText.menu, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await injectCheckers(page);
    expect(unaccepted(await allFindings(page))).toEqual([]);
  });
}
