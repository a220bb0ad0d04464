// Finds the browsers of other makers that the tests drive beside Chromium, or gets them from the
// system's packages. Plain JavaScript like find-browser.mjs, whose ways it shares.
import { join } from "node:path";
import { aptGet, asRoot } from "./find-browser.mjs";
import { findProgram } from "./find-servers.mjs";

const debianPackages = {
  // Debian has the long-term version only, Ubuntu's “firefox” is a snap, which can't be driven from here.
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "xvfb"],
};

/** The path of a Firefox on this machine, or undefined. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...usualPlaces(), "firefox-esr", "firefox"]
    .map((name) => name && findProgram(name))
    .find(Boolean);
}

/** WebKitGTK's driver, which brings a browser of its own, and a screen that nobody sees; both or undefined. */
export function findWebKit() {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  return driver && screen ? { driver, screen } : undefined;
}

/** Installs the browsers that are missing, as far as this machine allows, and names those still missing. */
export async function installEngines() {
  const root = asRoot();
  if (missing().length > 0 && root) {
    console.log(`Getting ${missing().join(" and ")} for the tests in other browsers …`);
    await aptGet(root, "update");
    for (const name of missing()) {
      await aptGet(root, "install", "-y", "--no-install-recommends", ...debianPackages[name]);
    }
  }
  return missing();
}

function missing() {
  return Object.entries({ Firefox: findFirefox(), WebKit: findWebKit() }).flatMap(
    ([name, found]) => (found ? [] : [name]),
  );
}

function usualPlaces() {
  if (process.platform === "darwin") {
    return ["/Applications", join(process.env.HOME ?? "", "Applications")].map((folder) =>
      join(folder, "Firefox.app", "Contents", "MacOS", "firefox"),
    );
  }
  if (process.platform === "win32") {
    return ["PROGRAMFILES", "PROGRAMFILES(X86)"]
      .map((name) => process.env[name])
      .filter(Boolean)
      .map((folder) => join(folder, "Mozilla Firefox", "firefox.exe"));
  }
  return [];
}
