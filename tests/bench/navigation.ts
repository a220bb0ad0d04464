import type { Browser } from "@playwright/test";
import { reactHasStarted } from "./load.ts";

/** Milliseconds from a press on a link of the footer to the frame that shows the new heading, with everything warm. */
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
  const took = await page.evaluate(
    (path) =>
      new Promise<number>((done) => {
        const old = document.querySelector("main h1");
        const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`);
        const start = performance.now();
        const look = () => {
          const heading = document.querySelector("main h1");
          if (heading && heading !== old)
            requestAnimationFrame(() => done(performance.now() - start));
          else requestAnimationFrame(look);
        };
        link?.click();
        look();
      }),
    to,
  );
  await context.close();
  return took;
}
