// `npm run edit`: forms for every content file, with the site beside them. Installs its packages once.
import { spawn } from "node:child_process";
import { serveForms } from "../editor/decap/server.ts";
import { EDITOR, main, run, untilStopped } from "./bootstrap.mjs";
import { checkAll } from "./check-content.ts";
import { freePort, LOCALHOST } from "./tools.ts";

await main([EDITOR], async () => {
  const [port, sitePort] = [await freePort(5180), String(await freePort(5173))];
  await run("node", ["prerender/make-fonts.ts"], { capture: true });
  const forms = serveForms(port, `http://${LOCALHOST}:${sitePort}`, () =>
    checkAll({ now: new Date(), isLaunch: false }),
  );
  const options = ["--host", LOCALHOST, "--port", sitePort, "--strictPort", "--logLevel", "warn"];
  const site = run("vite", ["dev", ...options]);
  if (!process.argv.includes("--no-open")) openBrowser(`http://${LOCALHOST}:${port}`);
  try {
    return await untilStopped(site);
  } finally {
    forms.close();
    forms.closeAllConnections();
  }
});

/** Without a browser to open, the URL in the terminal is enough. */
function openBrowser(url: string) {
  const commands: Record<string, string> = { darwin: "open", win32: "cmd /c start" };
  const [command = "", ...args] = (commands[process.platform] ?? "xdg-open").split(" ");
  const opener = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  opener.on("error", () => {});
  opener.unref();
}
