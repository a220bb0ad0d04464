import { test as base, type BrowserContext } from "@playwright/test";
import { readdirSync } from "node:fs";
import { conferenceYears } from "./content.ts";
import { distFolder } from "./folders.ts";

export { expect } from "@playwright/test";

/** The newest edition of the conference has /conferencex, the others keep their year (content/README.md). */
export const newestEdition = conferenceYears[0] ?? "";

/** Every page of the built site, by its one URL, Home first. */
export const pages: string[] = readdirSync(distFolder)
  .filter((name) => name.endsWith(".html") && name !== "404.html")
  .map((name) => (name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`))
  .toSorted();

type Watch = {
  /** Console messages that a test provokes on purpose; any other warning or error fails it. */
  allowedMessages: RegExp[];
  /** Addresses outside the site that a test asks for on purpose; any other fails it. */
  allowedRequests: RegExp[];
};

/**
 * A test of the site that fails when a page says anything in the console, throws, is stopped by its
 * security policy, or asks another host for something.
 */
export const test = base.extend<Watch & { watched: void }>({
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
        throw new Error(`The page was not quiet:\n${list}`);
      }
    },
    { auto: true },
  ],
});

/** Puts a note into the storage of every document that is opened from now on. */
function keep(context: BrowserContext, name: string, value: string) {
  return context.addInitScript(
    (note) => {
      try {
        localStorage.setItem(note.name, note.value);
      } catch {
        // Storage is blocked, or the document is not the site's; it does without.
      }
    },
    { name, value },
  );
}

/** Opens pages from now on as for somebody who has chosen this colour mode (R10). */
export async function chooseColorMode(context: BrowserContext, mode: string) {
  await keep(context, "color-mode", `${mode} ${Date.now() + 86_400_000}`);
}

type Finding = { kind: "console" | "error" | "request"; text: string };

async function watch(context: BrowserContext, siteOrigin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type())) {
      findings.push({ kind: "console", text: `${message.text()} (${message.location().url})` });
    }
  });
  context.on("weberror", (error) => {
    findings.push({ kind: "error", text: error.error().stack ?? error.error().message });
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (["http:", "https:"].includes(url.protocol) && url.origin !== siteOrigin) {
      findings.push({ kind: "request", text: request.url() });
    }
  });
  // Not every engine says in the console what its policy has blocked.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(
        `Blocked by the security policy: ${event.effectiveDirective} ${event.blockedURI}`,
      );
    });
  });
  return findings;
}
