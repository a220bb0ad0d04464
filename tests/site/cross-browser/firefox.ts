import { launch } from "puppeteer-core";
import type { OtherBrowser, Key } from "./other-browser.ts";

/** Starts Firefox over WebDriver BiDi, which needs no driver. */
export async function startFirefox(program: string, baseURL: string): Promise<OtherBrowser> {
  const browser = await launch({ browser: "firefox", executablePath: program, headless: true });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    errors,
    goto: async (path) => void (await page.goto(new URL(path, baseURL).href)),
    evaluate: (run, ...given) => page.evaluate(run as never, ...given) as never,
    click: (selector) => page.click(selector),
    press: (key: Key) => page.keyboard.press(key === "Space" ? " " : key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
