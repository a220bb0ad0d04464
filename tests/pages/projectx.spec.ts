import type { Page } from "@playwright/test";
import { expectEmail } from "../support/emails.ts";
import { hydrated, openPage } from "../support/hydration.ts";
import { menuLink } from "../support/links.ts";
import { expect, test, withAndWithoutScripts } from "../support/site.ts";
import { shownViews } from "../support/views.ts";

const PATH = "/projectx";
const HEADINGS = {
  landing: "ProjectX",
  "2024": "ProjectX 2024: Multimodal AI",
  "2023": "ProjectX 2023: Computational Efficiency",
};
type View = keyof typeof HEADINGS;

/** Every change from one view to another, one after the other. */
const ROUND: View[] = ["2024", "2023", "landing", "2023", "2024", "landing"];

const DOCUMENTS = [
  ["Code of Conduct", "View Code of Conduct", "code-of-conduct"],
  ["Submission Guidelines", "View Guidelines", "submission-guidelines"],
  ["Problem Definition & Scope", "View Problem Definition", "problem-definition-and-scope"],
] as const;

const TIMELINE = [
  ["Monday, September 18, 2023", "Kick-off"],
  ["Friday, September 29, 2023", "Team registration closes"],
  ["Friday, October 20, 2023", "Proposal due"],
  ["Friday, December 1, 2023", "Mid-point check-in"],
  ["Friday, February 2, 2024", "Final paper due"],
  ["Saturday, February 24, 2024", "Results and presentations"],
] as const;

const MONTHS = [
  "September 2023",
  "October 2023",
  "November 2023",
  "December 2023",
  "January 2024",
  "February 2024",
];

const expectShown = (page: Page, view: View) => expect.poll(() => shownViews(page)).toEqual([view]);

/** What opens a view: a box beside the landing view, else a tab. */
const openers = (page: Page) => page.locator("details[name=view] > summary:visible");

const openView = (page: Page, view: View) =>
  openers(page)
    .filter({ hasText: view === "landing" ? "Landing Page" : new RegExp(`^${view}`) })
    .click();

const viewOf = (page: Page, view: View) => page.locator(`[data-view-title][id="${view}"]`);

