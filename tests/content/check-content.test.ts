import { execFile } from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { loadSite } from "../../app/content/site.server.ts";
import { checkAll } from "../../scripts/check-content.ts";
import { asAnnotations } from "../../scripts/content-checks/report.ts";
import { copyContentForEachTest, EDITION } from "./copied-content.ts";

const content = copyContentForEachTest();

/** Runs the script of `npm run content`, which finds the copied content through CONTENT_ROOT. */
function runCheck(
  options: string[],
  variables: Record<string, string> = { GITHUB_ACTIONS: "", GITHUB_STEP_SUMMARY: "" },
): Promise<{ code: number; output: string; errors: string }> {
  const command = ["scripts/check-content.ts", ...options];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      command,
      { env: { ...process.env, ...variables } },
      (error, output, errors) =>
        resolve({ code: error ? Number(error.code) : 0, output, errors: String(errors) }),
    );
  });
}

/** Every other file needs the figures, and none of them may repeat what is wrong here. */
function breakFigures() {
  content.replace("content/figures.yaml", 'value: "180+"', "value: [500]");
  content.replace("content/figures.yaml", "value: $6k", "vaule: $6k");
}

function lineOf(words: string, file = "content/figures.yaml"): number {
  return content.read(file).split(words)[0]?.split("\n").length ?? 0;
}

test("B10 the content check fails, groups each problem by file with its line, as terminals open it, and its remedy, and counts them", async () => {
  breakFigures();
  expect(await runCheck(["--errors-only"])).toEqual({
    code: 1,
    output: "",
    errors: `Correct each error in the file and the line that it names. A warning is yours to judge.

ERROR    content/figures.yaml:${lineOf("value: [500]")}, “attendees”: value is a list, not a text.
         Write a text after “value:”, in quotation marks if it begins with { or [ or has a colon with a space.
ERROR    content/figures.yaml:${lineOf("vaule:")}, “prizeMoney”: there is a field “vaule” that the site does not know.
         Write “value: …” instead.

2 errors, 0 warnings in the content.
`,
  });
});

test("B10 an option counts without the dashes that npm wants before it, and PowerShell takes away", async () => {
  const { errors, output } = await runCheck([], { npm_config_launch: "true", GITHUB_ACTIONS: "" });
  expect(errors + output).toContain("Each step: docs/launch.md");
});

test("B10 the report is written as Markdown too", async () => {
  breakFigures();
  await runCheck(["--report", join(content.root(), "report.md")]);
  const report = content.read("report.md");
  expect(report).toContain("# The content check");
  expect(report).toContain("## `content/figures.yaml`");
  expect(report).toContain(
    `- **Error**, line ${lineOf("value: [500]")}, “attendees”: value is a list, not a text.\n  Write a text`,
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

test("B10 a warning names the line of what it is about, in content and in documents", async () => {
  const email = /email: (\S+)/.exec(content.read("content/site.yaml"))?.[1] ?? "";
  const document = "documents/projectx-2024/code-of-conduct.md";
  content.write(document, `${content.read(document)}\nWrite to ${email} today.\n`);
  const findings = await checkAll({ now: new Date("2030-01-01"), isLaunch: false });
  expect(findings).toContainEqual(
    expect.objectContaining({ file: EDITION, line: lineOf("phase:", EDITION), column: 1 }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({
      file: document,
      problem: `“${email}” is typed out here.`,
      line: lineOf(email, document),
      column: "Write to ".length + 1,
    }),
  );
});

test("B10 no character of a message ends a GitHub annotation early or begins another", () => {
  content.write("content/a,b 100%.yaml", "x");
  const words = { entry: "", problem: "100% of\r\n::error::this.", remedy: "Write 50%." };
  const at = { line: 3, column: 5 };
  expect(
    asAnnotations([
      { level: "error", file: "content/a,b 100%.yaml", ...at, ...words },
      { level: "warning", file: "content", ...words },
    ]),
  ).toBe(
    "::error file=content/a%2Cb 100%25.yaml,line=3,col=5::100%25 of%0D%0A::error::this.%0AWrite 50%25.\n" +
      "::warning::content: 100%25 of%0D%0A::error::this.%0AWrite 50%25.\n",
  );
});

test("B10 more links in a file ask for no more files and folders", () => {
  const readings = (links: number) => {
    const footerNavigation = Array.from({ length: links }, (_, index) => ({
      label: `Us ${index}`,
      to: "/#about",
    }));
    content.change("content/site.yaml", { footerNavigation });
    const spies = [vi.spyOn(fs, "readdirSync"), vi.spyOn(fs, "readFileSync")];
    syncBuiltinESMExports();
    loadSite();
    const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
    return count;
  };
  const ofOne = readings(1);
  expect(ofOne).toBeGreaterThan(0);
  expect(readings(10)).toBe(ofOne);
});
