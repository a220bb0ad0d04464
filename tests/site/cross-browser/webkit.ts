import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { Builder, By, Key as Keys, type WebDriver } from "selenium-webdriver";
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
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const program of started.toReversed()) program.kill();
  };
  try {
    const screen = spawn(
      programs.screen,
      ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"] },
    );
    started.push(screen);
    const [number] = await once(screen.stdio[3] as Readable, "data");
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
      stdio: "ignore",
    });
    started.push(driver);
    const browser = await connect(`http://127.0.0.1:${port}`);
    return wrap(browser, baseURL, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

function wrap(browser: WebDriver, baseURL: string, stop: () => void): OtherBrowser {
  const size = () => browser.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  return {
    goto: (path) => browser.get(new URL(path, baseURL).href),
    evaluate: (run, ...given) =>
      browser.executeScript(`return (${String(run)})(...arguments)`, ...given),
    click: async (selector) => await browser.findElement(By.css(selector)).click(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    narrowest: 450, // as its window's buttons need
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
      stop();
    },
  };
}

/** Opens a session as soon as the driver listens. */
async function connect(url: string): Promise<WebDriver> {
  const capabilities = { browserName: "MiniBrowser" };
  for (let attempt = 0; ; attempt += 1) {
    const isReady = await fetch(new URL("/status", url)).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (attempt > 100) throw new Error("WebKit's driver does not respond.");
    await new Promise((done) => setTimeout(done, 50));
  }
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
