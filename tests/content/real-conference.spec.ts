import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { siteWith } from "./stress-content.ts";
import { conference, content, LEFT_OUT } from "../support/content.ts";
import { cutWords, expectFits } from "../support/fitting-text.ts";
import { hydrated } from "../support/hydration.ts";
import { setAllOpen } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";

type Fields = Record<string, unknown>;
type Named = { id: string; name: string };

const WIDTHS = [320, 390, 768, 1280, 1920];
const ROOMS = ["Great Hall", "Room 204", "Workshop"];
const [SATURDAY, SUNDAY] = ["2025-01-25", "2025-01-26"];
const PDF = "/documents/projectx-2023/code-of-conduct.pdf";

function rewrite<Content>(file: string, change: (content: Content) => Content) {
  writeFileSync(file, stringify(change(parse(readFileSync(file, "utf8")) as Content)));
}

/** 39 speakers, every third without a photo, 57 sessions in three rooms on two days, 20 sponsors in three levels. */
function fillWithBigConference(folder: string) {
  const logos = parse(readFileSync(join(folder, "content/organisations.yaml"), "utf8")) as Named[];
  const ids = logos.slice(0, 20).map(({ id }) => id);
  rewrite<Fields & { speakers: Fields[]; hero: Fields }>(
    join(folder, `content/${conference.name}.yaml`),
    ({ speakers: written, ...edition }) => {
      const speakers = Array.from({ length: 39 }, (_, index) => {
        const { photo, title, employer } = written[index % written.length] ?? {};
        return {
          id: `speaker-${index}`,
          name: `Speaker Of-${index} Montgomery-Featherstonehaugh`,
          title,
          ...(index % 3 > 0 && { photo }),
          ...(index % 2 > 0 && { employer }),
          ...(index % 4 === 0 && {
            biography: "She has measured models for ten years. ".repeat(8),
            talk: {
              title: "What a small model forgets, and how we counted it",
              abstract: "We counted.",
            },
            links: [{ label: "Website", url: "http://speaker.example" }],
          }),
        };
      });
      const schedule = Array.from({ length: 57 }, (_, index) => ({
        day: index < 30 ? SATURDAY : SUNDAY,
        time: `${9 + Math.floor((index % 30) / 3)}:00`,
        title:
          `Session ${index}: ${"measuring what a model knows ".repeat(1 + (index % 3))}`.trim(),
        room: ROOMS[index % 3],
        speakers: [`speaker-${index % 39}`],
      }));
      return {
        ...edition,
        date: SATURDAY,
        endDate: SUNDAY,
        speakers,
        day: { heading: "Two days, three rooms", schedule },
        sneakPeek: {
          heading: "Before you come",
          speakers: { value: "39+", heading: "Speakers", text: "They come from far away." },
          startups: { value: "100+", heading: "Startups", text: "They come from near." },
        },
        links: [
          "Code of conduct",
          "Call for speakers",
          "Venue map",
          "Travel",
          "Volunteers",
          "Stream",
        ].map((label) => ({ label, to: label === "Venue map" ? PDF : "https://more.example" })),
        sponsors: {
          heading: "Sponsors",
          levels: [
            { name: "Galaxy", organisations: ids.slice(0, 3) },
            { name: "Star", organisations: ids.slice(3, 9) },
            { name: "Planet", organisations: ids.slice(9) },
          ],
        },
      };
    },
  );
}

test.skip(!conference.edition?.speakers || content("organisations").length === 0, LEFT_OUT);

const site = siteWith(fillWithBigConference);

test("B10 a big conference fits every width, also with every card open", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(site.url + conference.path);
  await setAllOpen(page);
  // HTML allows no paragraph there.
  await expect(page.locator("summary p")).toHaveCount(0);
  await expectFits(page, WIDTHS);
  for (const width of [320, 704, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutWords(page, "#highlights"), `at ${width} px`).toEqual([]);
  }
});

test("B10 a big conference shows its days and links sessions to speakers", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url + conference.path);
  await expect(page.locator("h1")).toContainText("Saturday, January 25–Sunday, January 26, 2025");
  const plan = page.locator("section", { hasText: "Two days, three rooms" }).last();
  await expect(plan.locator("h3")).toHaveText(["Saturday, January 25", "Sunday, January 26"]);
  await expect(plan.locator("h4")).toHaveCount(57);
  expect((await plan.boundingBox())?.height).toBeLessThan(6000);
  await expect(page.locator("[id^=speaker-]")).toHaveCount(39);
  for (const text of ["Galaxy", "Star", "Planet"])
    await expect(page.getByRole("heading", { name: text, exact: true })).toBeVisible();
  await plan.getByRole("link", { name: "Speaker Of-4 " }).first().click();
  await expect(page.getByText("We counted.").filter({ visible: true })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Speaker Of-4 " })).toBeInViewport();
});

test("R2 a link to a PDF opens it, also once React follows the links", async ({ page }) => {
  await page.goto(site.url + conference.path);
  await hydrated(page);
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith(PDF),
  );
  await page.getByRole("link", { name: "Venue map" }).click();
  await document;
});
