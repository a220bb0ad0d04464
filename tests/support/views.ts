import type { Page } from "@playwright/test";

/** The competition's years, newest first, whose views have their ids. */
export const years = ["2024", "2023"];

export const views = years.map((year) => `/projectx#${year}`);

/** The ids of the views that are shown. */
export const shownViews = (page: Page) =>
  page.locator("details[open] > [data-view-title]").evaluateAll((all) => all.map(({ id }) => id));
