import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { conference, content } from "../../support/content.ts";
import { projectFolder } from "../../support/folders.ts";
import { entriesOf, expect, fileOf, save, test } from "./editor.ts";

const portrait = join(projectFolder, "content", "team", content("team")[0].photo);

test("B10 a changed member changes one line, and the site", async ({ form, site, changes }) => {
  await form.getByRole("link", { name: "Team", exact: true }).click();
  const first = entriesOf(form).first();
  await first.getByRole("button").first().click();
  const name = first.getByLabel("Name");
  const before = await name.inputValue();
  await name.fill("Ada Example");
  await save(form);
  await expect(form.getByText("Changes saved")).toBeVisible();
  expect(changes()).toEqual([`-  name: ${before}`, "+  name: Ada Example"]);
  await expect(site.getByText("Ada Example").first()).toBeAttached();
});

test("B10 a new speaker adds only their lines and picture", async ({ form, editor, changes }) => {
  await form.getByRole("link", { name: conference.edition.name }).click();
  const list = form.locator("[id^=speakers-field]").filter({ visible: true });
  const speakers = entriesOf(list);
  await speakers.first().waitFor();
  await list.getByRole("button", { name: "Add entry" }).first().click();
  const speaker = speakers.last();
  await speaker.getByLabel("Id").fill("ada-example");
  await speaker.getByLabel("Name").fill("Ada Example");
  await speaker.getByLabel("Title").first().fill("Research Scientist");
  await speaker.getByLabel("Employer").fill("Example Institute");
  await speaker.getByRole("button", { name: "Choose an image" }).click();
  await form.locator("input[type=file]").setInputFiles({
    name: "Ada Example.png",
    mimeType: "image/png",
    buffer: readFileSync(portrait),
  });
  await form.getByRole("button", { name: "Choose selected" }).click();
  await save(form);
  await expect(form.getByText("Changes saved")).toBeVisible();
  const [, , , , photo = ""] = changes();
  expect(changes()).toEqual([
    "+  - id: ada-example",
    "+    name: Ada Example",
    "+    title: Research Scientist",
    "+    employer: Example Institute",
    photo,
  ]);
  const [, file = ""] = /^\+ {4}photo: (ada-example\.png)$/.exec(photo) ?? [];
  expect(fileOf(editor, `content/${conference.name}/${file}`)).toEqual(readFileSync(portrait));
});

test("B10 an entry that is moved moves its lines as they are", async ({ page, form, changes }) => {
  await form.getByRole("link", { name: "Figures" }).click();
  const figures = entriesOf(form);
  const handles = figures.locator("[aria-roledescription=sortable]");
  await handles.first().waitFor();
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()];
  if (!from || !to) throw new Error("The list has no handles to move its entries by.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 10, { steps: 10 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height + 30, { steps: 10 });
  await page.mouse.up();
  await save(form);
  await expect(form.getByText("Changes saved")).toBeVisible();
  const lines = changes().filter((line) => line.length > 1);
  const removed = lines.filter((line) => line.startsWith("-")).map((line) => line.slice(1));
  const added = lines.filter((line) => line.startsWith("+")).map((line) => line.slice(1));
  expect(removed).toHaveLength(3);
  expect(added).toEqual(removed);
});

test("B10 what the schemas refuse is reported and not written", async ({ form, changes }) => {
  await form.getByRole("link", { name: "Team", exact: true }).click();
  const first = entriesOf(form).first();
  await first.getByRole("button").first().click();
  const second = entriesOf(form).nth(1);
  await second.getByRole("button").first().click();
  await first.getByLabel("Id").fill(await second.getByLabel("Id").inputValue());
  await save(form);
  await expect(form.getByText(/is in this list twice/)).toBeVisible();
  expect(changes()).toEqual([]);
});

test("B10 a mistake made by hand shows until it is fixed", async ({ form, site, editor }) => {
  await form.getByRole("link", { name: "Team", exact: true }).click();
  const file = join(editor.folder, "content", "team.yaml");
  const text = readFileSync(file, "utf8");
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  writeFileSync(file, text.replace(/^ {2}role: /m, "  rloe: "));
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("A content file has a mistake");
  await expect(site.getByText(/content\/team\.yaml:\d+, “[^”]+”: .*“rloe”/)).toBeVisible();
  await expect(site.getByText("Write “role: …” instead.")).toBeVisible();
  writeFileSync(file, text);
  await expect(site.getByText("A content file has a mistake")).toBeHidden();
});

test("B10 a form in two tabs is not saved over", async ({ page, form, editor, changes }) => {
  const other = await page.context().newPage();
  await other.goto(`${editor.url}/forms.html`);
  for (const tab of [form, other]) {
    await tab.getByRole("link", { name: "Team", exact: true }).click();
    await entriesOf(tab).first().getByRole("button").first().click();
  }
  const [first, second] = [form, other].map((tab) => entriesOf(tab).first().getByLabel("Name"));
  // The menu of a tab behind another doesn't open.
  await page.bringToFront();
  await first?.fill("Ada Example");
  await save(form);
  await expect(form.getByText("Changes saved")).toBeVisible();
  const saved = changes();
  await other.bringToFront();
  await second?.fill("Ben Example");
  await save(other);
  const message = other.getByRole("alert").filter({ hasText: "has changed since" });
  await expect(message).toContainText("What you have written is still in the form");
  await expect(message).toContainText(/on disk: +name: Ada Example\s+yours: +name: Ben Example/);
  await expect(other.locator("input[value='Ben Example']")).toBeVisible();
  expect(changes()).toEqual(saved);
  // The first tab goes on.
  await page.bringToFront();
  await first?.fill("Cai Example");
  await save(form);
  await expect.poll(() => changes().join()).toContain("Cai Example");
});

test("B10 a broken file is named, and the others are as usual", async ({ page, form, editor }) => {
  const file = join(editor.folder, "content", "team.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^ {2}role: /m, '  role: "'));
  await page.reload();
  await form.getByRole("heading", { name: /^Team: content\/team\.yaml:\d+: a quotation/ }).click();
  await expect(form.getByRole("heading", { name: /^content\/team\.yaml:\d+/ })).toBeVisible();
  await page.reload();
  await form.getByRole("link", { name: "Figures" }).click();
  await expect(entriesOf(form).first()).toBeVisible();
  writeFileSync(file, text);
});
