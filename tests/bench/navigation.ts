import type { Browser } from "@playwright/test";
import { reactHasStarted } from "./load.ts";

/** Milliseconds from a press on a link of the footer until the new heading has been painted, with everything warm. */
export async function timeNavigation(
  browser: Browser,
  address: string,
  to: string,
  processorSlowdown: number,
): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${address}${to === "/learnai" ? "/newsletter" : "/learnai"}`);
  await reactHasStarted(page);
  await page.waitForFunction(() => document.documentElement.dataset.warm === "all");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  const link = page.locator(`footer a[href="${to}"]`);
  await link.hover(); // as a mouse or a finger does on its way to the press
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.evaluate(() => {
    const old = document.querySelector("main h1");
    const took = new Promise<number>((done) => {
      addEventListener("click", ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector("main h1");
          if (!heading || heading === old) requestAnimationFrame(look);
          // Painted: the task after the frame that shows it.
          else requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
        };
        look();
      });
    });
    Object.assign(window, { took });
  });
  await page.mouse.down();
  await page.mouse.up();
  const milliseconds = await page.evaluate(
    () => (window as unknown as { took: Promise<number> }).took,
  );
  await context.close();
  return milliseconds;
}
