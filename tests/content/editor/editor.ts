import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { copyContent, runOnCopy } from "../../support/content-copy.ts";
import { runGit } from "../../support/run-git.ts";

export { expect } from "@playwright/test";

type Editor = {
  /** The folder whose content is edited: a copy under git, which shows the changes. */
  folder: string;
  url: string;
};

/** Starts `npm run edit` once, on a copy of the content. */
export const test = base.extend<
  { form: FrameLocator; site: FrameLocator; changes: () => string[] },
  { editor: Editor }
>({
  editor: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => {
      const folder = copyContent();
      writeFileSync(join(folder, ".gitignore"), "node_modules\n");
      git(folder, "init");
      commit(folder);
      const { url, stop } = await runOnCopy(
        folder,
        ["scripts/edit.ts", "--no-open"],
        /http:\/\/localhost:\d+(?= \(Ctrl-C)/,
      );
      await use({ folder, url });
      stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  form: async ({ page, editor }, use) => {
    await page.goto(editor.url);
    await use(page.frameLocator("#form"));
  },
  site: async ({ page }, use) => use(page.frameLocator("#preview")),
  changes: async ({ editor }, use) => {
    commit(editor.folder);
    // Each line that is gone or new, in the order of the file.
    await use(() =>
      git(editor.folder, "diff", "--unified=0", "content")
        .split("\n")
        .filter((line) => /^[-+](?![-+]{2} )/.test(line)),
    );
  },
});

const git = (folder: string, ...words: string[]) => runGit(folder, words);

function commit(folder: string) {
  git(folder, "add", "--all");
  git(folder, "commit", "--allow-empty", "--message", "Before");
}

/** The entries of a list, or of the one list that is open in the form. */
export function entriesOf(holder: FrameLocator | Page | Locator): Locator {
  return holder
    .getByRole("button", { name: "Add entry" })
    .locator("xpath=ancestor::div[.//*[contains(@class,'SortableListItem')]][1]")
    .locator("[class*=SortableListItem]");
}

export async function save(form: FrameLocator | Page) {
  await form.getByRole("button", { name: "Publish" }).click();
  await form.getByRole("menuitem", { name: "Publish now" }).click();
}

export function fileOf(editor: Editor, path: string): Buffer {
  return readFileSync(join(editor.folder, path));
}
