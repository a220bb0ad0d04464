import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFile, decodeReferences } from "../support/built-site.ts";
import type { Page } from "@playwright/test";
import { clippedTexts, surplusWidth } from "../support/fitting-text.ts";
import { projectFolder } from "../support/folders.ts";
import { openPage } from "../support/hydration.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";

/** `npm run check` runs these tests on a club's own content, so they know nothing of what it says. */
const FOR_ANY_CLUB = { tag: "@every-page" };

// With a clock and digits of which the build knew nothing, React logs each word that it would write differently.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  timezoneId: "Pacific/Kiritimati",
  locale: "ar-EG",
});

for (const path of [...pages, NOT_FOUND]) {
  // The fixture of support/site.ts fails on anything in the console.
  test(
    `R1 R11 B4 ${path} has a title and one heading, fits and logs nothing`,
    FOR_ANY_CLUB,
    async ({ page, context }) => {
      await openPage(page, path);
      expect((await page.title()).length).toBeGreaterThan(5);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      for (const landmark of ["banner", "main", "contentinfo"] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.locator("form")).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
      expect(await missingWithoutScripts(page, path)).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      for (const isOpen of [false, true]) {
        await setAllOpen(page, isOpen);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const state = `at ${width} px, questions and cards ${isOpen ? "open" : "closed"}`;
          await expect.poll(() => surplusWidth(page), state).toBe(0);
          await expect.poll(() => clippedTexts(page), state).toEqual([]);
        }
      }
    },
  );
}

/** The words and links of a page that its document lacks, which is all that visitors without JavaScript get. */
async function missingWithoutScripts(page: Page, path: string): Promise<string[]> {
  const html = decodeReferences(documentOf(path).replaceAll("<!-- -->", ""));
  const shown = await page.locator("body").evaluate((body) => {
    const words = [...body.querySelectorAll(":not(script, noscript, .needs-script, [role=status])")]
      .filter(({ children }) => children.length === 0)
      .map(({ textContent }) => textContent);
    const links = [...body.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    return [...words, ...links.map((href) => `href="${href}"`)];
  });
  return shown.filter((each) => !html.includes(each));
}

test(
  "B5 B9 each link within the site leads to a page, file or fragment",
  FOR_ANY_CLUB,
  async ({ request, baseURL }) => {
    const pageOf = new Map<string, string>();
    for (const path of pages)
      for (const [, href = ""] of documentOf(path).matchAll(/<a [^>]*href="([^"]*)"/g)) {
        const { origin, pathname, search, hash } = new URL(decodeReferences(href), baseURL + path);
        // Without JavaScript the drawer's links to sections load the page's file, which closes it.
        if (origin === baseURL && !pathname.endsWith(".html"))
          pageOf.set(pathname + search + hash, path);
      }
    expect(pageOf.size).toBeGreaterThanOrEqual(pages.length);

    const broken: string[] = [];
    for (const [link, path] of pageOf) {
      // A link through a redirect would cost the visitor a round trip.
      const answer = await request.get(link, { maxRedirects: 0 });
      const [, fragment] = link.split("#");
      const isThere =
        answer.status() === 200 &&
        (!fragment || (await answer.text()).includes(`id="${decodeURIComponent(fragment)}"`));
      if (!isThere) broken.push(`${path} links to ${link} (${linesWith(link)})`);
    }
    expect(broken).toEqual([]);
  },
);

function documentOf(path: string): string {
  return builtFile({ "/": "index.html", [NOT_FOUND]: "404.html" }[path] ?? `${path}.html`);
}

/** The lines of content that have a link. */
function linesWith(link: string): string {
  const places = globSync("content/**/*.{yaml,md}", { cwd: projectFolder }).flatMap((file) =>
    readFileSync(join(projectFolder, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (line.includes(link) ? [`${file}:${index + 1}`] : [])),
  );
  return places.join(", ") || "not in content/";
}
