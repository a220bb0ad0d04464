import { createServer } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { siteAt } from "../../scripts/serve.ts";
import { brokenLinks } from "../support/broken-links.ts";
import { cutWords, expectFits } from "../support/fitting-text.ts";
import { distFolder, testsFolder } from "../support/folders.ts";
import { openPage } from "../support/hydration.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SITE = join(testsFolder, "other-club/dist");
const PAGES = [
  "/",
  "/conferencex",
  "/conferencex-2024",
  "/learnai",
  "/newsletter",
  "/partner-with-us",
  "/photos",
  "/projectx",
  "/no-such-page",
];

test.use({
  allowedRequests: [/^http:\/\/localhost:/],
});

test("B16 no file of another club's site names the first club", () => {
  const names = /UofX|University of X|Neural Notes|neuralnotes|Gen ?AI ?Genesis|Pioneering the/i;
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => names.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(readFileSync(join(distFolder, "index.html"), "utf8")).toMatch(names);
});

test("B16 R33 another club's pages have what it writes, fit every window, cut no word, have nothing empty, pass axe, and their links lead somewhere", async ({
  page,
}) => {
  test.slow(); // Nine pages.
  const server = createServer(siteAt(SITE));
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect.soft(await brokenLinks(origin, PAGES.slice(0, -1))).toEqual([]);
  for (const path of PAGES) await test.step(path, () => expectUsable(page, origin + path));

  await page.goto(origin);
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.setViewportSize({ width: 1920, height: 500 });
  await expect(menu.getByRole("link")).toHaveCount(10);
  const elsewhere = page.getByRole("article").filter({ hasText: "Internationalization" });
  await expect(elsewhere.getByRole("link")).toHaveAttribute("href", /^https:\/\/code\.loom/);
  const team = page.locator("#meet-the-team");
  await expect(team.locator("details")).toHaveCount(4);
  await expect(team.getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("link", { name: "Mastodon" })).toBeVisible();
  await expect(page.locator("#about")).toHaveCount(0);
  await page.goto(`${origin}/newsletter`);
  await expect(page.locator("main time")).toHaveText([/^March/, /^December/, /^September/]);
  server.close();
});

async function expectUsable(page: Page, url: string) {
  await openPage(page, url);
  await setAllOpen(page);
  await expectFits(page, [320, 768, 1920]);
  const parts = page.locator(
    ":is(h1, h2, h3, p, ul, ol, dl, li, nav, section, a, button):not([aria-hidden] *, [role=status])",
  );
  const empty = (all: Element[]) =>
    all
      .filter((part) => !part.textContent.trim() && !part.querySelector("img"))
      .map(({ outerHTML }) => outerHTML);
  expect.soft(await parts.evaluateAll(empty), url).toEqual([]);
  await page.evaluate(`${axe}\n;undefined`);
  const { violations } = await page.evaluate<{ violations: object[] }>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  expect.soft(violations, url).toEqual([]);
  // A phone has no room for the longest words: they break, with a hyphen where the browser has a dictionary.
  await page.setViewportSize({ width: 768, height: 500 });
  await expect.poll(() => cutWords(page), url).toEqual([]);
}
