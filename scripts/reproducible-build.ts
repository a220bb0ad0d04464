// Builds the last commit twice, in different folders, time zones and languages, and compares every byte.
// In CI only: it takes a minute.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const projectFolder = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "site-build-"));

function build(name: string, env: Record<string, string>): string {
  const copy = join(folder, name);
  execFileSync("git", ["worktree", "add", "--detach", "--quiet", copy], { cwd: projectFolder });
  symlinkSync(join(projectFolder, "node_modules"), join(copy, "node_modules"), "junction");
  execFileSync("npm", ["run", "build", "--silent"], {
    cwd: copy,
    env: { ...process.env, QUIET_BUILD: "1", ...env },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return join(copy, "dist");
}

try {
  const first = build("first", {});
  const language = "tr_TR.UTF-8";
  const second = build("second", { TZ: "Pacific/Kiritimati", LANG: language, LC_ALL: language });
  const compare = ["diff", "--no-index", "--name-status", first, second];
  const { status } = spawnSync("git", compare, { stdio: "inherit" });
  console.log(status === 0 ? "Two builds are the same." : "Two builds differ in these files.");
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: projectFolder });
}
