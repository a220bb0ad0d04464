import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { expect, test } from "vitest";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { annotation, findWarnings } from "../../scripts/check-content.ts";
import { smallClubForEachTest } from "../support/club.ts";

const club = smallClubForEachTest();
const warnings = async (today = "2025-01-10") => (await findWarnings(today)).map(describeProblem);

test("B10 a sample and a file that nothing reads are warnings, one a file", async () => {
  expect(await warnings()).toEqual([]);
  club.replace("content/site.yaml", /^/, "# sample\n");
  club.write("content/logos/left.svg", "");
  expect(await warnings()).toEqual([
    "content/site.yaml: still a sample. Delete each line “# sample” once it is yours.",
    "content/logos/left.svg: nothing reads this file. Correct its name, name it in a content file, or delete it.",
  ]);
});

test("B1 B10 an edition whose day has passed is a warning until its phase is over", async () => {
  const file = "content/conferencex/2025.yaml";
  club.write(file, { name: "ConferenceX", phase: "on-sale", date: "2025-01-25" });
  expect(await warnings("2025-01-25")).toEqual([]);
  expect(await warnings("2025-01-26")).toEqual([
    `${file}:2: phase is “on-sale”, but the day, 2025-01-25, has passed. Write over, or correct the date.`,
  ]);
  club.replace(file, "on-sale", "over");
  expect(await warnings("2025-01-26")).toEqual([]);
});

test("B10 a small photo is a warning", async () => {
  const file = "content/team/ada-example.png";
  const grey = { width: 200, height: 300, channels: 3, background: "#888" } as const;
  club.write(file, await sharp({ create: grey }).png().toBuffer());
  const message = `${file}: the picture has 200 × 300 pixels and looks blurred. Use a larger one.`;
  expect(await warnings()).toContain(message);
});

test("B10 the check fails with the errors, and shows them beside their lines on GitHub", () => {
  club.write("content/figures.yaml", [{ id: "attendees", value: ["500"] }]);
  const env = { ...process.env, GITHUB_ACTIONS: "true" };
  const options = { encoding: "utf8", env } as const;
  const check = spawnSync(process.execPath, ["scripts/check-content.ts"], options);
  const error = "content/figures.yaml:3: “attendees”, value: must be a text.";
  expect(check.status).toBe(1);
  expect(check.stdout).toContain(`ERROR    ${error}`);
  expect(check.stdout).toContain(`::error file=content/figures.yaml,line=3::${error}`);
});

test("B10 no character of a message ends a GitHub annotation early or begins another", () => {
  const message = "100% of\r\n::error::this.";
  expect(annotation("error", { file: "content/a,b: 100%.yaml", line: 3, message })).toBe(
    "::error file=content/a%2Cb%3A 100%25.yaml,line=3::content/a,b: 100%25.yaml:3: 100%25 of%0D%0A::error::this.",
  );
});
