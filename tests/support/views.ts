import type { Page } from "@playwright/test";

/** The competition's years, newest first. */
export const views = ["/projectx#2024", "/projectx#2023"];

/** The ids of the views that are shown. */
export const shownViews = (page: Page) =>
  page.locator("details[open] > [data-view-title]").evaluateAll((all) => all.map(({ id }) => id));
