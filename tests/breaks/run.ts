/**
 * `npm run breaks`: breaks a copy of the site in each way of breaks.ts and sees the named test fail; a test that stays
 * green proves nothing. `npm run breaks -- R14` takes only those of R14. Takes some twenty minutes for all of them.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Break, breaks } from "./breaks.ts";

const project = join(import.meta.dirname, "../..");
const bin = join(project, "node_modules", ".bin");
const wanted = process.argv.slice(2);
const chosen = breaks.filter(
  ({ proves }) => wanted.length === 0 || wanted.some((each) => proves.split(" ").includes(each)),
);
if (chosen.length === 0) throw new Error(`No fault is kept for ${wanted.join(" ")}.`);

const copy = mkdtempSync(join(tmpdir(), "broken-site-"));
try {
  copyProject();
  const unseen = chosen.filter((each) => !isSeen(each));
  process.stdout.write(
    unseen.length === 0 ? "Every fault was seen.\n" : `${unseen.length} faults were not seen.\n`,
  );
  process.exitCode = unseen.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function copyProject() {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
  });
  for (const file of stdout.trim().split("\n")) {
    cpSync(join(project, file), join(copy, file), { recursive: true });
  }
  for (const folder of ["node_modules", "tests/node_modules"]) {
    symlinkSync(join(project, folder), join(copy, folder), "junction");
  }
  runHere("node", ["scripts/make-fonts.ts"]);
}

function isSeen({ proves, fault, file, find, replace, test, title }: Break): boolean {
  const path = join(copy, file);
  const original = readFileSync(path, "utf8");
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  const output = test.includes(".test.") ? failUnit(test, title) : failBrowser(test, title);
  writeFileSync(path, original);
  const seen = output === undefined;
  process.stdout.write(`${seen ? "seen    " : "NOT SEEN"} ${proves}: ${fault} (${test})\n`);
  if (!seen) process.stdout.write(`${output}\n`);
  return seen;
}

/** Nothing when at least one of the tests failed, else what was said. */
function failUnit(test: string, title: string): string | undefined {
  const { stdout, stderr } = runHere("vitest", ["run", test, "--testNamePattern", title]);
  return /Tests\s.*\d+ failed/.test(stdout) ? undefined : stdout + stderr;
}

function failBrowser(test: string, title: string): string | undefined {
  const build = runHere("react-router", ["build"], { NODE_ENV: "production", QUIET_BUILD: "1" });
  if (build.status !== 0) return `It does not build:\n${build.stdout}${build.stderr}`;
  const pattern = title.replaceAll(/[#/?.()]/g, "\\$&");
  const config = test.includes("/engines/") ? ["--config", "engines.config.ts"] : [];
  const { stdout, stderr } = spawnSync(
    join(bin, "node"),
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      test.replace("tests/", ""),
      ...config,
      "-g",
      pattern,
      "-x",
    ],
    { cwd: join(copy, "tests"), encoding: "utf8", env: environment({ TEST_PORT: "4390" }) },
  );
  return /^\s+1 failed/m.test(stdout) ? undefined : stdout + stderr;
}

function runHere(command: string, args: string[], extra: Record<string, string> = {}) {
  return spawnSync(join(bin, command), args, {
    cwd: copy,
    encoding: "utf8",
    env: environment(extra),
  });
}

function environment(extra: Record<string, string>) {
  return { ...process.env, ...extra, PATH: `${dirname(join(bin, "node"))}:${process.env.PATH}` };
}
