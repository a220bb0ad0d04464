import { headValue, builtPage } from "../support/built-site.ts";
import { content, plain, priceInWords } from "../support/content.ts";
import { isSampleContent, SAMPLE_HAS_CHANGED } from "../support/sample.ts";
import { expect, pages, test } from "../support/site.ts";

const figures: string[] = content("figures").flatMap(
  ({ value, inSentences = value }: { value: string; inSentences?: string }) => [
    value,
    inSentences,
    inSentences.charAt(0).toUpperCase() + inSentences.slice(1),
  ],
);
const prices: string[] = (content("partner-with-us").tiers?.entries ?? []).map(
  ({ price }: { price: number }) => priceInWords(price),
);

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";

/** Days, years, times of day and file sizes are not figures. */
const NOT_FIGURES = [
  new RegExp(`(?:${MONTHS}|${MONTHS.replaceAll(/(\w{3})\w*/g, "$1")})\\.? \\d{1,2}(?!\\d)`, "g"),
  new RegExp(`\\b\\d{1,2} (?:${MONTHS}|${MONTHS.replaceAll(/(\w{3})\w*/g, "$1")})\\b`, "g"),
  /\bfrom \d{1,2} to \d{1,2}(?::\d{2})?\s?(?:AM|PM)/g,
  /\b\d{1,2}(?::\d{2})?(?:\s*[–-]\s*\d{1,2}(?::\d{2})?)?\s?(?:AM|PM|[ap]\.m\.)/g,
  /\b(?:19|20)\d{2}\b/g,
  /\b[\d.]+\s?[kK]B\b/g,
];

/** The figures of a text that are neither in content/figures.yaml nor prices. */
function unknownFigures(text: string): string[] {
  let rest = ` ${plain(text)} `;
  // Longest first, because 500+ could be the end of 1,500+.
  for (const figure of [...figures, ...prices].sort((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(
      new RegExp(`(?<![\\d,.$])${figure.replaceAll(/[$+.]/g, "\\$&")}(?![\\d,.]*\\d)`, "g"),
      "·",
    );
  }
  for (const pattern of NOT_FIGURES) rest = rest.replaceAll(pattern, "·");
  return rest.match(/\S*\d\S*/g) ?? [];
}

test.skip(!isSampleContent(), SAMPLE_HAS_CHANGED);

for (const path of pages) {
  test(`B8 every figure on ${path} is in content/figures.yaml`, async ({ page }) => {
    await page.goto(path);
    // For each element, because the text of neighbours would run together.
    const texts = await page.locator("main, footer").evaluateAll((roots) =>
      roots.flatMap((root) => {
        const found: string[] = [];
        for (const element of root.querySelectorAll("*")) {
          if (element.closest("script, style, time, svg, [aria-hidden=true]")) continue;
          const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
          if (own.length > 0) found.push(own.map(({ textContent }) => textContent).join(""));
        }
        return found;
      }),
    );
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap(unknownFigures)).toEqual([]);
  });

  test(`B8 every figure in the metadata of ${path} is in content/figures.yaml`, () => {
    const html = builtPage(path);
    for (const tag of ['name="description"', 'property="og:image:alt"', 'property="og:title"']) {
      expect(unknownFigures(headValue(html, tag) ?? ""), tag).toEqual([]);
    }
  });
}

test("B8 this check reports unknown figures and ignores dates and hours", () => {
  expect(unknownFigures(`We have ${figures[0]} members.`)).toEqual([]);
  expect(unknownFigures("We have 701+ members and $41k.")).toEqual(["701+", "$41k."]);
  expect(unknownFigures("On January 25, 2025, from 9:00AM to 5:00PM")).toEqual([]);
  expect(unknownFigures("1,500+ students")).toEqual(["1,500+"]);
});
