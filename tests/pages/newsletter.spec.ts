import { sectionOf } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";

const ISSUE = "https://archive.neuralnotes.example/2024-09-02";

test("R33 the hero opens the sign-up in a new tab, and an issue has picture, title, date and text, and its whole card opens it", async ({
  page,
}) => {
  await page.goto("/newsletter");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("UofX AI Newsletter");
  await expect(main.getByText("Explore AI with us.", { exact: true })).toBeVisible();
  await expect(main.getByText("Neural Notes", { exact: true }).first()).toBeVisible();
  const subscribe = main.getByRole("link", { name: "Subscribe (opens in a new tab)" });
  await expect(subscribe).toHaveAttribute("href", "https://list.neuralnotes.example/subscribe");
  await expect(subscribe).toHaveAttribute("target", "_blank");
  await expect(subscribe).toHaveAttribute("rel", /\bnoopener\b/);

  const cards = sectionOf(page, "Previous Issues:").getByRole("listitem");
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText("Welcome to UofX AI 2024-2025");
  await expect(cards).toContainText("The first issue of the academic year.");
  await expect(cards.locator("time")).toHaveText("September 2, 2024");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(cards.getByRole("img", { name: "A white envelope" })).toBeVisible();
    const targets = await page.getByRole("article").evaluate((card) => {
      card.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width: across, height: down } = card.getBoundingClientRect();
      return [0.02, 0.5, 0.98].flatMap((x) =>
        [0.02, 0.5, 0.98].map((y) =>
          document
            .elementFromPoint(left + x * across, top + y * down)
            ?.closest("a")
            ?.getAttribute("href"),
        ),
      );
    });
    expect(new Set(targets), `at ${width} px`).toEqual(new Set([ISSUE]));
  }
});
