import type { Browser, Page } from "@playwright/test";
import { reactHasStarted } from "./load.ts";

/** Milliseconds from a press on a link until the new heading has been painted. */
export type NavigationTimes = {
  /** The first change of page in the document: no line of the router or of the page has run before. */
  first: number;
  /** The ways to the same page after it, the warm-up: on a machine with other work no single one says much. */
  later: number[];
};

const LATER_WAYS = 3;

/** Goes to a page and back, again and again, by the links of the footer. */
export async function timeNavigation(
  browser: Browser,
  address: string,
  to: string,
  processorSlowdown: number,
): Promise<NavigationTimes> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const from = to === "/learnai" ? "/newsletter" : "/learnai";
  await page.goto(`${address}${from}`);
  await reactHasStarted(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  const first = await follow(page, to);
  const later: number[] = [];
  for (let way = 0; way < LATER_WAYS; way += 1) {
    await follow(page, from);
    later.push(await follow(page, to));
  }
  await context.close();
  return { first, later };
}

/** Follows a link of the footer; milliseconds from the press until the new heading has been painted. */
async function follow(page: Page, to: string): Promise<number> {
  // The page before is whole and at rest.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForFunction(() => document.documentElement.dataset.warm === "all");
  const link = page.locator(`footer a[href="${to}"]`);
  await link.hover(); // as a mouse or a finger does on its way to the press
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.evaluate(() => {
    const old = document.querySelector("main h1");
    const took = new Promise<number>((done) => {
      const time = ({ timeStamp }: Event) => {
        const look = () => {
          const heading = document.querySelector("main h1");
          if (!heading || heading === old) requestAnimationFrame(look);
          // Painted: the task after the frame that shows it.
          else requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
        };
        look();
      };
      addEventListener("click", time, { once: true });
    });
    Object.assign(window, { took });
  });
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { took: Promise<number> }).took);
}
