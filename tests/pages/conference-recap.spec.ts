import { openPage } from "../support/hydration.ts";
import { expectArrived, expectLogos, sectionOf } from "../support/sections.ts";
import { expect, test } from "../support/site.ts";

const PATH = "/conferencex-2024";

test("R32 R5 the page shows mission, highlights, twelve speakers and sponsors, and links to its highlights and the current ones", async ({
  page,
}) => {
  await openPage(page, PATH);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Where technology meets humanity",
  );
  const current = page.getByRole("banner").locator("[aria-current=location]:visible");
  await expect(current).toHaveText("ConferenceX");
  await expect(sectionOf(page, "Conference Mission")).toContainText(
    "AI that is inclusive, ethical and forward-thinking",
  );
  const highlights = page.locator("#highlights").getByRole("listitem");
  await expect(highlights.getByRole("heading", { level: 3 })).toHaveText([
    "A panel with a Turing Award winner",
    "The startup showcase",
    "The AI-generated art gallery",
  ]);
  for (const [index, pictures] of [1, 1, 3].entries())
    await expect(highlights.nth(index).getByRole("img")).toHaveCount(pictures);
  const people = sectionOf(page, "Featured Speakers").getByRole("listitem");
  await expect(people).toHaveCount(12);
  await expect(people.first()).toHaveText("Rosalind AchterbergProfessor of machine learning");
  await expect(people.last()).toHaveText("Beatriz Holloway-SatoHead of a climate modelling team");
  await expectLogos(sectionOf(page, "Confirmed Sponsors"), 7, "Basalt Nine", "Mossgate");

  await main.getByRole("link", { name: "See the highlights below" }).click();
  await expectArrived(page, `${PATH}#highlights`);
  await main.getByRole("link", { name: "ConferenceX 2024 Highlights", exact: true }).click();
  await expectArrived(page, "/conferencex#highlights");
});
