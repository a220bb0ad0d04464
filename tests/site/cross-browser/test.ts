import { expect, test as base } from "@playwright/test";
import { findProgram, findTool } from "../../../scripts/tools.mjs";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

export { expect } from "@playwright/test";

export type EngineOptions = { engineName: "Firefox" | "WebKit"; siteURL: string };

/**
 * A journey in a browser that Playwright itself can't drive here. It begins without anything remembered and fails when
 * a page has complained: in its console, by an error, or because its security policy has stopped something.
 */
export const test = base.extend<
  { engine: Engine; isStill: boolean },
  EngineOptions & { started: Engine }
>({
  engineName: ["Firefox", { option: true, scope: "worker" }],
  siteURL: ["", { option: true, scope: "worker" }],
  started: [
    async ({ engineName, siteURL }, use) => {
      const engine = await start(engineName, siteURL);
      await use(engine);
      await engine.close();
    },
    // The first start on a fresh machine reads some hundred megabytes.
    { scope: "worker", timeout: 60_000 },
  ],
  // As after “Pause motion” on an earlier visit: without a graphics card moving things take most of the processor.
  isStill: [true, { option: true }],
  engine: async ({ started, isStill }, use) => {
    if (isStill) {
      await started.goto("/favicon.svg");
      await started.evaluate(pauseMotion);
    }
    const consoleErrors: string[] = [];
    const collect = async () => consoleErrors.push(...(await started.evaluate(takeConsoleErrors)));
    await use({
      ...started,
      // A page's list is gone with the page.
      goto: async (path) => {
        await collect();
        await started.goto(path);
      },
      click: async (selector) => {
        let last = "";
        const isStill = async () => {
          const place = await started.evaluate(placeWithinReach, selector);
          const isSame = place !== "" && place === last;
          last = place;
          return isSame;
        };
        await expect.poll(isStill).toBe(true);
        await started.click(selector);
      },
    });
    await collect();
    await started.evaluate(forget);
    if (consoleErrors.length > 0) {
      throw new Error(`The page was not quiet:\n  ${consoleErrors.join("\n  ")}`);
    }
  },
});

declare global {
  interface Window {
    /** What watch.js has written down. */
    consoleErrors?: string[];
  }
}

/** The console errors of a page since the last call. */
export function takeConsoleErrors(): string[] {
  return window.consoleErrors?.splice(0) ?? [];
}

/**
 * Brings an element into view, and says where it is, or nothing while a click there would not meet it. At once: the drivers' own way there is as smooth as the page's, and they press before it
 * ends, where the element was, or while the page before still fades out above it.
 */
function placeWithinReach(selector: string): string {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ behavior: "instant", block: "center" });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return "";
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return element.contains(met) ? JSON.stringify(box) : "";
}

function pauseMotion() {
  localStorage.setItem("motion-paused-until", String(Date.now() + 3_600_000));
}

function forget() {
  localStorage.clear();
}

function start(name: EngineOptions["engineName"], siteURL: string): Promise<Engine> {
  const driver = findTool("WebKit");
  const screen = findProgram("Xvfb");
  const firefox = findTool("Firefox");
  if (name === "WebKit" && driver && screen) return startWebKit({ driver, screen }, siteURL);
  if (name === "Firefox" && firefox) return startFirefox(firefox, siteURL);
  throw new Error(`${name} is not on this machine.`);
}
