import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFileSync(
  createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js"),
  "utf8",
);
const PATH = "/virtual-screen-reader.js";

// oxlint-disable-next-line typescript/no-explicit-any -- its types are those of its Node build
type Reader = any;
type Holder = { reader: Reader };

/** A screen reader that runs in the page and logs its phrases (@guidepup/virtual-screen-reader). */
export type ScreenReader = {
  /** Reads at most 400 phrases, until one matches. Returns the phrases. */
  readUntil: (isLast: (phrase: string) => boolean) => Promise<string[]>;
  /** Repeats one of the reader's commands until a phrase matches. Returns the phrase. */
  moveTo: (command: string, isIt: (phrase: string) => boolean) => Promise<string>;
  press: (key: string) => Promise<void>;
  /** All phrases since the start, including live announcements. */
  spoken: () => Promise<string[]>;
};

/** Starts the reader at the top of the open page. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route(`**${PATH}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: source }),
  );
  await page.evaluate(async (path) => {
    const { virtual } = await import(path);
    (window as unknown as Holder).reader = virtual;
    await virtual.start({ container: document.body });
  }, PATH);
  const spoken = () =>
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
    throw new Error(`No phrase matches:\n${phrases.join("\n")}`);
  };
  return {
    spoken,
    readUntil: (isLast) => until(isLast),
    moveTo: async (command, isIt) => (await until(isIt, command)).at(-1) ?? "",
    press: (key) => page.evaluate((name) => (window as unknown as Holder).reader.press(name), key),
  };
}
