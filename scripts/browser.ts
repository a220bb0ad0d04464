// Finds a Chromium, Chrome or Edge for the browser tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "@playwright/test";

/** The path of the first of these programs on this machine. A bare name is looked up in PATH. */
export function findProgram(...names: (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .filter((name) => name !== undefined)
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}

export function findBrowser(): string | undefined {
  return findProgram(
    process.env.BROWSER_PATH,
    "chromium-headless-shell", // takes a third less CPU time than one with windows
    chromium.executablePath(),
    "chromium",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  );
}

/** Installs Debian's packages, as root on such a system. Returns whether it could. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram("apt-get")) return false;
  console.log(`Installing ${names.join(", ")} on this system …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return [["update"], ["install", "-y", "--no-install-recommends", ...names]].every(
    (args) => spawnSync("apt-get", args, { stdio: "inherit", env }).status === 0,
  );
}

export function installBrowser(): void {
  if (findBrowser() || installPackages("chromium-headless-shell", "fonts-liberation")) return;
  spawnSync("npx playwright install chromium", { shell: true, stdio: "inherit" });
}
