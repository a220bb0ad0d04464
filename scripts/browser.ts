// Finds a Chromium, Chrome or Edge for the browser tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "@playwright/test";

const { env } = process;
env.DEBIAN_FRONTEND = "noninteractive"; // apt-get asks nothing

const CHROMIUMS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].flatMap((name) => [
    join(env[name] ?? "/", "Google/Chrome/Application/chrome.exe"),
    join(env[name] ?? "/", "Microsoft/Edge/Application/msedge.exe"),
  ]),
];

/** The path of the first of these programs on this machine. A bare name is looked up in PATH. */
export function findProgram(...names: (string | undefined)[]): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) =>
      !name || isAbsolute(name) ? name : folders.map((folder) => join(folder, name)),
    )
    .find((path) => path !== undefined && existsSync(path));
}

/** A browser with windows, which has a back/forward cache. */
export function findChromium(): string | undefined {
  return findProgram(env.BROWSER_PATH, ...CHROMIUMS);
}

/** Without windows it takes a third less CPU time. */
export function findBrowser(): string | undefined {
  return findProgram(
    env.BROWSER_PATH,
    "chromium-headless-shell",
    chromium.executablePath(),
    ...CHROMIUMS,
  );
}

/** Installs Debian's packages, as root on such a system. Returns whether it could. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram("apt-get")) return false;
  console.log(`Installing ${names.join(", ")} on this system …`);
  return [["update"], ["install", "-y", "--no-install-recommends", ...names]].every(
    (args) => spawnSync("apt-get", args, { stdio: "inherit" }).status === 0,
  );
}

export function installBrowser(): void {
  if (findBrowser() || installPackages("chromium-headless-shell", "fonts-liberation")) return;
  spawnSync("npx playwright install chromium", { shell: true, stdio: "inherit" });
}
