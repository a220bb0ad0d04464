// `npm run edit`: forms for every content file, with the site beside them. Installs its packages once.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { EDITOR, main, run, untilStopped } from "./install.mjs";

await main([EDITOR], async () => {
  const [port, sitePort] = [await freePort(5180), await freePort(5173)];
  await run("node", ["build/make-fonts.ts"], { capture: true });
  const editor = run("node", ["editor/decap/server.mjs", port, `http://localhost:${sitePort}`]);
  const site = run("vite", ["dev", "--port", sitePort, "--strictPort", "--logLevel", "warn"]);
  if (!process.argv.includes("--no-open")) openBrowser(`http://localhost:${port}`);
  return untilStopped(editor, site);
});

async function freePort(first) {
  for (let port = first; port < first + 50; port += 1) {
    const isFree = await new Promise((done) => {
      const server = createServer();
      server.once("error", () => done(false));
      server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
    });
    if (isFree) return String(port);
  }
  return String(first);
}

/** Without a browser to open, the URL in the terminal is enough. */
function openBrowser(address) {
  const [command, ...args] =
    process.platform === "darwin"
      ? ["open", address]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", "", address]
        : ["xdg-open", address];
  const opener = spawn(command, args, { stdio: "ignore", detached: true });
  opener.on("error", () => {});
  opener.unref();
}
