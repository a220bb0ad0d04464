import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFileSync(
  createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js"),
  "utf8",
);
const ADDRESS = "/virtual-screen-reader.js";

// oxlint-disable-next-line typescript/no-explicit-any -- the reader's types are those of its Node build
type Reader = any;
type Holder = { reader: Reader };

/** A screen reader that runs in the page and writes down what it would say (@guidepup/virtual-screen-reader). */
export type ScreenReader = {
  /** Reads on until `isEnough` of what has been said, and at most 400 steps. Returns what was said. */
  readOn: (isEnough: (phrase: string) => boolean) => Promise<string[]>;
  /** Goes on to the next heading, link and so on, by the reader's name of the command. Returns what it says there. */
  goTo: (command: string, isIt: (phrase: string) => boolean) => Promise<string>;
  press: (key: string) => Promise<void>;
  /** Everything said since the start, live announcements included. */
  said: () => Promise<string[]>;
};

/** Starts the reader at the top of the page that is open. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: source }),
  );
  await page.evaluate(async (address) => {
    const { virtual } = await import(address);
    (window as unknown as Holder).reader = virtual;
    await virtual.start({ container: document.body });
  }, ADDRESS);
  const said = () =>
    page.evaluate((): Promise<string[]> => (window as unknown as Holder).reader.spokenPhraseLog());
  const step = (command?: string) =>
    page.evaluate(async (name): Promise<string> => {
      const { reader } = window as unknown as Holder;
      await (name ? reader.perform(reader.commands[name]) : reader.next());
      return reader.lastSpokenPhrase();
    }, command);
  const until = async (isIt: (phrase: string) => boolean, command?: string) => {
    const phrases: string[] = [];
    while (phrases.length < 400) {
      const phrase = await step(command);
      phrases.push(phrase);
      if (isIt(phrase)) return phrases;
    }
    throw new Error(`The screen reader said nothing of the kind:\n${phrases.join("\n")}`);
  };
  return {
    said,
    readOn: (isEnough) => until(isEnough),
    goTo: async (command, isIt) => (await until(isIt, command)).at(-1) ?? "",
    press: (key) => page.evaluate((name) => (window as unknown as Holder).reader.press(name), key),
  };
}
