import { join } from "node:path";
import { surplusWidth } from "../support/fitting-text.ts";
import { openPage } from "../support/hydration.ts";
import { expect, NOT_FOUND, test } from "../support/site.ts";
import { takeContentOf } from "./other-club.ts";
import { runIn } from "./project-copy.ts";
import { siteWith } from "./site-with.ts";

const site = siteWith((folder) => takeContentOf(join(import.meta.dirname, "minimal-club"), folder));

test("B16 what only is compulsory is content in order", () => {
  expect(runIn(site.folder, "scripts/check-content.ts")).toBe("The content is in order.\n");
});

test("B16 the tests load without what such a club has left out", () => {
  const cli = join("node_modules", "@playwright", "test", "cli.js");
  expect(runIn(site.folder, cli, "test", "--config", "tests", "--list")).toContain("Total: ");
});

for (const path of ["/", NOT_FOUND]) {
  test(`B16 ${path} with the compulsory alone has nothing empty or dead`, async ({ page }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, site.url + path);
      expect(await surplusWidth(page), `at ${width} px`).toBe(0);
    }
    const empty = page.locator(
      ":is(h1, h2, h3, p, ul, ol, dl, li, nav, section, table, a, button):not([aria-hidden] *, [role=status])",
    );
    const texts = await empty.evaluateAll((elements) =>
      elements.filter((element) => !element.textContent.trim()).map(({ outerHTML }) => outerHTML),
    );
    expect(texts).toEqual([]);
    for (const link of await page.getByRole("link").all()) {
      const url = new URL((await link.getAttribute("href")) ?? "", page.url());
      if (url.pathname !== path)
        expect((await page.request.get(url.href)).ok(), url.href).toBe(true);
      if (url.hash) await expect(page.locator(url.hash)).toHaveCount(1);
    }
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("dialog, [rel=alternate]")).toHaveCount(0);
  });
}

test("B16 without newsletter and conference they have no file", async ({ request }) => {
  for (const file of ["/feed.xml", "/newsletter", "/conferencex"]) {
    expect((await request.get(site.url + file)).status(), file).toBe(404);
  }
});
