import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { brokenLinks } from "../support/broken-links.ts";
import { builtFile, decodeReferences } from "../support/built-site.ts";
import { expectFits, READERS_SPACING, surplusWidth } from "../support/fitting-text.ts";
import { contentFolder } from "../support/folders.ts";
import { openPage } from "../support/hydration.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";
import { addStyles } from "../support/styles.ts";

/** `npm run check` runs these tests on a club's own content, so they know nothing of what it says. */
const FOR_ANY_CLUB = { tag: "@every-page" };

// With a clock and digits of which the build knew nothing, React logs each word that it would write differently.
test.use({
  timezoneId: "Pacific/Kiritimati",
  locale: "ar-EG",
});

/** Views of ProjectX are pages to a visitor. */
const views = pages.flatMap((path) =>
  [...documentOf(path).matchAll(/<section id="(\d+)"/g)].map(([, id]) => `${path}#${id}`),
);

// The fixture of support/site.ts fails on anything in the console.
test(
  "R1 R11 R37 B4 every page has a title and one heading, fits every width and logs nothing",
  FOR_ANY_CLUB,
  async ({ page, context }) => {
    const urls = [...pages, ...views, NOT_FOUND];
    test.setTimeout(urls.length * 20_000);
    for (const url of urls) await test.step(url, () => expectComplete(page, url));
    expect(await context.cookies()).toEqual([]);
  },
);

async function expectComplete(page: Page, url: string) {
  await page.goto("about:blank"); // From one view to another no document would be loaded.
  await openPage(page, url);
  expect.soft(await page.title(), url).not.toBe("");
  await expect.soft(page.locator("h1:visible"), url).toHaveCount(1);
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect.soft(page.getByRole(landmark), url).toHaveCount(1);
  await expect.soft(page.locator("form"), url).toHaveCount(0);
  expect.soft(await missingWithoutScripts(page, url), url).toEqual([]);
  await expectFits(page, [320, 1280]);
  await setAllOpen(page);
  for (const width of [360, 768, 1024, 2560]) {
    await page.setViewportSize({ width, height: 500 });
    await expect.poll(() => surplusWidth(page), `${url} at ${width} px`).toBe(0);
  }
  await addStyles(page, READERS_SPACING); // WCAG 1.4.12
  await expectFits(page, [320]);
}

/** The words and links of a page that its document lacks, which is all that visitors without JavaScript get. */
async function missingWithoutScripts(page: Page, path: string): Promise<string[]> {
  const html = decodeReferences(documentOf(path).replaceAll("<!-- -->", ""));
  const shown = await page.locator("body").evaluate((body) => {
    const words = [...body.querySelectorAll(":not(script, noscript, .needs-script, [role=status])")]
      .filter(({ children }) => children.length === 0)
      .map(({ textContent }) => textContent);
    const links = [...body.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"));
    return [...words, ...links.map((href) => `href="${href}"`)];
  });
  return shown.filter((each) => !html.includes(each));
}

function documentOf(url: string): string {
  const [page = ""] = url.split("#");
  return builtFile({ "/": "index.html", [NOT_FOUND]: "404.html" }[page] ?? `${page}.html`);
}

test(
  "B5 B9 every link inside the site leads to a page, file or fragment that exists",
  FOR_ANY_CLUB,
  async ({ baseURL }) => {
    const broken = await brokenLinks(new URL(baseURL ?? "").origin, pages);
    const found = broken.map(
      ({ page, link }) => `${linesWith(link)}: ${link} leads nowhere (${page})`,
    );
    if (found.length > 0) throw new Error(`Correct these links:\n${found.join("\n")}`);
  },
);

/** The lines of content with a link. */
function linesWith(link: string): string {
  const places = globSync("**/*.{yaml,md}", { cwd: contentFolder }).flatMap((file) =>
    readFileSync(join(contentFolder, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (line.includes(link) ? [`content/${file}:${index + 1}`] : [])),
  );
  return places.join(", ") || "not in content/";
}
