import { type BrowserContext, test as base } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tokenColour } from "../../app/styles/token-colour.server.ts";
import { distFolder } from "./folders.ts";

export { expect } from "@playwright/test";

/** Colours that tests name, as browsers write them. Which ones the brand has is a test of app/styles/ (R9). */
export const colours = {
  light: rgb(tokenColour("color-dawn")),
  dark: rgb(tokenColour("color-dusk")),
  blueDark: rgb(tokenColour("color-night")),
};

function rgb(hex: string): string {
  return `rgb(${[...Buffer.from(hex.slice(1), "hex")].join(", ")})`;
}

/** How long a toast stays. */
export const TOAST_MS = 5000; // R39

/** How far one scrolls before the about section slides in. */
export const SLIDE_IN_AFTER_PX = 350; // R15

/** The paths of all built pages, Home first. Old addresses that lead on have a file, too, and are none. */
export const pages: string[] = [
  ...readFileSync(join(distFolder, "sitemap.xml"), "utf8").matchAll(
    /<loc>https:\/\/[^/]+([^<]*)</g,
  ),
]
  .map(([, path = ""]) => path)
  .toSorted();

/** A path that no page has. */
export const NOT_FOUND = "/no-such-page";

/** For tests of what moves, and of visitors who have asked for nothing else. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

type Allowed = {
  /** Console messages that a test provokes on purpose. Any other warning or error fails the test. */
  allowedMessages: RegExp[];
  /** URLs of other origins that a test requests on purpose. Any other URL fails the test. */
  allowedRequests: RegExp[];
};

type Fixtures = {
  watched: void;
};

/** Fails on console warnings and errors, exceptions, security policy violations and requests to other origins. */
export const test = base.extend<Allowed & Fixtures>({
  allowedMessages: [[], { option: true }],
  allowedRequests: [[], { option: true }],
  watched: [
    async ({ context, baseURL, allowedMessages, allowedRequests }, use) => {
      const findings = await watch(context, new URL(baseURL ?? "").origin);
      await use();
      const unexpected = findings.filter(
        ({ kind, text }) =>
          !(kind === "request" ? allowedRequests : allowedMessages).some((allowed) =>
            allowed.test(text),
          ),
      );
      if (unexpected.length > 0) {
        const list = unexpected.map(({ kind, text }) => `  ${kind}: ${text}`).join("\n");
        throw new Error(`Unexpected messages or requests:\n${list}`);
      }
    },
    { auto: true },
  ],
});

/** Declares tests for visitors with and for those without JavaScript. `how` belongs into their titles. */
export function withAndWithoutScripts(declare: (how: string, hasScripts: boolean) => void) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${javaScriptEnabled ? "with" : "without"} JavaScript`;
    test.describe(how, () => {
      test.use({ javaScriptEnabled });
      declare(how, javaScriptEnabled);
    });
  }
}

/** Stores this colour mode as the visitor's choice (R10) before every later navigation. */
export async function chooseColorMode(context: BrowserContext, mode: string) {
  await context.addInitScript(
    (value) => {
      // `about:blank` has no storage.
      if (origin !== "null") localStorage.setItem("color-mode", value);
    },
    `${mode} ${Date.now() + 86_400_000}`,
  );
}

type Finding = { kind: "console" | "error" | "request"; text: string };

async function watch(context: BrowserContext, siteOrigin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  context.on("console", (message) => {
    const { url } = message.location();
    const isAnswer = url.endsWith(NOT_FOUND) && message.text().includes("status of 404");
    if (["error", "warning", "assert"].includes(message.type()) && !isAnswer) {
      findings.push({ kind: "console", text: `${message.text()} (${url})` });
    }
  });
  context.on("weberror", (error) => {
    const { stack, message } = error.error();
    // A busy Chromium leaves out a transition between two documents, which visitors do not notice.
    if (!/^Transition was (?:skipped|aborted)/.test(message))
      findings.push({ kind: "error", text: stack || message });
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (["http:", "https:"].includes(url.protocol) && url.origin !== siteOrigin) {
      findings.push({ kind: "request", text: request.url() });
    }
  });
  // Not every browser logs what its security policy blocks.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(
        `Blocked by the security policy: ${event.effectiveDirective} ${event.blockedURI}`,
      );
    });
  });
  return findings;
}
