import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { annotation, findWarnings } from "../../scripts/check-content.ts";
import { copyContentForEachTest, EDITION, RECAP } from "./copied-content.ts";

const content = copyContentForEachTest();
const warnings = (today = "2025-01-10") => findWarnings(today).map(describeProblem);

/** Runs `npm run content`, which finds the copied content through CONTENT_ROOT. */
function runCheck(...options: string[]) {
  const env = { ...process.env, GITHUB_ACTIONS: "true" };
  const words = ["scripts/check-content.ts", ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", env });
  return { status, stdout, stderr };
}

test("B10 content that is marked as a sample is a warning, one a file", () => {
  expect(warnings()).toEqual([]);
  content.replace("content/site.yaml", /^/, "sample: true\n");
  content.replace("content/team.yaml", /( {2}name: .*\n)/, "$1  sample: true\n");
  expect(warnings()).toEqual([
    "content/site.yaml: still a sample: the whole file. Delete the line “sample: true” once it is yours.",
    "content/team.yaml: still a sample: 1 entry. Delete the line “sample: true” once it is yours.",
  ]);
});

test("B10 a picture that nothing shows is a warning", () => {
  content.write("content/logos/left.svg", "");
  expect(warnings()).toEqual([
    "content/logos/left.svg: nothing shows this picture. Delete it, or name it in a content file.",
  ]);
});

test("B1 B10 an edition whose last day has passed is a warning until its phase is over", () => {
  expect(warnings("2025-01-25")).toEqual([]);
  expect(warnings("2025-01-26")).toEqual([
    expect.stringMatching(
      `^${EDITION}:\\d+: phase is “on-sale”, but the day, 2025-01-25, has passed`,
    ),
  ]);
  content.replace(EDITION, /^phase: .*/m, "phase: over");
  content.replace(RECAP, /^phase: .*/m, "phase: sold-out"); // a past edition is over, whatever its file says
  expect(warnings("2025-01-26")).toEqual([]);
});

test("B10 the check fails with the errors, and shows them and the warnings beside their lines on GitHub", () => {
  content.replace("content/figures.yaml", 'value: "180+"', "value: [500]");
  content.replace("content/site.yaml", /^/, "sample: true\n");
  const { status, stdout, stderr } = runCheck();
  const error = "content/figures.yaml:2: “attendees”, value: must be a text.";
  expect(status).toBe(1);
  expect(stderr).toBe(`ERROR    ${error}\n`);
  expect(stdout).toContain(`\n::error file=content/figures.yaml,line=2::${error}\n`);
  expect(stdout).toContain("\n::warning file=content/site.yaml,line=1::");
  expect(runCheck("--errors-only")).toEqual({
    status: 1,
    stdout: "1 error.\n",
    stderr,
  });
});

test("B10 no character of a message ends a GitHub annotation early or begins another", () => {
  const message = "100% of\r\n::error::this.";
  expect(annotation("error", { file: "content/a,b: 100%.yaml", line: 3, message })).toBe(
    "::error file=content/a%2Cb%3A 100%25.yaml,line=3::content/a,b: 100%25.yaml:3: 100%25 of%0D%0A::error::this.",
  );
});
