import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { content } from "../support/content.ts";
import { type Finding, unreviewed } from "../files/accepted-findings.ts";
import { setAllOpen } from "../support/sections.ts";
import { chooseColorMode, expect, pages, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

const require = createRequire(import.meta.url);
// `npm test` asks axe; `npm run test:long` asks the two others too.
const asksAll = Boolean(process.env.LONG_TESTS);
const engines = [
  "axe-core/axe.min.js",
  ...(asksAll
    ? ["accessibility-checker-engine/ace.js", "@pa11y/html_codesniffer/build/HTMLCS.js"]
    : []),
].map((file) => readFileSync(require.resolve(file), "utf8"));

// oxlint-disable-next-line typescript/no-explicit-any -- the engines bring no types for their place in the page
type Engines = any;

const projectx = content("projectx");
const WIDTHS = [320, 1280];

// Things that move are still here, so that a picture of the page is one page.
// A recording would hold every engine's source and take longer than the engines.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

/** Puts the engines into the page by the browser's own tools, which its security policy does not bind. */
async function bringEngines(page: Page) {
  for (const engine of engines) await page.evaluate(`${engine}\n;undefined`);
}

async function findingsOfAxe(page: Page): Promise<Finding[]> {
  return page.evaluate(async () => {
    const { axe } = window as Engines;
    const report = await axe.run(document, { resultTypes: ["violations", "incomplete"] });
    return [...report.violations, ...report.incomplete].flatMap((each: Engines) =>
      each.nodes.map((node: Engines) => ({
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

async function findingsOfIbm(page: Page): Promise<Finding[]> {
  return page.evaluate(async () => {
    // The engine takes text cut away by clip-path for hidden from everybody; by the older property it sees it.
    const cutAway = [...document.querySelectorAll<HTMLElement>("*:not(.skip-link)")].filter(
      (element) => getComputedStyle(element).clipPath === "inset(50%)",
    );
    for (const { style } of cutAway) {
      style.clipPath = "none";
      style.clip = "rect(0, 0, 0, 0)";
    }
    const checker = new (window as Engines).ace.Checker();
    const { results } = await checker.check(document, ["IBM_Accessibility"]);
    for (const element of cutAway) element.removeAttribute("style");
    return results
      .filter(({ value }: Engines) => value[1] !== "PASS")
      .map(({ ruleId, message, snippet }: Engines) => ({
        checker: "IBM",
        rule: ruleId,
        message,
        where: snippet,
      }));
  });
}

async function findingsOfCodeSniffer(page: Page): Promise<Finding[]> {
  return page.evaluate(
    () =>
      new Promise<Finding[]>((done, fail) => {
        const { HTMLCS } = window as Engines;
        HTMLCS.process(
          "WCAG2AA",
          document,
          () =>
            done(
              HTMLCS.getMessages()
                // Its notices are tasks for people, the same for every page whatever is on it.
                .filter(({ type }: Engines) => type !== HTMLCS.NOTICE)
                .map(({ code, msg, element }: Engines) => ({
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
  if (!asksAll) return findingsOfAxe(page);
  return [
    ...(await findingsOfAxe(page)),
    ...(await findingsOfIbm(page)),
    ...(await findingsOfCodeSniffer(page)),
  ];
}

/** Every width, with questions and cards closed and open. */
async function expectNothingFound(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const isOpen of [false, true]) {
      if (isOpen && (await page.locator("details").count()) === 0) continue;
      await setAllOpen(page, isOpen);
      const state = `${what} at ${width} px, ${isOpen ? "open" : "closed"}`;
      expect.soft(unreviewed(await allFindings(page)), state).toEqual([]);
    }
  }
}

for (const path of [...pages, "/no-such-page"]) {
  test.describe(path, () => {
    test.use({ allowedMessages: path === "/no-such-page" ? [/status of 404/] : [] });

    for (const mode of ["light", "dark"]) {
      test(`R1 R10 ${path} has no accessibility findings, in ${mode} mode`, async ({
        page,
        context,
      }) => {
        test.slow();
        await chooseColorMode(context, mode);
        await page.goto(path);
        await hydrated(page);
        await bringEngines(page);
        await expectNothingFound(page, "the page");
        if (path !== "/projectx") return;
        for (const { year } of projectx.editions) {
          const view = page.locator(`section[id="${year}"]`);
          await page
            .getByRole("main")
            .getByRole("button", { name: String(year), exact: true })
            .click();
          await expect(view).toBeVisible();
          await expectNothingFound(page, `the view ${year}`);
        }
      });
    }

    test(`R1 B4 ${path} has no accessibility findings without JavaScript`, async ({
      page,
      context,
    }) => {
      // The page loads without script; the engines then need it.
      const browser = await context.newCDPSession(page);
      await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
      await page.goto(path);
      await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
      expect(await page.evaluate(() => document.documentElement.dataset.scripting)).toBe(undefined);
      await bringEngines(page);
      await page.setViewportSize({ width: 320, height: 900 });
      await setAllOpen(page, true);
      expect(unreviewed(await allFindings(page))).toEqual([]);
    });
  });
}

for (const mode of ["light", "dark"]) {
  test(`R1 R6 the open drawer has no accessibility findings, in ${mode} mode`, async ({
    page,
    context,
  }) => {
    await chooseColorMode(context, mode);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto("/learnai");
    await hydrated(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await bringEngines(page);
    expect(unreviewed(await allFindings(page))).toEqual([]);
  });
}
