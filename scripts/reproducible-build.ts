// Builds the site twice, in another folder, time zone and language, and compares every byte. In CI only: it takes a minute.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { spawnSync } from "node:child_process";

const projectFolder = join(import.meta.dirname, "..");
const LEFT_OUT = ["node_modules", "dist", "dist-hosting", ".git", "test-results", "tests"];

const otherFolder = mkdtempSync(join(tmpdir(), "site-build-"));
try {
  cpSync(projectFolder, otherFolder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(relative(projectFolder, source)),
  });
  symlinkSync(join(projectFolder, "node_modules"), join(otherFolder, "node_modules"), "junction");
  rmSync(join(otherFolder, "app", "styles", "generated"), { recursive: true, force: true });

  build(projectFolder, {});
  build(otherFolder, {
    ...historyFor(otherFolder),
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
  });
  const first = filesOf(join(projectFolder, "dist"));
  const second = filesOf(join(otherFolder, "dist"));
  const different = [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => first.get(file) !== second.get(file))
    .sort();
  if (different.length > 0) {
    console.error(`Two builds of the same sources differ in:\n  ${different.join("\n  ")}`);
    process.exitCode = 1;
  } else {
    console.log(`Two builds are the same in all ${first.size} files.`);
  }
} finally {
  rmSync(otherFolder, { recursive: true, force: true });
}

function build(folder: string, env: Record<string, string>) {
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build", "--silent"], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stdout}\n${stderr}`);
}

function historyFor(workTree: string): Record<string, string> {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--absolute-git-dir"], {
    cwd: projectFolder,
    encoding: "utf8",
  });
  return status === 0
    ? { GIT_DIR: stdout.trim(), GIT_WORK_TREE: workTree, GIT_OPTIONAL_LOCKS: "0" }
    : {};
}

function filesOf(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, "base64")]),
  );
}
