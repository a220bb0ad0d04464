// The programs from outside npm: how each is found and which Debian packages bring it. Plain
// JavaScript: these functions run before and after packages are installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { delimiter, isAbsolute, join } from "node:path";
import { PlainError, projectFolder, run } from "./install.mjs";

const testsFolder = join(projectFolder, "tests");
const { env, platform } = process;

/** `debian` lists alternatives, the best first; each is a list of packages. */
const TOOLS = {
  chromium: {
    use: "the browser tests",
    find: () => firstProgram(env.BROWSER_PATH, playwrightsChromium(), ...chromiumNames()),
    // Without windows it takes a third less CPU time.
    debian: [["chromium-headless-shell"], ["chromium"]],
    download: ["playwright", ["install", "chromium"]],
  },
  Firefox: {
    use: "the cross-browser tests",
    find: () => firstProgram(env.FIREFOX_PATH, "firefox-esr", "firefox", ...firefoxApps()),
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
  caddy: { use: "the hosting tests", debian: [["caddy"]] },
};

/** The path of a tool on this machine, or undefined. */
function findTool(name) {
  const { find = () => findProgram(name) } = TOOLS[name];
  return find();
}

/** Gets the tools that are missing, as far as this machine allows, and returns those still missing. */
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
  return missing();
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

/** The start of a command that runs as root without a password, on systems that have apt. */
function asRoot() {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  if (process.getuid?.() === 0) return ["env"];
  const sudo = spawnSync("sudo", ["--non-interactive", "true"], { stdio: "ignore" });
  return sudo.status === 0 ? ["sudo", "--non-interactive", "env"] : undefined;
}

/** The path of a program, by its name or path, or undefined. */
export function findProgram(name) {
  // Servers are in sbin, which only root's PATH names.
  const folders = [
    ...(env.PATH ?? "").split(delimiter),
    "/usr/bin",
    "/usr/sbin",
    "/usr/local/sbin",
  ];
  const paths = isAbsolute(name)
    ? [name]
    : folders.filter(Boolean).map((folder) => join(folder, name));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function firstProgram(...names) {
  return names
    .filter(Boolean)
    .map((name) => findProgram(name))
    .find(Boolean);
}

function playwrightsChromium() {
  try {
    const require = createRequire(join(testsFolder, "package.json"));
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return undefined; // The test packages are not installed yet.
  }
}

function chromiumNames() {
  if (platform === "darwin")
    return ["Google Chrome", "Chromium", "Microsoft Edge"].flatMap((name) => macApps(name));
  if (platform === "win32") {
    const programs = ["Google/Chrome/Application/chrome", "Chromium/Application/chrome"];
    return [...programs, "Microsoft/Edge/Application/msedge"].flatMap(windowsApps);
  }
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "/snap/bin/chromium"];
  return [...names, "google-chrome", "google-chrome-stable", "microsoft-edge"];
}

function firefoxApps() {
  if (platform === "darwin") return macApps("Firefox", "firefox");
  return platform === "win32" ? windowsApps("Mozilla Firefox/firefox") : [];
}

function macApps(name, program = name) {
  return ["/Applications", join(env.HOME ?? "", "Applications")].map((folder) =>
    join(folder, `${name}.app`, "Contents", "MacOS", program),
  );
}

function windowsApps(path) {
  return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, `${path}.exe`));
}

/** The path of a Chromium, Chrome or Edge, Playwright's own first, or undefined. */
export const findBrowser = () => findTool("chromium");
export const findFirefox = () => findTool("Firefox");
export const findJava = () => findTool("java");

/** WebKitGTK's driver, which brings its own browser, and a virtual display; both or undefined. */
export function findWebKit() {
  const driver = findTool("WebKit");
  const screen = findProgram("Xvfb");
  return driver && screen ? { driver, screen } : undefined;
}

/** nginx's module that sends the .br copies, where Debian puts it. */
export function findBrotliModule() {
  const file = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  return existsSync(file) ? file : undefined;
}

/** Finds or gets a browser. Throws a PlainError where there is none. */
export async function installBrowser() {
  await getTools("chromium");
  const found = findBrowser();
  if (found) return found;
  throw new PlainError(
    "The browser tests need Chromium, Chrome or Edge, and none could be found or downloaded: install one, or name it with BROWSER_PATH=/path/to/browser.",
  );
}

/** A loopback address that nothing else uses: the scanner asks only the web's own ports. */
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
