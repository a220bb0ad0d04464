import { expect, test } from "../support/site.ts";
import { holdReact, hydrated, openPage } from "../support/hydration.ts";
import { paths } from "../support/content.ts";

test.use({ allowedMessages: [/TrustedHTML|trusted-types-sink|Minified React error/] });

test("B12 Trusted Types block innerHTML", async ({ page }) => {
  await openPage(page, paths.competition);
  const outcome = await page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<img src='/nope.png'>";
      return "written";
    } catch (error) {
      return String(error);
    }
  });
  expect(outcome).toContain("TrustedHTML");
});

test("B12 a hydration mismatch is repaired and does not empty the page", async ({ page }) => {
  await page.goto(paths.newsletter);
  const heading = page.getByRole("heading", { level: 1 });
  const [text = "", font] = await Promise.all([
    heading.innerText(),
    heading.evaluate((element) => getComputedStyle(element).fontFamily),
  ]);
  await page.route(paths.newsletter, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(<h1[^>]*>)[^<]*/, "$1Something else"),
    });
  });
  const startReact = await holdReact(page);
  await page.goto(paths.newsletter);
  await expect(heading).toHaveText("Something else");
  startReact();
  await hydrated(page);
  await expect(heading).toHaveText(text);
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toBe(font);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
