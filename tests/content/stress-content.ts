import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildIn, copyProject, runIn } from "./project-copy.ts";

/** Builds the site from stress content in a folder of its own and serves it. */
export function stressSite(...options: "long-words"[]) {
  return siteWith((folder) =>
    runIn(folder, join(import.meta.dirname, "fill-with-stress-words.ts"), ...options),
  );
}

/** Builds the site in a folder of its own, after a change of its content, and serves it. */
export async function siteWith(change: (folder: string) => void) {
  const folder = copyProject();
  change(folder);
  runIn(folder, "scripts/check-content.ts", "--errors-only");
  buildIn(folder);
  const server = spawn(process.execPath, ["scripts/serve.ts", "dist", "4380"], { cwd: folder });
  return {
    folder,
    url: await addressOf(server),
    close: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = "";
    const read = (text: Buffer) => {
      output += String(text);
      const url = /at (http:\S+)/.exec(output)?.[1];
      if (url) done(url);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", () => fail(new Error(`The server stopped:\n${output}`)));
  });
}