test("R35 R36 R37 a button shows its view alone, with its title, and keeps the URL, and Back skips the views", async ({
  page,
}) => {
  await openPage(page, "/newsletter");
  await menuLink(page, PATH).click();
  await expect(page).toHaveURL(PATH);
  await expectShown(page, "landing");
  const entries = await page.evaluate(() => history.length);
  for (const view of [...ROUND, ...ROUND.slice(0, 2)]) {
    await openView(page, view);
    await expectShown(page, view);
    await expect(page).toHaveURL(PATH);
    const heading = page.locator("h1, h2").filter({ hasText: new RegExp(`^${HEADINGS[view]}$`) });
    await expect(heading).toBeFocused();
    if (view !== "landing") await expect(page).toHaveTitle(new RegExp(`ProjectX ${view}`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  // A link to the page itself leads to its first view, and stays there.
  await menuLink(page, PATH).click();
  await expectShown(page, "landing");
  await expect(page).toHaveTitle(/^ProjectX, /);
  await page.reload();
  // Before, the browser itself opens views, and the script would reopen those of the entry.
  await page.waitForFunction(() => "started" in document.documentElement.dataset);
  await expectShown(page, "landing");
  await openView(page, "2023");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL("/newsletter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("UofX AI Newsletter");
  await page.goForward();
  await expect(page).toHaveURL(PATH);
  // By a locator, because before React the document loads again.
  await expect(viewOf(page, "2023")).toBeVisible();
});

test("R35 R36 R37 the landing view has description, figures and buttons, a year its focus, tags and prize pool, and 2023 alone documents, teams and timeline", async ({
  page,
}) => {
  await openPage(page, PATH);
  const landing = viewOf(page, "landing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ProjectX");
  await expect(landing).toContainText(
    "ProjectX is a machine learning research competition for university students.",
  );
  await expect(landing.getByRole("heading", { name: "EVENT DETAILS", exact: true })).toBeVisible();
  await expect(openers(page).getByRole("button")).toHaveText(["2024", "2023"]);
  for (const [index, words] of [
    ["2024", "Multimodal AI", "More info coming soon!"],
    ["2023", "Computational Efficiency", "Finished", "September 2023–February 2024"],
  ].entries())
    for (const each of words) await expect(openers(page).nth(index)).toContainText(each);
  await expect(landing.getByRole("definition")).toHaveText(["200+", "40+", "$40k", "5 months"]);
  const write = landing.getByRole("link", { name: "Write to us to take part" });
  await expectEmail(write, "hello@uofxai.example", "Taking part in ProjectX", "Our university:");
  // R37: these stand in the view of 2023 only.
  await expect(landing.locator('a[href$=".pdf"], img, [role=img], time')).toHaveCount(0);

  for (const [year, tags] of [
    [
      "2024",
      ["Knowledge Transfer", "Cross-Modal Representation Learning", "Handling Misalignment"],
    ],
    ["2023", ["Human-Computer Interaction", "Human-Human Interaction"]],
  ] as const) {
    await openView(page, year);
    const view = viewOf(page, year);
    await expect(view.getByRole("heading", { level: 2 }).first()).toHaveText(HEADINGS[year]);
    const topics = view.getByRole("list").filter({ hasText: tags[0] });
    await expect(topics.getByRole("listitem")).toHaveText([...tags]);
    await expect(view.getByRole("definition")).toHaveText([
      "$10,000+",
      "5 months",
      "academics and industry experts",
    ]);
    await expect(openers(page)).toHaveText(["Landing Page", "2024", "2023"], {
      useInnerText: true,
    });
    const notice = view.getByRole("heading", { name: "More info coming soon!" });
    await expect(notice).toHaveCount(year === "2024" ? 1 : 0);
  }

  for (const other of ["landing", "2024"] as const)
    await expect(viewOf(page, other).locator('a[href$=".pdf"], [role=img], img')).toHaveCount(0);
  const view = viewOf(page, "2023");
  for (const [title, button, file] of DOCUMENTS) {
    const card = view
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    const link = card.getByRole("link", { name: button });
    await expect(link).toHaveAttribute("href", `/documents/projectx-2023/${file}.pdf`);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  }
  const logos = view.getByRole("region", { name: "Participating Teams" }).locator("li img");
  await expect(logos).toHaveCount(23);
  await expect(logos.first()).toHaveAttribute("alt", "Northmere University");
  await expect(logos.last()).toHaveAttribute("alt", "Zephyrine Institute");

  const timeline = view.getByRole("region", { name: "2023 TIMELINE" });
  const line = timeline.getByRole("img", { name: "2023 TIMELINE", exact: true });
  await expect(line.locator("circle")).toHaveCount(TIMELINE.length);
  // A month without events is there, too.
  await expect(timeline.locator("li > p")).toHaveText(MONTHS);
  const events = timeline.locator("li:has(> time)");
  await expect(events).toHaveCount(TIMELINE.length);
  for (const [index, [day, title]] of TIMELINE.entries()) {
    await expect(events.nth(index).locator("time")).toHaveText(day);
    await expect(events.nth(index)).toContainText(title);
  }
});

withAndWithoutScripts((how, hasScripts) => {
  test(`B4 B5 R35 a fragment of a view or within it opens that view, and buttons every other (${how})`, async ({
    page,
  }) => {
    for (const [fragment, view] of [
      ["2024", "2024"],
      ["2023", "2023"],
      ["teams-2023", "2023"],
    ] as const) {
      await page.goto("about:blank");
      await page.goto(`${PATH}#${fragment}`);
      await expectShown(page, view);
      if (hasScripts) {
        await hydrated(page);
        await expectShown(page, view);
      }
      if (fragment !== view) await expect(page.locator(`#${fragment}`)).toBeInViewport();
      else
        for (const next of view === "2024" ? (["2023", "landing"] as const) : (["2024"] as const)) {
          await openView(page, next);
          await expectShown(page, next);
          // Scripts take away the fragment of a view that is no longer open.
          await expect(page).toHaveURL(hasScripts ? PATH : `${PATH}#${fragment}`);
        }
    }
    if (hasScripts) return;
    // Mouse and keyboard reach every view.
    await page.goto("about:blank");
    await page.goto(PATH);
    await expectShown(page, "landing");
    for (const view of ROUND) {
      await openView(page, view);
      await expectShown(page, view);
      await expect(page).toHaveURL(PATH);
    }
    await openers(page).last().focus();
    await page.keyboard.press("Enter");
    await expectShown(page, "2023");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expectShown(page, "2024");
  });
});
