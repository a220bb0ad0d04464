import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page, TestInfo } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { findTool } from "../../scripts/tools.ts";
import { distFolder } from "../support/folders.ts";
import { type Finding, unaccepted } from "./accepted-findings.ts";
import { expect, pages, test } from "../support/site.ts";
import { openPage } from "../support/hydration.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const filesOf = (extension: string) =>
  readdirSync(distFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(extension))
    .map((name) => join(distFolder, name));
const builtDocuments = filesOf(".html");
const stylesheets = filesOf(".css");

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

/** Runs the Nu checker once on all files. */
async function nuFindings(java: string, files: string[]): Promise<Finding[]> {
  const { stdout } = await run(
    java,
    [
      "-jar",
      String(require("vnu-jar")),
      "--also-check-css",
      "--format",
      "json",
      "--stdout",
      "--exit-zero-always",
      ...files,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
  return (
    messages
      // Messages below a warning are about taste.
      .filter(({ type, subType }) => type !== "info" || subType === "warning")
      .map(({ message, extract = "", hiliteStart = 0, hiliteLength = 0, url = "" }) => ({
        checker: message.startsWith("CSS: ") ? "Nu, styles" : "Nu",
        rule: message,
        message: url.split("/").at(-1) ?? "",
        where: extract.slice(0, hiliteStart + hiliteLength),
      }))
  );
}

type NuMessage = {
  type: string;
  subType?: string;
  message: string;
  extract?: string;
  hiliteStart?: number;
  hiliteLength?: number;
  url?: string;
};

async function htmlValidateFindings(files: string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of files) {
    const { results } = await htmlValidate.validateString(readFileSync(file, "utf8"), file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      findings.push({
        checker: "html-validate",
        rule: ruleId,
        message: `${message} in ${file.split("/").at(-1)}`,
        where: selector ?? "",
      });
    }
  }
  return findings;
}

const java = findTool("java");
// scripts/test.ts reports missing Java.
if (java) {
  test("R1 the Nu checker accepts all styles and pages", async ({ page }, info) => {
    test.setTimeout(120_000);
    expect(builtDocuments.length).toBeGreaterThan(pages.length);
    expect(stylesheets.length).toBeGreaterThan(0);
    const files = [...builtDocuments, ...stylesheets, ...(await hydratedDocuments(page, info))];
    expect(unaccepted(await nuFindings(java, files))).toEqual([]);
  });
}

test("R1 html-validate accepts every page, before and after hydration", async ({ page }, info) => {
  test.slow();
  const files = [...builtDocuments, ...(await hydratedDocuments(page, info))];
  expect(unaccepted(await htmlValidateFindings(files))).toEqual([]);
});
