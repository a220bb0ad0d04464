// The programs from outside npm: how each is found and how it is installed. Plain JavaScript: these
// functions run before and after packages are installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { PlainError, run, testsFolder } from "./install.mjs";

const { env } = process;

const CHROMIUMS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const FIREFOXES = [
  "firefox-esr",
  "firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

const TOOLS = {
  chromium: {
    use: "the browser tests",
    // Without windows it takes a third less CPU time.
    find: () =>
      findProgram(env.BROWSER_PATH, playwrightsChromium(), "chromium-headless-shell", ...CHROMIUMS),
    debian: [["chromium-headless-shell"], ["chromium"]],
    download: ["playwright", ["install", "chromium"]],
  },
  Firefox: {
    use: "the cross-browser tests",
    find: () => findProgram(env.FIREFOX_PATH, ...FIREFOXES),
    // Ubuntu's “firefox” is a snap, which Selenium cannot drive.
    debian: [["firefox-esr"]],
  },
  WebKit: {
    use: "the cross-browser tests",
    find: () => findProgram("Xvfb") && findProgram("WebKitWebDriver"),
    debian: [["webkit2gtk-driver", "xvfb"]],
  },
  java: {
    use: "the Nu HTML checker",
    find: () => {
      const java = findProgram("java");
      // Without Java, macOS has a program of that name that only prints a message.
      return java && spawnSync(java, ["-version"]).status === 0 ? java : undefined;
    },
    debian: [["default-jre-headless"]],
  },
  qpdf: { use: "the tests of the PDFs", debian: [["qpdf"]] },
  pdfinfo: { use: "the tests of the PDFs", debian: [["poppler-utils"]] },
  nginx: {
    use: "the hosting tests",
    debian: [["nginx-light", "libnginx-mod-http-brotli-static"]],
  },
  caddy: { use: "the hosting tests and Mozilla's Observatory", debian: [["caddy"]] },
};

export function findTool(name) {
  const { find = () => findProgram(name) } = TOOLS[name];
  return find();
}

/** A Chromium that prints PDFs with tags and outlines, which the headless shell does not. */
export function findPrinter() {
  return findProgram(env.BROWSER_PATH, playwrightsChromium(), ...CHROMIUMS);
}

/** Gets the tools that are missing, as far as this machine allows. Returns those still missing, with their use. */
export async function getTools(...names) {
  const missing = () => names.filter((name) => !findTool(name));
  for (const name of missing()) {
    const { use, download } = TOOLS[name];
    if (!download) continue;
    console.log(`Downloading ${name} into Playwright's folder, for ${use} …`);
    await run(...download, { cwd: testsFolder, capture: true });
  }
  const root = missing().length > 0 && asRoot();
  if (root) await withoutServices(root, () => installPackages(root, missing()));
  return missing().map((name) => ({ name, use: TOOLS[name].use }));
}

export async function installBrowser() {
  const [missing] = await getTools("chromium");
  if (!missing) return findTool("chromium");
  throw new PlainError(
    "The browser tests need Chromium, Chrome or Edge, and none could be found or downloaded: install one, or name it with BROWSER_PATH=/path/to/browser.",
  );
}

async function installPackages(root, names) {
  const aptGet = (...args) =>
    run(root[0], [...root.slice(1), "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args], {
      capture: true,
    });
  console.log("Updating this system's list of packages (apt-get update) …");
  await aptGet("update");
  for (const name of names) {
    for (const packages of TOOLS[name].debian) {
      if (findTool(name)) break;
      console.log(
        `Installing ${packages.join(" and ")} on this system (apt-get install), for ${TOOLS[name].use} …`,
      );
      await aptGet("install", "-y", "--no-install-recommends", ...packages);
    }
  }
}

/** Debian starts a server once it is installed. A temporary policy file prevents that. */
async function withoutServices(root, work) {
  const policy = "/usr/sbin/policy-rc.d";
  const isOurs = !existsSync(policy);
  const asAdmin = (script) => spawnSync(root[0], [...root.slice(1), "sh", "-c", script]);
  if (isOurs) asAdmin(`printf '#!/bin/sh\\nexit 101\\n' > ${policy} && chmod 755 ${policy}`);
  try {
    await work();
  } finally {
    if (isOurs) asAdmin(`rm -f ${policy}`);
  }
}

function asRoot() {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  if (process.getuid?.() === 0) return ["env"];
  const sudo = spawnSync("sudo", ["--non-interactive", "true"], { stdio: "ignore" });
  return sudo.status === 0 ? ["sudo", "--non-interactive", "env"] : undefined;
}

export function findProgram(...names) {
  // Servers are in sbin, which only root's PATH names.
  const folders = [
    ...(env.PATH ?? "").split(delimiter),
    "/usr/bin",
    "/usr/sbin",
    "/usr/local/sbin",
  ];
  const paths = names
    .filter(Boolean)
    .flatMap((name) => folders.filter(Boolean).map((folder) => resolve(folder, name)));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function playwrightsChromium() {
  try {
    const require = createRequire(join(testsFolder, "package.json"));
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined; // The test packages are not installed yet.
  }
}

/** A loopback address of our own, because the scanner requests only ports 80 and 443. */
export const OWN_ADDRESS = "127.0.0.77";

/** Whether this user may open ports 80 and 443 on that address, which most systems keep for root. */
export async function mayUseWebPorts() {
  for (const port of [80, 443]) {
    const isOpen = await new Promise((done) => {
      const server = createServer();
      server.once("error", () => done(false));
      server.listen(port, OWN_ADDRESS, () => server.close(() => done(true)));
    });
    if (!isOpen) return false;
  }
  return true;
}
