import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "./folders.ts";

/** Copies what an officer may change, and the pictures made of it, into a folder of its own. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const name of ["content", "public", "node_modules/.cache/pictures"]) {
    const original = join(projectFolder, name);
    if (existsSync(original)) cpSync(original, join(folder, name), { recursive: true });
  }
  return folder;
}

type RunningCommand = {
  url: string;
  /** What it has written in the terminal. */
  output: () => string;
  isRunning: () => boolean;
  /** Ends it and everything it started, and removes the copy. */
  stop: () => void;
};

/** Runs one of the project's commands on a copy of the content until it prints its URL. Rejects if it ends before. */
export async function runOnCopy(
  folder: string,
  command: string[],
  urlPattern: RegExp,
): Promise<RunningCommand> {
  const running = spawn(process.execPath, command, {
    cwd: projectFolder,
    env: { ...process.env, CONTENT_ROOT: folder, FORCE_COLOR: undefined, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that everything it starts ends with it.
    detached: true,
  });
  let output = "";
  const found = await new Promise<string>((resolve, reject) => {
    for (const stream of [running.stdout, running.stderr])
      stream.on("data", (text) => {
        output += text;
        const [match] = urlPattern.exec(output) ?? [];
        if (match) resolve(match);
      });
    running.on("close", () => reject(new Error(`${command.join(" ")} ended:\n${output}`)));
  });
  return {
    url: found,
    output: () => output,
    isRunning: () => running.exitCode === null,
    stop: () => {
      if (running.pid) process.kill(-running.pid, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
