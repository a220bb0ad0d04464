import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type FrameLocator, type Locator } from "@playwright/test";

export { expect } from "@playwright/test";

const project = join(import.meta.dirname, "..", "..");

type Editor = {
  /** The folder whose content is edited: a copy, under git so that its changes can be told. */
  folder: string;
  /** The address of the editing page. */
  address: string;
};

/** Starts `npm run edit` once, on a copy of the content. */
export const test = base.extend<
  { form: FrameLocator; site: FrameLocator; changes: () => string[] },
  { editor: Editor }
>({
  editor: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "editor-"));
      cpSync(join(project, "content"), join(folder, "content"), { recursive: true });
      cpSync(join(project, "public"), join(folder, "public"), { recursive: true });
      const made = "node_modules/.cache/pictures";
      if (existsSync(join(project, made))) {
        cpSync(join(project, made), join(folder, made), { recursive: true });
      }
      writeFileSync(join(folder, ".gitignore"), "node_modules\n");
      git(folder, "init", "--quiet");
      commit(folder);
      const command = spawn("node", ["scripts/edit.mjs", "--no-open"], {
        cwd: project,
        env: { ...process.env, CONTENT_ROOT: folder },
        stdio: ["ignore", "pipe", "inherit"],
        // A group of its own, so that everything it starts ends with it.
        detached: true,
      });
      const address = await new Promise<string>((resolve, reject) => {
        let output = "";
        command.stdout.on("data", (text) => {
          output += text;
          const [found] = /http:\/\/localhost:\d+(?= \(Ctrl-C)/.exec(output) ?? [];
          if (found) resolve(found);
        });
        command.on("close", () => reject(new Error(`The editor did not start:\n${output}`)));
      });
      await use({ folder, address });
      if (command.pid) process.kill(-command.pid, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  form: async ({ page, editor }, use) => {
    await page.goto(editor.address);
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

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" });
}

function commit(folder: string) {
  git(folder, "add", "--all");
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@uofxai.example"];
  git(folder, ...identity, "commit", "--quiet", "--allow-empty", "--message", "Before");
}

/** The entries of the one list that stands open in the form. */
export function entriesOf(form: FrameLocator): Locator {
  return form
    .getByRole("button", { name: "Add entry" })
    .locator("xpath=ancestor::div[.//*[contains(@class,'SortableListItem')]][1]")
    .locator("[class*=SortableListItem]");
}

/** Saves the open form. */
export async function save(form: FrameLocator) {
  await form.getByRole("button", { name: "Publish" }).click();
  await form.getByRole("menuitem", { name: "Publish now" }).click();
}

/** A file of the copy. */
export function fileOf(editor: Editor, path: string): Buffer {
  return readFileSync(join(editor.folder, path));
}
