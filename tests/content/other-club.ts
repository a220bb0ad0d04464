/**
 * Another club's site: the project with the content of tests/content/other-club/ in place of the sample's (B16).
 *
 *     node tests/content/other-club.ts    builds it and prints how to run the tests on it
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "../support/folders.ts";

export const OTHER_CLUB = join(import.meta.dirname, "other-club");

const NOT_COPIED = ["node_modules", "dist", "dist-hosting", "test-results", ".git"];

/** Copies the project with the other club's content, documents and PDFs. The caller deletes the folder. */
export function copyOtherClub(): string {
  const folder = mkdtempSync(join(tmpdir(), "other-club-"));
  cpSync(projectFolder, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.includes(path.split(/[\\/]/).at(-1) ?? ""),
  });
  for (const name of ["node_modules", "tests/node_modules"]) {
    symlinkSync(join(projectFolder, name), join(folder, name), "junction");
  }
  for (const name of ["content", "public/documents"])
    rmSync(join(folder, name), { recursive: true });
  rmSync(join(folder, "documents/projectx-2023"), { recursive: true });
  cpSync(OTHER_CLUB, folder, { recursive: true });
  asOfToday(join(folder, "content"));
  return folder;
}

/** The unit tests need fixed days. The calendar must not contradict the copy, whenever it is checked. */
function asOfToday(content: string) {
  const year = new Date().getFullYear();
  replaceIn(join(content, "conferencex/2025.yaml"), /^phase: .*/m, "phase: over");
  replaceIn(join(content, "site.yaml"), /^copyrightYear: .*/m, `copyrightYear: ${year}`);
  replaceIn(join(content, "site.yaml"), /expires: .*/, `expires: ${year + 1}-12-31`);
}

function replaceIn(file: string, from: RegExp, to: string) {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/** Runs a step of the build in the copy. Throws with its output when it fails. */
export function runIn(folder: string, ...step: string[]): string {
  const node = join(projectFolder, "node_modules", "node", "bin", "node");
  const { status, stdout, stderr } = spawnSync(node, step, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, CONTENT_ROOT: undefined, NODE_ENV: "production", QUIET_BUILD: "1" },
  });
  if (status !== 0) throw new Error(`${step.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

export function buildIn(folder: string) {
  runIn(folder, "build/make-fonts.ts");
  runIn(folder, join("node_modules", "vite", "bin", "vite.js"), "build");
}

if (import.meta.main) {
  const folder = copyOtherClub();
  console.log(runIn(folder, "scripts/check-content.ts", "--launch"));
  buildIn(folder);
  console.log(`cd ${join(folder, "tests")} && TEST_PORT=4399 npx playwright test pages`);
}
