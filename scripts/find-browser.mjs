// Finds a Chromium that can be driven, or gets one. Plain JavaScript: it is used before and after
// packages are installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { PlainError, projectFolder, run } from "./install.mjs";

const testsFolder = join(projectFolder, "tests");

/** The path of a Chromium, Chrome or Edge on this machine, Playwright's own first. */
export async function findBrowser() {
  return [process.env.BROWSER_PATH, playwrightsOwn(), ...usualPlaces()].find(
    (path) => path && isProgram(path),
  );
}

/** Finds a browser and, where there is none, installs one; says in a sentence when it can't. */
export async function installBrowser() {
  const found = await findBrowser();
  if (found) return found;

  console.log("Getting a browser for the tests …");
  await run("playwright", ["install", "chromium"], { cwd: testsFolder, capture: true });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;

  const root = asRoot();
  if (root) {
    await aptGet(root, "update");
    for (const name of ["chromium-headless-shell", "chromium"]) {
      await aptGet(root, "install", "-y", name);
      const installed = await findBrowser();
      if (installed) return installed;
    }
  }
  throw new PlainError(
    "The browser tests need Chromium, Chrome or Edge, and none could be found or downloaded: install one, or name it with BROWSER_PATH=/path/to/browser.",
  );
}

function playwrightsOwn() {
  try {
    const require = createRequire(join(testsFolder, "package.json"));
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined; // The test packages are not installed yet.
  }
}

function usualPlaces() {
  if (process.platform === "darwin") {
    const names = ["Google Chrome", "Chromium", "Microsoft Edge"];
    return names.flatMap((name) =>
      ["/Applications", join(process.env.HOME ?? "", "Applications")].map((folder) =>
        join(folder, `${name}.app`, "Contents", "MacOS", name),
      ),
    );
  }
  if (process.platform === "win32") {
    const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map(
      (name) => process.env[name],
    );
    const programs = [
      ["Google", "Chrome", "Application", "chrome.exe"],
      ["Chromium", "Application", "chrome.exe"],
      ["Microsoft", "Edge", "Application", "msedge.exe"],
    ];
    return programs.flatMap((program) =>
      folders.filter(Boolean).map((folder) => join(folder, ...program)),
    );
  }
  const names = [
    // Chromium without its windows, as Playwright's own: the tests take a third less of the processor.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
  ];
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
}

/** Whether a file is there and may be run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How to run a program as root without asking anybody, on systems that have apt. */
export function asRoot() {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  if (process.getuid?.() === 0) return ["env"];
  const sudo = spawnSync("sudo", ["--non-interactive", "true"], { stdio: "ignore" });
  return sudo.status === 0 ? ["sudo", "--non-interactive"] : undefined;
}

/** Runs Debian's installer, which asks nothing; `root` is what `asRoot` gave. */
export function aptGet(root, ...args) {
  return run(
    root[0],
    [...root.slice(1), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args],
    { capture: true },
  );
}
