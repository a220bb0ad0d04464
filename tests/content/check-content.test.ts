import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { copyContentForEachTest, EDITION } from "./copied-content.ts";

// The command encodes every picture of the copied content.
vi.setConfig({ testTimeout: 180_000 });

const content = copyContentForEachTest();

/** Runs the script of `npm run content`, which finds the copied content through CONTENT_ROOT. */
function runCheck(
  options: string[],
  github = { GITHUB_ACTIONS: "", GITHUB_STEP_SUMMARY: "" },
): Promise<{ code: number; output: string; errors: string }> {
  const command = ["scripts/check-content.ts", ...options];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      command,
      { env: { ...process.env, ...github } },
      (error, output, errors) =>
        resolve({ code: error ? Number(error.code) : 0, output, errors: String(errors) }),
    );
  });
}

/** Every other file needs the figures, and none of them may repeat what is wrong here. */
function breakFigures() {
  content.replace("content/figures.yaml", 'value: "180+"', "value: 500");
  content.replace("content/figures.yaml", "value: $6k", "vaule: $6k");
}

function lineOf(words: string): number {
  return content.read("content/figures.yaml").split(words)[0]?.split("\n").length ?? 0;
}

test("B10 the content check fails, groups each problem with its remedy by file and counts them", async () => {
  breakFigures();
  expect(await runCheck(["--errors-only"])).toEqual({
    code: 1,
    output: "",
    errors: `Correct each error in the file and the line that it names. A warning is yours to judge.

ERROR    content/figures.yaml:${lineOf("value: 500")}, “attendees”: value is 500, not a text.
         Write a text after “value:”, in quotation marks if it begins with a brace, has a colon with a space, or looks like a number or like true and false.
ERROR    content/figures.yaml:${lineOf("vaule:")}, “prizeMoney”: there is a field “vaule” that the site does not know.
         Write “value: …” instead.

2 errors, 0 warnings in the content.
`,
  });
});

test("B10 the report is written as Markdown too", async () => {
  breakFigures();
  await runCheck(["--report", join(content.root(), "report.md")]);
  const report = content.read("report.md");
  expect(report).toContain("# The content check");
  expect(report).toContain("## `content/figures.yaml`");
  expect(report).toContain(
    `- **Error**, line ${lineOf("value: 500")}, “attendees”: value is 500, not a text.\n  Write a text`,
  );
});

test("B10 on GitHub each finding is shown beside its line of the pull request, and all in the job's summary", async () => {
  breakFigures();
  const summary = join(content.root(), "summary.md");
  const { output } = await runCheck([], { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary });
  const annotations = output.split("\n");
  expect(annotations).toContain(
    `::error file=content/figures.yaml,line=${lineOf("vaule:")},col=3::“prizeMoney”: there is a field “vaule” that the site does not know.%0AWrite “value: …” instead.`,
  );
  expect(annotations.join("\n")).toContain(`\n::warning file=${EDITION},line=`);
  expect(content.read("summary.md")).toContain("2 errors, ");
});
