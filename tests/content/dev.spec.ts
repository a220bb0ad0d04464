import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { copyContent, runOnCopy } from "../support/content-copy.ts";
import { conference, content, paths, uiText } from "../support/content.ts";
import { hold } from "../support/hydration.ts";

const FIRST_PORT = Number(process.env.TEST_PORT ?? 4319) + 1;

type Dev = { url: string; folder: string; output: () => string; isRunning: () => boolean };

/** Starts `npm run dev` once, on a copy of the content. */
const test = base.extend<object, { dev: Dev }>({
  dev: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => {
      const folder = copyContent();
      const { stop, ...dev } = await runOnCopy(
        folder,
        ["node_modules/vite/bin/vite.js", "dev", "--port", String(FIRST_PORT)],
        /http:\/\/localhost:\d+/,
      );
      await use({ ...dev, folder });
      stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Mistakes of an officer, with the page and the messages that show them. */
const mistakes = [
  {
    name: "a misspelt field",
    file: "content/team.yaml",
    page: "/",
    from: /^ {2}role: /m,
    to: "  rloe: ",
    messages: ["content/team.yaml:", `“${content("team")[0].name}”, rloe:`, "Did you mean “role”?"],
  },
  {
    name: "a line that is no YAML",
    file: "content/site.yaml",
    page: paths.newsletter,
    from: /^club: .*$/m,
    to: 'club: "Our club',
    messages: ["content/site.yaml:", "a quotation mark, a bracket or a colon is missing"],
  },
  {
    name: "a picture that is not there",
    file: `content/${conference.name}.yaml`,
    page: conference.path,
    from: /^( +)photo: .*$/m,
    to: "$1photo: nobody.png",
    messages: [`content/${conference.name}.yaml:`, ": speakers, “", "nobody.png"],
  },
];

// Home's heading must not be typing a word during the comparison.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// Serial, because they share one server.
test.describe.configure({ mode: "default" });

for (const { name, file, page: path, from, to, messages } of mistakes) {
  test(`B10 npm run dev shows ${name} until it is fixed`, async ({ page, dev }) => {
    const place = join(dev.folder, file);
    const text = readFileSync(place, "utf8");
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(dev.url + path);
    await expect(heading).toBeVisible();
    const before = await heading.textContent();

    writeFileSync(place, text.replace(from, to));
    await expect(heading).toHaveText("A content file has a mistake");
    for (const words of messages) await expect(page.locator("body")).toContainText(words);

    writeFileSync(place, text);
    await expect(heading).toHaveText(before ?? "");
    expect(dev.isRunning()).toBe(true);
  });
}

test("B14 in development hydration finds no difference on a used page", async ({ page, dev }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  const uses: Record<string, () => Promise<void>> = {
    [conference.path]: () => page.locator("main summary").first().click(),
    [paths.competition]: () => page.locator("main label[for]").first().click(),
    "/": () => page.locator("#meet-the-team summary").first().click(),
  };
  for (const [path, use] of Object.entries(uses)) {
    const startReact = await hold(page, /\/app\/router\/app\.tsx/);
    await page.goto(dev.url + path);
    await use();
    await page.getByRole("radio", { name: uiText.dark }).check({ force: true });
    const motion = page.locator("[data-motion-control]");
    if ((await motion.count()) > 0) await motion.first().click();
    startReact();
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await page.unroute(/\/app\/router\/app\.tsx/);
    expect(errors, path).toEqual([]);
  }
});
