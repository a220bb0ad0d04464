import type { Locator } from "@playwright/test";
import { conference, content, copyLinkTo, LEFT_OUT, paths, uiText } from "../support/content.ts";
import { clickInPlace } from "../support/links.ts";
import { expect, test, withAndWithoutScripts } from "../support/site.ts";
import { hydrated, nextFrames, openPage } from "../support/hydration.ts";

const team = content("team");
const member = team.at(-1);
const home = content("home");

/** Reads the position, because the observer of `toBeInViewport` may stay idle while scripts are disabled. */
async function expectInView(target: Locator) {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        if (height > 0 && top >= 0 && top < innerHeight) return "in view";
        return `at ${top}, ${height} high, page scrolled to ${scrollY}, ${document.readyState}`;
      }),
    )
    .toBe("in view");
}

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  contextOptions: { reducedMotion: "reduce" },
});

withAndWithoutScripts((how) => {
  test(`B5 a team member's fragment opens the card (${how})`, async ({ page }) => {
    test.skip(!member, LEFT_OUT);
    await page.goto(`/#team-${member.id}`);
    await expectInView(page.getByText(member.description));
  });

  test(`B5 a question's fragment opens the answer (${how})`, async ({ page }) => {
    test.skip(!conference.edition?.faq, LEFT_OUT);
    await page.goto(conference.path);
    const details = page.locator('details[id^="faq-"]').last();
    const id = await details.getAttribute("id");
    await page.goto("about:blank");
    await page.goto(`${conference.path}#${id}`);
    await expectInView(page.locator(`#${id} summary ~ *`));
    await expect(page.locator('details[id^="faq-"] summary ~ *:visible')).toHaveCount(1);
  });
});

test("B5 a fragment pasted into the address opens its answer", async ({ page }) => {
  test.skip(!conference.edition?.faq, LEFT_OUT);
  await page.goto(conference.path);
  const ids = await page.locator('details[id^="faq-"]').evaluateAll((all) => all.map((e) => e.id));
  for (const id of ids.slice(-2)) {
    await page.goto(`${conference.path}#${id}`);
    await expect(page.locator(`#${id}`)).toHaveAttribute("open");
    await expect(page.locator(`#${id} summary`)).toBeFocused();
    await hydrated(page);
  }
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollBy({ top: -100, behavior: "instant" }));
  const before = await top();
  await page.goto(`${conference.path}#main`);
  await expect.poll(top).not.toBe(before);
  await page.goBack();
  await expect.poll(top).toBe(before);
});

test("B5 a speaker's fragment scrolls to the speaker", async ({ page }) => {
  test.skip(!conference.edition?.speakers, LEFT_OUT);
  await page.goto(conference.path);
  const ids = await page.locator('[id^="speaker-"]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  await page.goto("about:blank");
  await page.goto(`${conference.path}#${ids.at(-1)}`);
  await expectInView(page.locator(`#${ids.at(-1)}`));
});

test("B5 a link to a fragment opens the entry and focuses it", async ({ page }) => {
  test.skip(!member, LEFT_OUT);
  await openPage(page, paths.newsletter);
  await page.evaluate((id) => {
    const link = document.createElement("a");
    link.href = `/#team-${id}`;
    link.textContent = "Follow";
    document.querySelector("main")?.prepend(link);
  }, member.id);
  // React does not know this link, so it loads the document as an external link does.
  await page.getByRole("link", { name: "Follow" }).click();
  await expectInView(page.getByText(member.description));
  await hydrated(page);
  await expect(page.locator("summary", { hasText: member.name })).toBeFocused();
});

test("B5 R39 “Copy link” copies the entry's URL and shows a toast", async ({ page, baseURL }) => {
  test.skip(!member, LEFT_OUT);
  await openPage(page, "/?utm_source=poster&fbclid=abc");
  const section = page.getByRole("region", { name: home.team.heading });
  await section.locator("summary").first().click();
  await section.getByRole("link", { name: copyLinkTo(team[0].name) }).click();
  await expect(page.getByRole("status").filter({ hasText: uiText.linkCopied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/#team-${team[0].id}`);
});

test.describe("with smooth scrolling", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("B5 a link on the page scrolls to what is inside a closed entry", async ({ page }) => {
    test.skip(!conference.edition?.faq, LEFT_OUT);
    await openPage(page, conference.path);
    await page.evaluate(() => {
      const answer = [...document.querySelectorAll("main details > :last-child")].at(-1);
      answer?.setAttribute("id", "inside");
      const link = document.createElement("a");
      link.href = "#inside";
      link.textContent = "Follow";
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "Follow" }).click();
    await expectInView(page.locator("#inside"));
  });

  test("B5 R2 a reload and Back leave a page with a fragment where it was", async ({ page }) => {
    test.skip(!conference.edition?.faq, LEFT_OUT);
    await page.goto(conference.path);
    const id = await page.locator('details[id^="faq-"]').last().getAttribute("id");
    await page.goto("about:blank");
    await page.goto(`${conference.path}#${id}`);
    await expectInView(page.locator(`#${id} summary ~ *`));
    const top = () => page.evaluate(() => Math.round(scrollY));
    // The smooth scroll to the answer may still be underway.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
        await nextFrames(page);
        return top();
      })
      .toBe(300);
    const ways = [() => page.reload(), () => page.goto("/favicon.svg").then(() => page.goBack())];
    for (const way of ways) {
      await way();
      await hydrated(page);
      await expect(page.locator(`#${id}`)).toHaveAttribute("open");
      // Chromium keeps an element in its place, not the number of pixels.
      expect(Math.abs((await top()) - 300)).toBeLessThan(30);
    }
  });
});

test("R3 a fragment that is nowhere is forgotten with its page", async ({ page }) => {
  test.skip(!member, LEFT_OUT);
  await openPage(page, `${paths.newsletter}#team-${member.id}`);
  await clickInPlace(page, "/");
  await expect(page).toHaveTitle(home.page.title);
  await nextFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText(member.description)).toBeHidden();
});
