import { expect, test as base } from "@playwright/test";
import { findProgram } from "../../../scripts/browser.ts";
import { startFirefox } from "./firefox.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { startWebKit } from "./webkit.ts";

export { expect } from "@playwright/test";

export type BrowserOptions = { otherBrowserName: "Firefox" | "WebKit"; siteURL: string };

/** Starts without stored data, and fails on errors in the console. */
export const test = base.extend<{ tab: OtherBrowser }, BrowserOptions & { started: OtherBrowser }>({
  otherBrowserName: ["Firefox", { option: true, scope: "worker" }],
  siteURL: ["", { option: true, scope: "worker" }],
  started: [
    async ({ otherBrowserName, siteURL }, use) => {
      const browser = await start(otherBrowserName, siteURL);
      await use(browser);
      await browser.close();
    },
    // The first start on a machine reads hundreds of megabytes.
    { scope: "worker", timeout: 60_000 },
  ],
  tab: async ({ started }, use) => {
    await started.resize(1400, 900);
    await started.goto("/favicon.svg");
    // Without a graphics card animations take most of the CPU.
    await started.evaluate(() => {
      localStorage.clear();
      localStorage.setItem("motion", `paused ${Date.now() + 3_600_000}`);
    });
    started.errors.length = 0;
    await use({
      ...started,
      click: async (selector) => {
        let last = "";
        const hasSettled = async () => {
          const box = await started.evaluate(scrollToClickable, selector);
          const isSame = box !== "" && box === last;
          last = box;
          return isSame;
        };
        await expect.poll(hasSettled).toBe(true);
        await started.click(selector);
      },
    });
    expect(started.errors).toEqual([]);
  },
});

/**
 * Scrolls to an element and returns its box, or nothing while something covers it. The drivers themselves scroll
 * smoothly, as the page asks, and click before the scroll or a view transition ends.
 */
function scrollToClickable(selector: string): string {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ behavior: "instant", block: "center" });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return "";
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return element.contains(hit) ? JSON.stringify(box) : "";
}

function start(name: BrowserOptions["otherBrowserName"], siteURL: string): Promise<OtherBrowser> {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const firefox = findProgram(
    process.env.FIREFOX_PATH,
    "firefox-esr",
    "firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  );
  if (name === "WebKit" && driver && screen) return startWebKit({ driver, screen }, siteURL);
  if (name === "Firefox" && firefox) return startFirefox(firefox, siteURL);
  throw new Error(`${name} is not installed.`);
}
