/**
 * Another club's site: the project with the content of tests/content/other-club/ in place of the sample's (B16).
 *
 *     node tests/content/other-club.ts    builds it and prints how to run the tests on it
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIn, copyProject, runIn } from "./project-copy.ts";

export const OTHER_CLUB = join(import.meta.dirname, "other-club");

/** Copies the project with the other club's content and PDFs. The caller deletes the folder. */
export function copyOtherClub(): string {
  const folder = copyProject();
  takeOtherClub(folder);
  asOfToday(join(folder, "content"));
  return folder;
}

/** Puts a club's content and PDFs in place of the sample's. */
export function takeContentOf(club: string, folder: string) {
  for (const name of ["content", "public/documents"])
    rmSync(join(folder, name), { recursive: true, force: true });
  cpSync(club, folder, { recursive: true });
}

function takeOtherClub(folder: string) {
  takeContentOf(OTHER_CLUB, folder);
}

/** The unit tests need fixed days. The calendar must not contradict the copy, whenever it is checked. */
function asOfToday(content: string) {
  const file = join(content, "conferencex/2025.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^phase: .*/m, "phase: over"));
}

if (import.meta.main) {
  const folder = copyOtherClub();
  console.log(runIn(folder, "scripts/check-content.ts", "--errors-only"));
  buildIn(folder);
  console.log(`cd ${join(folder, "tests")} && TEST_PORT=4399 npx playwright test pages`);
}
