// `npm start`: the built site on this machine. Builds when something has changed, and serves the result as a
// production host would.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isJunk } from "junk";
import {
  DISK_FULL,
  main,
  MAY_NOT_WRITE,
  PlainError,
  projectFolder,
  run,
  seconds,
  untilStopped,
} from "./bootstrap.mjs";

const FIRST_PORT = "4173";
const builtFrom = join(projectFolder, "dist-hosting", "built-from");

await main([], async () => {
  await buildIfChanged();
  return untilStopped(run("node", ["scripts/serve.ts", "dist", FIRST_PORT]));
});

async function buildIfChanged() {
  const fingerprint = fingerprintOfSources();
  if (
    existsSync(builtFrom) &&
    existsSync(join(projectFolder, "dist", "index.html")) &&
    readFileSync(builtFrom, "utf8") === fingerprint
  ) {
    console.log("Nothing has changed since the last build.");
    return;
  }
  console.log("Building …");
  const started = Date.now();
  const { code, output } = await run("npm", ["run", "build", "--silent"], { capture: true });
  if (code !== 0 && /EACCES|EROFS/.test(output)) throw new PlainError(MAY_NOT_WRITE);
  if (code !== 0 && /ENOSPC/.test(output)) throw new PlainError(DISK_FULL);
  if (code !== 0) throw new PlainError(`${output.trim()}\n\nThe site can't be built: see above.`);
  mkdirSync(dirname(builtFrom), { recursive: true });
  writeFileSync(builtFrom, fingerprint);
  console.log(`Built in ${seconds(started)}.`);
}

function fingerprintOfSources(): string {
  const hash = createHash("sha256");
  const notSources = /^\/(?:\.|dist|docs$|editor$|node_modules$|test-results$|tests$)/;
  const add = (path: string) => {
    // The build writes the fonts. Finder and Explorer write their own files as soon as one opens a folder.
    if (notSources.test(path) || path === "/app/styles/generated" || isJunk(basename(path))) return;
    hash.update(`${path}\0`);
    const file = join(projectFolder, path);
    try {
      if (!statSync(file).isDirectory()) hash.update(readFileSync(file));
      else for (const name of readdirSync(file).sort()) add(`${path}/${name}`);
    } catch {
      // The content check names what can't be read. The root of a drive has folders that only the system may read.
    }
  };
  add("");
  return hash.digest("hex");
}
