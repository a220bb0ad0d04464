// For the workflows: prints whether anything but the content has changed since a commit. A commit that Git does not
// know counts as a change. Imports no package: it runs on the workflow's Node before packages are installed.
import { spawnSync } from "node:child_process";

/** What officers change, and the list of words that the spelling check accepts. */
const CONTENT = ["content", "documents", "public", "cspell.config.yaml"];

export function hasCodeChanged(since: string, folder = process.cwd()): boolean {
  const excluded = CONTENT.map((path) => `:(exclude)${path}`);
  const command = ["diff", "--quiet", since, "HEAD", "--", ".", ...excluded];
  return spawnSync("git", command, { cwd: folder }).status !== 0;
}

if (import.meta.main) console.log(`code=${hasCodeChanged(process.argv[2] ?? "")}`);
