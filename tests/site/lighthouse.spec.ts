import { chromium, expect, test } from "@playwright/test";
import lighthouse from "lighthouse";
import { pages } from "../support/site.ts";

const DEBUGGING_PORT = 9333;

test("R1 Lighthouse gives every page 100 for accessibility, best practices and SEO", async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(600_000);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    for (const path of pages) {
      const result = await lighthouse(`${baseURL}${path}`, {
        port: DEBUGGING_PORT,
        onlyCategories: ["accessibility", "best-practices", "seo"],
        logLevel: "silent",
      });
      const categories = Object.values(result?.lhr.categories ?? {});
      const scores = Object.fromEntries(categories.map(({ id, score }) => [id, score]));
      expect.soft(scores, path).toEqual({ accessibility: 1, "best-practices": 1, seo: 1 });
    }
  } finally {
    await browser.close();
  }
});
