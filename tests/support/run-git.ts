import { execFileSync } from "node:child_process";

/** What Git prints in a folder, without this machine's settings. `at` is the time of a commit. */
export function runGit(folder: string, words: string[], at?: string): string {
  return execFileSync("git", words, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: "A",
      GIT_AUTHOR_EMAIL: "a@loom.example",
      GIT_COMMITTER_NAME: "A",
      GIT_COMMITTER_EMAIL: "a@loom.example",
      ...(at && { GIT_COMMITTER_DATE: at }),
    },
  });
}
