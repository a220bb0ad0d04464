// Runs before anything is installed, on the machine's own Node: plain JavaScript without packages.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST = { node: 18, npm: 10 };
const isWindows = process.platform === "win32";

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
export const testsFolder = join(projectFolder, "tests");

const SITE = { folder: projectFolder, what: "the site's packages (once, under a minute)" };
export const TESTS = { folder: testsFolder, what: "the test packages (once)" };
export const EDITOR = {
  folder: join(projectFolder, "editor", "decap"),
  what: "the form editor (once, about a minute, 400 MB)",
};

export class PlainError extends Error {}

/** Installs the packages a command needs and runs it. A plain error ends it with its sentence and nothing else. */
export async function main(packages, command) {
  try {
    checkMachine();
    for (const { folder, what } of [SITE, ...packages]) await ensureInstalled(folder, what);
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/** Stops with one sentence when the machine's own Node or npm is too old to install the packages. */
function checkMachine() {
  const npm = /npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? "")?.[1];
  for (const [name, version] of Object.entries({ node: process.versions.node, npm })) {
    if (!version || Number(version.split(".")[0]) >= OLDEST[name]) continue;
    throw new PlainError(
      `${name} ${version} is too old: install ${name} ${OLDEST[name]} or later and try again.`,
    );
  }
}

/** Installs a folder's packages exactly as its lockfile says, unless they are there already. */
async function ensureInstalled(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} …`);
  const started = Date.now();
  // Hides npm's warnings about the machine's Node, because the pinned one runs the packages.
  const options = "ci --loglevel=error --no-audit --no-fund --no-progress --prefer-offline";
  const { code, output } = await run("npm", options.split(" "), { cwd: folder, capture: true });
  if (code !== 0) {
    const isOffline = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|UNREACH|SOCKET_TIMEOUT/.test(output);
    throw new PlainError(
      isOffline
        ? "The packages can't be downloaded: the package registry does not answer. Check the network (or npm's proxy setting) and try again."
        : `The packages can't be installed. npm reports:\n${output.trim().split("\n").slice(0, 20).join("\n")}`,
    );
  }
  console.log(`Installed in ${seconds(started)}.`);
}

function isInstalled(folder) {
  const [wanted, present] = ["package-lock.json", "node_modules/.package-lock.json"].map((name) => {
    const file = join(folder, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
  });
  return (
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        // Optional packages are for other systems.
        path === "" || (present[path] ? present[path].version === version : optional),
    ) && Object.keys(present).every((path) => path in wanted)
  );
}

/** The project's programs, its pinned Node first, come before the machine's. `output` needs `capture`. */
export function run(command, args, { cwd = projectFolder, capture = false, env = {} } = {}) {
  return new Promise((done) => {
    const folders = [cwd, projectFolder, testsFolder].map((folder) =>
      join(folder, "node_modules", ".bin"),
    );
    const path = [...folders, process.env.PATH].join(delimiter);
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

export async function untilStopped(...servers) {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  const { code, signal } = await Promise.race(servers);
  return signal === "SIGINT" || signal === "SIGTERM" ? 0 : code;
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
