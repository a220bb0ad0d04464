import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { annotation, findErrors, findWarnings } from "../../scripts/check-content.ts";
import { COMPETITION_PATH, copyContentForEachTest, EDITION, RECAP } from "./copied-content.ts";

const content = copyContentForEachTest();
const ORGANISATIONS = "content/organisations.yaml";
const SITE = "content/site.yaml";
const TEAM = "content/team.yaml";

async function warnings(today = "2025-01-10", hasErrors = false): Promise<string[]> {
  const found = await findWarnings(hasErrors, today);
  return found.map(({ file, line, problem }) => `${file}${line ? `:${line}` : ""} ${problem}`);
}

function lineOf(words: string, file: string): number {
  return content.read(file).split(words)[0]?.split("\n").length ?? 0;
}

/** Runs `npm run content`, which finds the copied content through CONTENT_ROOT. */
function runCheck(...options: string[]) {
  const env = { ...process.env, GITHUB_ACTIONS: "true" };
  const words = ["scripts/check-content.ts", ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", env });
  return { status, stdout, stderr };
}

test("B10 B16 another club's content has neither an error nor a warning", async () => {
  expect(await findErrors()).toEqual([]);
  expect(await warnings()).toEqual([]);
});

test("B10 content that is marked as a sample is a warning, one a file", async () => {
  content.replace(SITE, /^/, "sample: TRUE\n");
  content.write(TEAM, content.read(TEAM).replaceAll(/^( {2}role: .*)$/gm, "$1\n  sample: true"));
  content.replace(ORGANISATIONS, /( {2}name: .*\n)/, "$1  sample: true\n");
  const people = content.read(TEAM).split("sample").length - 1;
  expect(await warnings()).toEqual([
    `${SITE} still a sample: the whole file.`,
    `${TEAM} still a sample: ${people} entries.`,
    `${ORGANISATIONS} still a sample: 1 entry.`,
  ]);
});

test("B10 a picture that nothing shows is a warning, unless a mistake may hide its name", async () => {
  content.replace(TEAM, /photo: (.*)/, 'photo: "$1 "');
  content.write("content/team/left.PNG", "");
  content.write("content/logos/left.svg", "");
  content.write("content/team/notes.txt", "");
  expect(await warnings()).toEqual([
    "content/logos/left.svg nothing shows this picture.",
    "content/team/left.PNG nothing shows this picture.",
  ]);
  expect(await warnings("2025-01-10", true)).toEqual([]);
});

test("B10 a link to a part that its page does not have is a warning", async () => {
  const dead = ["/hackday#nothing", `${COMPETITION_PATH}#2019`, "/photos#part-left", "/#team-left"];
  const alive = [
    "/hackday#speaker-milo-varga",
    `${COMPETITION_PATH}#2024`,
    "/#contacts",
    "/photos",
  ];
  const links = [...dead, ...alive].map((to, index) => ({ label: `${index}`, to }));
  content.change(SITE, { footerNavigation: links });
  const own = "https://loom-ai-lakeside.ca";
  content.replace(TEAM, /description: .*/, `description: "[a](${own}/documents/left.pdf)"`);
  expect(await findErrors()).toEqual([]);
  expect(await warnings()).toEqual([
    ...dead.map(
      (to) =>
        `${SITE}:${lineOf(to, SITE)} “${to}” leads nowhere: there is no such part of that page.`,
    ),
    `${TEAM}:${lineOf("description", TEAM)} “/documents/left.pdf” leads nowhere: there is no such file.`,
  ]);
});

test("B1 B10 an edition whose last day has passed is a warning until its phase is over", async () => {
  const line = lineOf("phase:", EDITION);
  const passed = (day: string) =>
    `${EDITION}:${line} is “on-sale”, but the day, ${day}, has passed.`;
  expect(await warnings("2025-01-25")).toEqual([]);
  expect(await warnings("2025-01-26")).toEqual([passed("2025-01-25")]);
  content.replace(EDITION, /^date: .*/m, "$&\nendDate: 2025-01-26");
  expect(await warnings("2025-01-26")).toEqual([]);
  expect(await warnings("2025-01-27", true)).toEqual([passed("2025-01-26")]);
  content.replace(EDITION, /^phase: .*/m, "phase: over");
  content.replace(RECAP, /^phase: .*/m, "phase: sold-out");
  expect((await warnings("2025-01-27")).join()).toContain(`${RECAP}:`);
});

test.skipIf(process.platform !== "linux")(
  "B10 B22 two files that differ in capitals alone are a warning",
  async () => {
    const name = "public/documents/projectx-2024/code-of-conduct.pdf";
    cpSync(join(content.root(), name), join(content.root(), dirname(name), "Code-of-conduct.pdf"));
    expect(await warnings()).toEqual([expect.stringContaining(`${name} its name differs from`)]);
  },
);

test("B10 the check fails with the errors first, each warning once below, and both beside their lines on GitHub", () => {
  content.replace("content/figures.yaml", 'value: "180+"', "value: [500]");
  content.replace(SITE, /^/, "sample: true\n");
  const place = `content/figures.yaml:${lineOf("value: [500]", "content/figures.yaml")}`;
  const error = `ERROR    ${place}, “attendees”: value is a list, not a text.
         Write a text after “value:”, in quotation marks if it begins with { or [ or has a colon with a space.

`;
  const { status, stdout, stderr } = runCheck();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ERROR.*\n.*\n\nwarning {2}content\/site\.yaml: .*\n.*\n\nwarning/);
  expect(stderr.split("warning  content/site.yaml")).toHaveLength(2);
  expect(stderr).toContain(error);
  expect(stdout).toMatch(/^::error file=content\/figures\.yaml,line=\d+::.*%0AWrite a text/);
  expect(stdout).toContain("\n::warning file=content/site.yaml,line=1::");
  const ofBuild = { status: 1, stdout: "", stderr: `${error}1 error, 0 warnings.\n` };
  expect(runCheck("--errors-only")).toEqual(ofBuild);
});

test("B10 no character of a message ends a GitHub annotation early or begins another", () => {
  const problem = "100% of\r\n::error::this.";
  const at = { file: "content/a,b: 100%.yaml", line: 3, entry: "", remedy: "Write 50%." };
  expect(annotation("error", { ...at, problem })).toBe(
    "::error file=content/a%2Cb%3A 100%25.yaml,line=3::content/a,b: 100%25.yaml:3: 100%25 of%0D%0A::error::this.%0AWrite 50%25.",
  );
});
