// `npm start`: from a fresh clone to the built site on this machine. Installs what is missing,
// builds when something has changed, and serves the result as a production host would.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  checkMachine,
  ensureInstalled,
  main,
  pinnedNode,
  PlainError,
  projectFolder,
  run,
  runNpm,
  seconds,
} from "./install.mjs";

const FIRST_PORT = "4173";
const builtFrom = join(projectFolder, "dist-hosting", "built-from");

await main(async () => {
  checkMachine();
  await ensureInstalled(projectFolder, "the site's packages (once, under a minute)");
  await buildIfChanged();

  // Ctrl-C goes to the server too; this process only waits for it, so that nothing is left behind.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  const { code, signal } = await run(pinnedNode, ["scripts/serve.ts", "dist", FIRST_PORT]);
  return signal === "SIGINT" || signal === "SIGTERM" ? 0 : code;
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
  const { code, output } = await runNpm(["run", "build", "--silent"], { capture: true });
  if (code !== 0) throw new PlainError(`${output.trim()}\n\nThe site can't be built: see above.`);
  mkdirSync(dirname(builtFrom), { recursive: true });
  writeFileSync(builtFrom, fingerprint);
  console.log(`Built in ${seconds(started)}.`);
}

/** One hash over every file a build reads. */
function fingerprintOfSources() {
  const hash = createHash("sha256");
  const notSources = new Set(["dist", "node_modules", "tests", "docs", "test-results", "tools"]);
  const add = (folder) => {
    for (const entry of readdirSync(join(projectFolder, folder), { withFileTypes: true }).sort(
      (a, b) => (a.name < b.name ? -1 : 1),
    )) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith(".") || notSources.has(path) || path.startsWith("dist-")) continue;
      if (entry.isDirectory()) add(path);
      else hash.update(`${path}\0`).update(readFileSync(join(projectFolder, path)));
    }
  };
  add("");
  return hash.digest("hex");
}
