import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page, TestInfo } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { findJava } from "../../scripts/tools.mjs";
import { builtAddresses } from "../support/built-site.ts";
import { distFolder } from "../support/folders.ts";
import { type Finding, unreviewed } from "./accepted-findings.ts";
import { expect, pages, test } from "../support/site.ts";
import { hydrated } from "../support/hydration.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const builtDocuments = builtAddresses()
  .filter((name) => name.endsWith(".html"))
  .map((name) => join(distFolder, name));
const stylesheets = builtAddresses()
  .filter((name) => name.endsWith(".css"))
  .map((name) => join(distFolder, name));

const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:a11y"],
    rules: {
      // React and the browser write markup in a form of their own, which HTML allows.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "void-style": "off",
      // The address of an edition is its year (B5): /projectx#2023.
      "valid-id": ["error", { relaxed: true }],
    },
  }),
);

test.use({ allowedMessages: [/status of 404/] });

/** Every page as it stands once React has taken over, written to files. */
async function hydratedDocuments(page: Page, info: TestInfo): Promise<string[]> {
  const files: string[] = [];
  for (const path of [...pages, "/no-such-page"]) {
    await page.goto(path);
    await hydrated(page);
    const file = info.outputPath(`hydrated-${path.slice(1) || "home"}.html`);
    // Its styles are those of the built document, and are checked there.
    writeFileSync(file, (await page.content()).replace(/(<style[^>]*>).*?(?=<\/style>)/gs, "$1"));
    files.push(file);
  }
  return files;
}

/** What the checker of the W3C says about files, in one run. */
async function findingsOfNu(java: string, files: string[]): Promise<Finding[]> {
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
      // Its remarks that are neither errors nor warnings are about taste.
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

async function findingsOfHtmlValidate(files: string[]): Promise<Finding[]> {
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

const java = findJava();
// Without Java there is nothing to run; scripts/test.mjs says so.
if (java) {
  test("R1 the Nu checker accepts the styles and every page, before and after hydration", async ({
    page,
  }, info) => {
    test.setTimeout(120_000);
    expect(builtDocuments.length).toBeGreaterThan(pages.length);
    expect(stylesheets.length).toBeGreaterThan(0);
    const files = [...builtDocuments, ...stylesheets, ...(await hydratedDocuments(page, info))];
    expect(unreviewed(await findingsOfNu(java, files))).toEqual([]);
  });
}

test("R1 html-validate accepts every page, before and after hydration", async ({ page }, info) => {
  test.slow();
  const files = [...builtDocuments, ...(await hydratedDocuments(page, info))];
  expect(unreviewed(await findingsOfHtmlValidate(files))).toEqual([]);
});
