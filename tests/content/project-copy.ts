import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { projectFolder } from "../support/folders.ts";

const NOT_COPIED = /^(?:node_modules|dist(?:-.*)?|test-results|\.git)$/;

/** Copies the project, to build it from other content. The caller deletes the folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  cpSync(projectFolder, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(basename(path)),
  });
  symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** Runs a step of the build in the copy. Throws with its output when it fails. */
export function runIn(folder: string, ...step: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, step, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, CONTENT_ROOT: undefined, QUIET_BUILD: "1" },
  });
  if (status !== 0) throw new Error(`${step.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

export function buildIn(folder: string) {
  runIn(folder, join("node_modules", "vite", "bin", "vite.js"), "build");
}
