import type { Locator } from "@playwright/test";
import { hydrated, nextFrames, openPage } from "../support/hydration.ts";
import { clickInPlace } from "../support/links.ts";
import { jumpTo, scrollTop } from "../support/scroll.ts";
import { expect, MOVING, test, withAndWithoutScripts } from "../support/site.ts";

const MEMBER = "/#team-kenji-mori";
const QUESTION = "/conferencex#faq-who-speaks";

/** Reads the position, because the observer of `toBeInViewport` may stay idle while scripts are disabled. */
async function expectInView(target: Locator) {
  const isInView = () =>
    target.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && top < innerHeight;
    });
  await expect.poll(isInView).toBe(true);
}

withAndWithoutScripts((how) => {
  test(`B5 a fragment shows a member, a question or a speaker (${how})`, async ({ page }) => {
    await page.goto(MEMBER);
    await expectInView(page.locator("#team-kenji-mori summary ~ *"));
    await page.goto(QUESTION);
    await expectInView(page.getByText("people from Ontario, California"));
    await expect(page.locator('details[id^="faq-"] summary ~ *:visible')).toHaveCount(1);
    await page.goto("about:blank");
    await page.goto("/conferencex#speaker-clara-jensen");
    await expectInView(page.locator("#speaker-clara-jensen"));
  });
});

test("B5 R2 a fragment pasted into the address opens its answer, and Back and a reload return to the place", async ({
  page,
}) => {
  await openPage(page, "/conferencex");
  for (const id of ["faq-will-there-be-food", "faq-who-speaks"]) {
    await page.goto(`/conferencex#${id}`);
    await expect(page.locator(`#${id}`)).toHaveAttribute("open");
    await expect(page.locator(`#${id} summary`)).toBeFocused();
  }
  const before = await scrollTop(page);
  await page.goto("/conferencex#main");
  await expect.poll(() => scrollTop(page)).not.toBe(before);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);

  await jumpTo(page, 300);
  await nextFrames(page);
  const ways = [() => page.reload(), () => page.goto("/favicon.svg").then(() => page.goBack())];
  for (const leaveAndReturn of ways) {
    await leaveAndReturn();
    await hydrated(page);
    await expect(page.locator("#faq-who-speaks")).toHaveAttribute("open");
    // Chromium keeps an element in its place, not the number of pixels.
    expect(Math.abs((await scrollTop(page)) - 300)).toBeLessThan(30);
  }
});

test("R3 a fragment that is nowhere leads to the top, at once with reduced motion, and is forgotten", async ({
  page,
}) => {
  await openPage(page, "/newsletter");
  await page.evaluate(() => {
    document.querySelector('footer a[href="/partner-with-us"]')?.setAttribute("href", "/#gone");
  });
  await jumpTo(page, 400);
  await clickInPlace(page, "/#gone");
  await expect(page).toHaveTitle(/^UofX AI/);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  expect(await scrollTop(page)).toBe(0);
  await openPage(page, "/newsletter#team-kenji-mori");
  await clickInPlace(page, "/");
  await expect(page).toHaveTitle(/^UofX AI/);
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator("#team-kenji-mori")).not.toHaveAttribute("open");
});

test.describe("with smooth scrolling", () => {
  // Low, because without a graphics card motion costs by the pixel.
  test.use({ ...MOVING, viewport: { width: 1280, height: 400 } });

  test("R3 /#about and /#meet-the-team scroll to below the header, from wherever one comes", async ({
    page,
  }) => {
    const expectBelowHeader = (id: string) =>
      expect
        .poll(async () => {
          const header = await page.getByRole("banner").boundingBox();
          const target = await page.locator(`#${id}`).boundingBox();
          const distance = (target?.y ?? -1) - (header?.height ?? 0);
          // Browsers scroll to whole pixels.
          return distance > -1 && distance < 60;
        })
        .toBe(true);
    await openPage(page, "/#about");
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
    await expectBelowHeader("about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
    await expectBelowHeader("meet-the-team");
    for (const [id, label] of [
      ["about", "About Us"],
      ["meet-the-team", "Our Team"],
    ] as const) {
      await clickInPlace(page, "/newsletter");
      await expect(page).toHaveTitle(/^Neural Notes/);
      await page.getByRole("banner").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expectBelowHeader(id);
      await expect(page.locator(`#${id} :focus`)).toHaveCount(1);
      const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
      await expect(current).toHaveText(label);
    }
  });
});

test("R3 an anchor scroll waits up to 10 s for its target", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openPage(page, "/partner-with-us#late");
  const addTarget = () =>
    page.evaluate(() => {
      const target = document.createElement("p");
      target.id = "late";
      target.textContent = "Here";
      document.querySelector("footer")?.after(target);
    });
  // Counts from before the load, which is slow on a busy machine.
  await page.clock.pauseAt(9_500);
  await addTarget();
  await page.clock.runFor(100);
  await expect(page.locator("#late")).toBeFocused();
  await page.clock.resume();

  await openPage(page, "/newsletter#late");
  await page.clock.fastForward(10_500);
  await addTarget();
  await page.clock.fastForward(1_000);
  await expect(page.locator("#late")).not.toBeFocused();
});
