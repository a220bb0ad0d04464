import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, By, Key as Keys, type WebDriver } from "selenium-webdriver";
// Not only for Chrome: it starts any driver that takes --port.
import { ServiceBuilder } from "selenium-webdriver/chrome.js";
import type { OtherBrowser, Key } from "./other-browser.ts";

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
};

/** Starts WebKitGTK through its driver, on a virtual screen. */
export async function startWebKit(
  programs: { driver: string; screen: string },
  baseURL: string,
): Promise<OtherBrowser> {
  const screen = spawn(
    programs.screen,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(screen.stdio[3] as Readable, "data");
  const driver = new ServiceBuilder(programs.driver)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(number).trim()}` } as Record<
      string,
      string
    >)
    .build();
  const stop = async () => {
    await driver.kill();
    screen.kill();
  };
  try {
    const browser = await new Builder()
      .usingServer(await driver.start())
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    return wrap(browser, baseURL, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function wrap(browser: WebDriver, baseURL: string, stop: () => Promise<void>): OtherBrowser {
  const size = () => browser.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  return {
    errors: [],
    goto: (path) => browser.get(new URL(path, baseURL).href),
    evaluate: (run, ...given) =>
      browser.executeScript(`return (${String(run)})(...arguments)`, ...given),
    click: async (selector) => await browser.findElement(By.css(selector)).click(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      // The driver sets the size of the window, which is larger than the viewport.
      const window = browser.manage().window();
      const outer = await window.getRect();
      const [innerWidth, innerHeight] = await size();
      await window.setRect({
        width: width + outer.width - innerWidth,
        height: height + outer.height - innerHeight,
      });
      await browser.wait(async () => (await size())[0] === width, 5000);
    },
    close: async () => {
      await browser.quit();
      await stop();
    },
  };
}
