import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { test } from "../support/site.ts";
import { buildIn, copyProject, runIn } from "./project-copy.ts";

/** For the tests of a file: the site after a change of its content, built in a folder of its own and served. */
export function siteWith(change: (folder: string) => void) {
  const site = { folder: "", url: "" };
  let server: ChildProcess | undefined;
  test.use({
    contextOptions: { reducedMotion: "reduce" },
    allowedRequests: [/^http:\/\/localhost:/],
  });
  // One build for all; it takes as long as a build takes.
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site.folder = copyProject();
    change(site.folder);
    runIn(site.folder, "scripts/check-content.ts", "--errors-only");
    buildIn(site.folder);
    // Two workers that look for a free port at once would both find the same.
    const port = 4380 + test.info().parallelIndex;
    const command = ["scripts/serve.ts", "dist", String(port)];
    server = spawn(process.execPath, command, { cwd: site.folder });
    site.url = await addressOf(server);
  });
  test.afterAll(() => {
    server?.kill();
    rmSync(site.folder, { recursive: true, force: true });
  });
  return site;
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
