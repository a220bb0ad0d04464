import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { distFolder } from "./folders.ts";

const fileOf = (pattern: RegExp) =>
  `/assets/${readdirSync(join(distFolder, "assets")).find((name) => pattern.test(name))}`;

/** The file that code in the browser loads to show a toast. */
export const TOASTS = fileOf(/^toasts-.*\.js$/);

/** Its style sheet, which the browser loads with it, and not if a test imports the file. */
export async function addToastStyles(page: Page) {
  await page.addStyleTag({ url: fileOf(/^toasts-.*\.css$/) });
}
