import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { copyContentForEachTest } from "./copied-content.ts";

// The command encodes every picture of the copied content.
vi.setConfig({ testTimeout: 180_000 });

const content = copyContentForEachTest();

/** Runs the script of `npm run content`, which finds the copied content through CONTENT_ROOT. */
function runCheck(...options: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/check-content.ts", ...options], (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors: String(errors) }),
    );
  });
}

/** Every other file needs the figures, and none of them may repeat what is wrong here. */
function breakFigures() {
  content.replace("content/figures.yaml", 'value: "180+"', "value: 500");
  content.replace("content/figures.yaml", "value: $6k", "vaule: $6k");
}

test("B10 the content check fails, groups each problem with its remedy by file and counts them", async () => {
  breakFigures();
  expect(await runCheck("--errors-only")).toEqual({
    code: 1,
    output: "",
    errors: `content/figures.yaml
  ERROR    “attendees”: value is 500, not a text.
           Write a text after “value:”, in quotation marks if it begins with a brace or looks like a number or like true and false.
  ERROR    “prizeMoney”: there is a field “vaule” that the site does not know.
           Write “value: …” instead.

2 errors, 0 warnings in the content.
`,
  });
});

test("B10 the report is written as Markdown too", async () => {
  breakFigures();
  await runCheck("--report", join(content.root(), "report.md"));
  const report = content.read("report.md");
  expect(report).toContain("# The content check");
  expect(report).toContain("## `content/figures.yaml`");
  expect(report).toContain("- **Error**: “attendees”: value is 500, not a text.\n  Write a text");
});
