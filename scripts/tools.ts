// The programs from outside npm: how each is found and how it is installed.
import { spawnSync } from "node:child_process";
import { lookup } from "node:dns/promises";
import { existsSync, mkdtempDisposableSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import nodePath, { join } from "node:path";
import { PlainError, run, testsFolder } from "./bootstrap.mjs";

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
  ...inProgramFiles("Google\\Chrome\\Application\\chrome.exe"),
  ...inProgramFiles("Microsoft\\Edge\\Application\\msedge.exe"),
];

const FIREFOXES = [
  "firefox-esr",
  "firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  ...inProgramFiles("Mozilla Firefox\\firefox.exe"),
];

/** Where Windows installs programs, for everyone or for one user. */
function inProgramFiles(path: string): string[] {
  const folders = [env.ProgramFiles, env["ProgramFiles(x86)"], env.LOCALAPPDATA];
  return folders.filter(Boolean).map((folder) => `${folder}\\${path}`);
}

type Tool = {
  use: string;
  /** Where it is, if not in a program of its own name. */
  find?: () => string | undefined;
  /** Alternatives, each one or several packages. */
  debian: string[];
  download?: [program: string, args: string[]];
};

const TOOLS = {
  chromium: {
    use: "the browser tests",
    // Without windows it takes a third less CPU time.
    find: () =>
      findProgram(env.BROWSER_PATH, playwrightsChromium(), "chromium-headless-shell", ...CHROMIUMS),
    debian: ["chromium-headless-shell", "chromium"],
    download: ["playwright", ["install", "chromium"]],
  },
  "Liberation fonts": {
    use: "the tests of layout shift",
    // They have the widths of Arial and Courier New, which other systems have.
    find: () =>
      process.platform === "linux"
        ? String(spawnSync("fc-list", ["Liberation Mono"]).stdout ?? "")
        : "part of the system",
    debian: ["fonts-liberation"],
  },
  Firefox: {
    use: "the cross-browser tests",
    find: () => findProgram(env.FIREFOX_PATH, ...FIREFOXES),
    // Ubuntu's “firefox” is a snap, which Selenium cannot drive.
    debian: ["firefox-esr"],
  },
  WebKit: {
    use: "the cross-browser tests",
    find: () => findProgram("Xvfb") && findProgram("WebKitWebDriver"),
    debian: ["webkit2gtk-driver xvfb"],
  },
  java: {
    use: "the Nu HTML checker",
    find: () => {
      const java = findProgram("java");
      // Without Java, macOS has a program of that name that only prints a message.
      return java && spawnSync(java, ["-version"]).status === 0 ? java : undefined;
    },
    debian: ["default-jre-headless"],
  },
  qpdf: { use: "the tests of the PDFs", debian: ["qpdf"] },
  pdfinfo: { use: "the tests of the PDFs", debian: ["poppler-utils"] },
  nginx: { use: "the hosting tests", debian: ["nginx-light libnginx-mod-http-brotli-static"] },
  apache2: { use: "the hosting tests", debian: ["apache2"] },
  caddy: { use: "the hosting tests and Mozilla's Observatory", debian: ["caddy"] },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

export function findTool(name: ToolName): string | undefined {
  const { find = () => findProgram(name) }: Tool = TOOLS[name];
  return find();
}

/** A Chromium that prints PDFs with tags and outlines, which the headless shell does not. */
export function findPrinter(): string | undefined {
  return findProgram(env.BROWSER_PATH, playwrightsChromium(), ...CHROMIUMS);
}

/** Only root changes the system, or whoever allows sudo by ALLOW_SUDO=1, as the workflows do. */
const thisMachine = {
  hasApt: existsSync("/usr/bin/apt-get"),
  isRoot: process.getuid?.() === 0,
  allowsSudo: env.ALLOW_SUDO === "1",
  findTool,
  run,
};

/** Gets the tools that are missing, as far as this machine allows. Returns those still missing, with their use and what to do. */
export async function getTools(names: ToolName[], machine = thisMachine) {
  const { hasApt, isRoot, allowsSudo, findTool, run } = machine;
  const missing = () => names.filter((name) => !findTool(name));
  for (const name of missing()) {
    const { use, download }: Tool = TOOLS[name];
    if (!download) continue;
    console.log(`Downloading ${name} into Playwright's folder, for ${use} …`);
    await run(...download, { cwd: testsFolder, capture: true });
  }
  const sudo = isRoot ? [] : ["sudo", "--non-interactive"];
  const asRoot = (...command: string[]) => run("env", [...sudo, ...command], { capture: true });
  if (hasApt && (isRoot || allowsSudo) && missing().length > 0) {
    console.log("Updating this system's list of packages (apt-get update) …");
    await asRoot("apt-get", "update");
    for (const name of missing()) {
      const { use, debian } = TOOLS[name];
      for (const packages of debian) {
        if (findTool(name)) break;
        console.log(`Installing ${packages} on this system (apt-get install), for ${use} …`);
        await asRoot("sh", "-c", INSTALL, "sh", ...packages.split(" "));
      }
    }
  }
  return missing().map((name) => {
    const { use, debian } = TOOLS[name];
    const command = `apt-get install ${debian[0]}`;
    const remedy = isRoot
      ? `it is not among this system's packages (${command})`
      : `type sudo ${command}`;
    return { name, use, remedy: hasApt ? remedy : "install it, so that PATH names its folder" };
  });
}

/** Debian starts a server once it is installed. A temporary policy file prevents that. */
const INSTALL = `
  policy=/usr/sbin/policy-rc.d
  if [ ! -e $policy ]; then
    trap "rm -f $policy" EXIT
    printf '#!/bin/sh\\nexit 101\\n' > $policy && chmod 755 $policy
  fi
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"`;

export async function installBrowser(): Promise<string> {
  await getTools(["chromium"]);
  const browser = findTool("chromium");
  if (browser) return browser;
  const command = thisMachine.hasApt ? " (sudo apt-get install chromium)" : "";
  throw new PlainError(
    `The browser tests need Chromium, Chrome or Edge, and none could be found or downloaded: install one${command}, or name it with BROWSER_PATH=/path/to/browser.`,
  );
}

export function findProgram(...names: (string | undefined)[]): string | undefined {
  return names.flatMap((name) => (name ? placesOf(name) : [])).find((path) => existsSync(path));
}

/** By its answer, because a Mac without Apple's tools has a git that only asks for them. */
export function hasGit(): boolean {
  return spawnSync("git", ["--version"]).status === 0;
}

/** Whether this system makes links to folders. Windows lets every user make junctions, and Wine makes none. */
export function canLink(): boolean {
  using folder = mkdtempDisposableSync(join(tmpdir(), "link-"));
  try {
    symlinkSync(folder.path, join(folder.path, "link"), "junction");
    return true;
  } catch {
    return false;
  }
}

/** Where a program may be. Windows' programs end in .exe; its .cmd files cannot be started without a shell. */
export function placesOf(name: string, path = env.PATH ?? "", system = nodePath): string[] {
  const isWindows = system.sep === "\\";
  // Servers are in sbin, which only root's PATH names.
  const folders = isWindows ? [] : ["/usr/bin", "/usr/sbin", "/usr/local/sbin"];
  // Windows allows quotation marks around a folder.
  const named = path.split(system.delimiter).map((folder) => folder.replaceAll('"', ""));
  const file = isWindows && !/\.exe$/i.test(name) ? `${name}.exe` : name;
  return [...named.filter(Boolean), ...folders].map((folder) => system.resolve(folder, file));
}

function playwrightsChromium(): string | undefined {
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
export async function mayUseWebPorts(): Promise<boolean> {
  return (await canListen(80, OWN_ADDRESS)) && (await canListen(443, OWN_ADDRESS));
}

/** “localhost”, or its address where a system does not know the name. */
export const LOCALHOST = await lookup("localhost").then(
  () => "localhost",
  () => "127.0.0.1",
);

/** The first free port of this machine from a number on. */
export async function freePort(first: number): Promise<number> {
  return (await canListen(first, LOCALHOST)) ? first : freePort(first + 1);
}

function canListen(port: number, address: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, address, () => server.close(() => done(true)));
  });
}

/** Without `--` before it, npm takes an option as its own and sets an environment variable. */
export function isAsked(option: string, argv = process.argv, variables = env): boolean {
  const name = `npm_config_${option.replace("-", "_")}`;
  return argv.includes(`--${option}`) || variables[name] === "true";
}
