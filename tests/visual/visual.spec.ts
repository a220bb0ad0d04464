import { expectBaseline } from "./baseline.ts";
import { openPage } from "../support/hydration.ts";
import { setAllOpen } from "../support/sections.ts";
import { chooseColorMode, expect, NOT_FOUND, test } from "../support/site.ts";

/** Every page on a phone in light colours, and on a computer in dark ones. */
const PAGES = [
  "/",
  "/partner-with-us",
  "/conferencex",
  "/conferencex-2024",
  "/newsletter",
  "/learnai",
  "/projectx",
  "/projectx#2024",
  "/projectx#2023",
  NOT_FOUND,
];
/** Those whose sections stand otherwise on a tablet. */
const TABLET = ["/", "/partner-with-us", "/conferencex", "/projectx#2023"];
/** Those with something to open, which are the longest: on a computer in light colours, too. */
const OPENED = ["/", "/partner-with-us", "/conferencex"];

const nameOf = (url: string) => url.replace(/^\//, "").replace("#", "-") || "home";

for (const url of PAGES) {
  test(`R9 R10 ${url} looks as its pictures`, async ({ page, context }, info) => {
    test.slow(); // Up to four pictures of a whole page.
    for (const width of TABLET.includes(url) ? [360, 768] : [360]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, url);
      await expectBaseline(page, `${nameOf(url)}-${width}-light`, info);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    if (OPENED.includes(url)) {
      await openPage(page, url);
      await setAllOpen(page);
      await expectBaseline(page, `${nameOf(url)}-open-1280-light`, info);
    }
    await chooseColorMode(context, "dark");
    await page.goto("about:blank");
    await openPage(page, url);
    await expectBaseline(page, `${nameOf(url)}-1280-dark`, info);
  });
}

test("R6 the menu looks as its picture", async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openPage(page, "/newsletter");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectBaseline(page, "menu-360-light", info);
});
