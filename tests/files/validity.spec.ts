import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { distFolder } from "../support/folders.ts";
import { expect, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const builtDocuments = readdirSync(distFolder)
  .filter((name) => name.endsWith(".html"))
  .map((name) => join(distFolder, name));

const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:a11y"],
    rules: {
      // React and browsers serialize markup in these forms, which HTML allows.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "void-style": "off",
      // The fragment of an edition is a year (B5).
      "valid-id": ["error", { relaxed: true }],
      // Each view of ProjectX has several labels. Without the attribute its name would be all of them.
      "no-redundant-aria-label": "off",
    },
  }),
);

test.use({ allowedMessages: [/status of 404/] });

/** Writes the DOM of every hydrated page to files. */
async function hydratedDocuments(page: Page, info: TestInfo): Promise<string[]> {
  const files: string[] = [];
  for (const path of [...pages, "/no-such-page"]) {
    await openPage(page, path);
    const file = info.outputPath(`hydrated-${path.slice(1) || "home"}.html`);
    // Without styles, which the built documents contain too.
    writeFileSync(file, (await page.content()).replace(/(<style[^>]*>).*?(?=<\/style>)/gs, "$1"));
    files.push(file);
  }
  return files;
}

async function htmlValidateFindings(files: string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const file of files) {
    const { results } = await htmlValidate.validateString(readFileSync(file, "utf8"), file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      findings.push(`${ruleId}: ${message} in ${file.split("/").at(-1)} (${selector})`);
    }
  }
  return findings;
}

test("R1 html-validate accepts every page, before and after hydration", async ({ page }, info) => {
  test.slow();
  const files = [...builtDocuments, ...(await hydratedDocuments(page, info))];
  expect(await htmlValidateFindings(files)).toEqual([]);
});
