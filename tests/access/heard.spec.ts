import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, pages, test } from "../support/site.ts";

const Readability = readFileSync(
  createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js"),
  "utf8",
);

/** Names whose parts run together, and addresses that are heard with a gap. */
async function brokenNames(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  await devTools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const texts = (id: string): string[] => {
    const node = byId.get(id);
    if (/^(?:StaticText|LineBreak)$/.test(node?.role?.value)) return [node?.name?.value ?? ""];
    return (node?.childIds ?? []).flatMap(texts);
  };
  const names = nodes.filter(
    ({ ignored, role }) => !ignored && /^(?:link|button|heading)$/.test(role?.value),
  );
  expect(names.length).toBeGreaterThan(15);
  return names.flatMap(({ nodeId, name }) => {
    const parts = texts(nodeId);
    const isJoined = parts.some(
      (part, index) => /\w$/.test(part) && /^\w/.test(parts[index + 1] ?? ""),
    );
    return isJoined || /@ | @/.test(name?.value) ? [name?.value] : [];
  });
}

/** The questions, sub-headings and paragraphs that Firefox's reader view leaves out. It may leave out lists of links. */
function lostInReader(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    ${Readability}
    const plain = (text) => text.replace(/\\s+/g, " ").trim();
    const article = plain(new Readability(document.cloneNode(true)).parse().textContent);
    return [...document.querySelectorAll("main :is(h3, p)")]
      .filter((part) => !part.closest("[aria-hidden=true], [inert]") && !part.querySelector("a, button"))
      .map((part) => plain(part.textContent))
      .filter((text) => !article.includes(text));
  })()`);
}

test.describe("what is heard", () => {
  // Trusted Types would keep the reader's code from parsing.
  test.use({ bypassCSP: true });

  test("R1 R38 names have a space between their parts, and a reader view has every paragraph", async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(path);
      expect.soft(await brokenNames(page), `names on ${path}`).toEqual([]);
      expect.soft(await lostInReader(page), `lost in a reader view of ${path}`).toEqual([]);
    }
  });
});
