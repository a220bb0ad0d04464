import type { Page } from "@playwright/test";
import { content, paths } from "./content.ts";

/** The competition's years, newest first, whose views have their ids. */
export const years: string[] = (content("projectx").editions ?? [])
  .map(({ year }: { year: number }) => String(year))
  .toSorted()
  .toReversed();

export const views: string[] = years.map((year) => `${paths.competition}#${year}`);

/** The ids of the views that are shown. */
export const shownViews = (page: Page) =>
  page
    .locator("[data-view-title]")
    .evaluateAll((all) => all.filter((view) => view.checkVisibility()).map(({ id }) => id));
