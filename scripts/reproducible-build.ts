// Builds the last commit twice, in different folders, time zones and languages, and compares every byte.
// In CI only: it takes a minute.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder, run } from "./bootstrap.mjs";
import { findProgram } from "./tools.ts";

if (!findProgram("git") || !existsSync(join(projectFolder, ".git"))) {
  console.error("This builds the last commit, so it needs Git and a copy made with git clone.");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "site-build-"));

async function build(name: string, env: Record<string, string>): Promise<string> {
  const copy = join(folder, name);
  execFileSync("git", ["worktree", "add", "--detach", "--quiet", copy], { cwd: projectFolder });
  symlinkSync(join(projectFolder, "node_modules"), join(copy, "node_modules"), "junction");
  const options = { cwd: copy, env: { QUIET_BUILD: "1", ...env } };
  const { code } = await run("npm", ["run", "build", "--silent"], options);
  if (code !== 0) throw new Error("The build failed.");
  return join(copy, "dist");
}

try {
  const first = await build("first", {});
  const language = "tr_TR.UTF-8";
  const second = await build("second", {
    TZ: "Pacific/Kiritimati",
    LANG: language,
    LC_ALL: language,
  });
  const compare = ["diff", "--no-index", "--name-status", first, second];
  const { status } = spawnSync("git", compare, { stdio: "inherit" });
  console.log(status === 0 ? "Two builds are the same." : "Two builds differ in these files.");
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: projectFolder });
}
