import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator } from "@playwright/test";
import { parse } from "yaml";
import { projectFolder } from "../../support/folders.ts";
import { entriesOf, expect, fileOf, save, test } from "./editor.ts";

const folder = join(projectFolder, "content");

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".yaml"))
  .toSorted();

const linkTo = (form: FrameLocator, file: string) =>
  form.locator(`a[href$="/entries/${file.replace(".yaml", "").replaceAll("/", "-")}"]`);

function firstText(content: unknown): { path: string[]; text: string } {
  for (const [key, value] of Object.entries(content as Record<string, unknown>)) {
    if (typeof value === "string" && key !== "id") return { path: [key], text: value };
    if (!value || typeof value !== "object") continue;
    const { path, text } = firstText(value);
    return { path: [key, ...path], text };
  }
  throw new Error("There is no text in this file.");
}

for (const file of files) {
  test(`B10 the form of content/${file} changes one line`, async ({ form, editor, changes }) => {
    const before = fileOf(editor, `content/${file}`).toString();
    const content: unknown = parse(before);
    const { path, text } = firstText(content);
    const line = before
      .split("\n")
      .find((each) => each.includes(`${path.at(-1)}: `) && each.includes(text));
    if (!line) throw new Error(`content/${file} has no line with “${text}”.`);

    await linkTo(form, file).click();
    const isList = Array.isArray(content);
    const holder = isList ? entriesOf(form).first() : form;
    const words = path.at(-1)?.replace(/[A-Z]/g, " $&");
    const name = new RegExp(`^${words}(?: |$|\\*)`, "i");
    const field = holder.getByLabel(name).first();
    const opener = holder.getByRole("button", isList ? {} : { name: "Expand" }).first();
    if (path.length > 1) await opener.click();
    await expect(field).toHaveValue(text);
    await field.fill(`${text} 2`);
    await save(form);
    await expect(form.getByText("Changes saved")).toBeVisible();

    const changed = line.replace(text, () => `${text} 2`);
    expect(changes()).toEqual([`-${line}`, `+${changed}`]);
    expect(fileOf(editor, `content/${file}`).toString()).toBe(before.replace(line, () => changed));
  });
}

test("B10 every content file has its form in the list, and nothing else", async ({ form }) => {
  for (const file of files) await expect(linkTo(form, file)).toHaveCount(1);
  await expect(form.locator('a[href*="/entries/"]')).toHaveCount(files.length);
});
