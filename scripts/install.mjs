// Shared by the commands that must work before anything is installed: plain JavaScript for the
// machine's own Node, nothing but Node's modules.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 18;
const OLDEST_NPM = 10;
const isWindows = process.platform === "win32";

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node version that the project pins; npm installs it like any other package. */
export const pinnedNode = join(
  projectFolder,
  "node_modules",
  "node",
  "bin",
  isWindows ? "node.exe" : "node",
);

/** A failure that the person at the keyboard can mend; shown without a stack. */
export class PlainError extends Error {}

/** Stops with one sentence when the machine's own Node or npm is too old to install the rest. */
export function checkMachine() {
  const node = process.versions.node;
  if (Number(node.split(".")[0]) < OLDEST_NODE) {
    throw new PlainError(
      `Node ${node} is too old: install Node ${OLDEST_NODE} or later and try again.`,
    );
  }
  const npm =
    /npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? "")?.[1] ??
    npmSync(["--version"]).stdout?.trim();
  if (!npm) throw new PlainError("There is no npm on this machine: install it together with Node.");
  if (Number(npm.split(".")[0]) < OLDEST_NPM) {
    throw new PlainError(
      `npm ${npm} is too old: run “npm install --global npm@${OLDEST_NPM}” and try again.`,
    );
  }
}

/** Installs a folder's packages exactly as its lockfile says, unless they are there already. */
export async function ensureInstalled(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} …`);
  const started = Date.now();
  // The machine's Node may be older than what packages ask for; the pinned one runs them. npm says
  // so in a page of warnings, hence only errors.
  const result = await runNpm(
    ["ci", "--loglevel=error", "--no-audit", "--no-fund", "--no-progress", "--prefer-offline"],
    { cwd: folder, capture: true },
  );
  if (result.code !== 0) throw new PlainError(whyInstallFailed(result.output));
  console.log(`Installed in ${seconds(started)}.`);
}

/** Whether every package of the lockfile is installed in the version it names. */
function isInstalled(folder) {
  const wanted = readPackages(join(folder, "package-lock.json"));
  const present = readPackages(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted) throw new PlainError(`package-lock.json is missing or broken in ${folder}.`);
  return (
    present !== undefined &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        // Optional packages are for other systems; what is present of them must still fit.
        path === "" || (present[path] ? present[path].version === version : optional),
    ) &&
    Object.keys(present).every((path) => path in wanted)
  );
}

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, "utf8")).packages;
  } catch {
    return undefined;
  }
}

function whyInstallFailed(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(
      output,
    )
  ) {
    return "The packages can't be downloaded: the package registry does not answer. Check the network (or npm's proxy setting) and try again.";
  }
  if (/ENOSPC/.test(output)) return "The packages can't be installed: the disk is full.";
  if (/EBUSY|EPERM|EACCES/.test(output)) {
    return "The packages can't be installed: npm may not write to node_modules. Stop other programs that use the project, delete node_modules and try again.";
  }
  return `The packages can't be installed. npm says:\n${output.trim().split("\n").slice(0, 20).join("\n")}`;
}

/** Runs npm with the same npm that started this command. */
export function runNpm(args, options) {
  const [command, ...first] = npmCommand();
  return run(command, [...first, ...args], options);
}

function npmSync(args) {
  const [command, ...first] = npmCommand();
  return spawnSync(command, [...first, ...args], { encoding: "utf8", shell: isWindows });
}

function npmCommand() {
  const npm = process.env.npm_execpath;
  return npm && /\.[cm]?js$/.test(npm) && existsSync(npm) ? [process.execPath, npm] : ["npm"];
}

/**
 * Runs a program to its end, with the project's own programs (the pinned Node first) found before
 * the machine's. Returns its exit code and, with `capture`, what it printed.
 */
export function run(command, args, { cwd = projectFolder, capture = false, env = {} } = {}) {
  return new Promise((done) => {
    const path = [
      join(cwd, "node_modules", ".bin"),
      join(projectFolder, "node_modules", ".bin"),
      process.env.PATH,
    ].join(delimiter);
    // What is captured is read as text: no colours.
    const { FORCE_COLOR, ...machine } = process.env;
    const colour = capture ? { NO_COLOR: "1" } : FORCE_COLOR ? { FORCE_COLOR } : {};
    const child = spawn(command, args, {
      cwd,
      env: { ...machine, ...colour, PATH: path, ...env },
      stdio: capture ? ["ignore", "pipe", "pipe"] : "inherit",
      // Windows starts npm's .cmd files only through its shell.
      shell: isWindows && !command.endsWith(".exe"),
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code, signal) => done({ code: code ?? 1, signal, output }));
  });
}

/** Runs a command's main function; a plain error ends it with its sentence and nothing else. */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/** How long ago a moment is, for people. */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
