// `npm run edit`: forms for every content file, with the site beside them. Installs its packages once.
import { spawn } from "node:child_process";
import { EDITOR, main, run, untilStopped } from "./bootstrap.mjs";
import { freePort, LOCALHOST } from "./tools.ts";

await main([EDITOR], async () => {
  const [port, sitePort] = [String(await freePort(5180)), String(await freePort(5173))];
  await run("node", ["prerender/make-fonts.ts"], { capture: true });
  const editor = run("node", ["editor/decap/server.ts", port, `http://${LOCALHOST}:${sitePort}`]);
  const options = ["--host", LOCALHOST, "--port", sitePort, "--strictPort", "--logLevel", "warn"];
  const site = run("vite", ["dev", ...options]);
  if (!process.argv.includes("--no-open")) openBrowser(`http://${LOCALHOST}:${port}`);
  return untilStopped(editor, site);
});

/** Without a browser to open, the URL in the terminal is enough. */
function openBrowser(url: string) {
  const commands: Record<string, string> = { darwin: "open", win32: "cmd /c start" };
  const [command = "", ...args] = (commands[process.platform] ?? "xdg-open").split(" ");
  const opener = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  opener.on("error", () => {});
  opener.unref();
}
