// `node scripts/bootstrap.mjs <command.ts> [arguments]`: installs the site's packages and runs a command on the pinned
// Node. Plain JavaScript, because it runs on the machine's own Node before anything is installed.
import { spawn } from "node:child_process";
// Node 16 has no statfsSync, and would end here without the sentence that it is too old.
import fs, { existsSync, readFileSync, realpathSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const isWindows = process.platform === "win32";

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
export const testsFolder = join(projectFolder, "tests");
const { engines, optionalDependencies } = read(join(projectFolder, "package.json"));

// Git sets these for hooks and `git rebase --exec`, and the tests' own commits would land in the project's repository.
for (const name of ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"]) delete process.env[name];

/** What the person typed, to type again. */
const { npm_lifecycle_event: script = "start" } = process.env;
const COMMAND = `npm ${["start", "test"].includes(script) ? "" : "run "}${script}`;

export const DISK_FULL = `The disk is full: free 1 GB and type ${COMMAND} again.`;
export const MAY_NOT_WRITE = `You may not write into ${projectFolder}. Type sudo chown -R "$(id -u)" "${projectFolder}", then ${COMMAND} again.`;
const NEWER_NODE = `install the newest LTS version of Node from https://nodejs.org, which brings npm, and type ${COMMAND} again.`;

const SITE = { folder: projectFolder, what: "the site's packages (once, a minute or two)" };
export const TESTS = { folder: testsFolder, what: "the test packages (once)" };
export const EDITOR = {
  folder: join(projectFolder, "editor", "decap"),
  what: "the form editor (once, 70 MB)",
};

export class PlainError extends Error {}

/** Installs the packages a command needs and runs it. A plain error ends it with its sentence and nothing else. */
export async function main(packages, command) {
  try {
    checkMachine();
    for (const { folder, what } of [SITE, ...packages]) await ensureInstalled(folder, what);
    await ensureLinked();
    await checkPinnedNode();
    process.exitCode = (await command()).code;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/** Stops with one sentence where no build works, and where Node or npm is too old to install the packages. */
function checkMachine() {
  // They mean something else in a URL, a pattern, the PATH or Windows' shell.
  const [sign] = (isWindows ? /[#%;&^]/ : /[#?%*:\\]/).exec(projectFolder) ?? [];
  if (sign) {
    throw new PlainError(
      `The folder ${projectFolder} has “${sign}” in its name, with which the site can't be built: rename it and type ${COMMAND} again.`,
    );
  }
  const npm = /(?:^| )npm\/(\d\S*)/.exec(process.env.npm_config_user_agent ?? "")?.[1];
  const own = { node: process.versions.node, npm };
  const old = Object.keys(own).find((name) => own[name] && !isIn(own[name], engines[name]));
  if (!old) return;
  const range = engines[old].replace(/\^|>=/g, "").replace(" ||", " or");
  throw new PlainError(
    `${old === "npm" ? "npm" : "Node"} ${own[old]} is too old, it must be ${range} or later: ${NEWER_NODE}`,
  );
}

/** Whether a version is in a range of the kind `^20.19.0 || >=22.12.0`. */
export function isIn(version, range) {
  return range.split("||").some((part) => {
    const [, sign, least] = /^(\^|>=) ?(\d[\d.]*)$/.exec(part.trim()) ?? [];
    if (!least) throw new Error(`The range of versions ${range} is of another kind.`);
    const isSameMajor = parseInt(version) === parseInt(least);
    return sortable(version) >= sortable(least) && (sign === ">=" || isSameMajor);
  });
}

function sortable(version) {
  const [major, minor = 0, patch = 0] = version.split(".").map((part) => parseInt(part));
  return (major * 1000 + minor) * 1000 + patch;
}

/** Installs a folder's packages exactly as its lockfile says, unless they are there already. */
async function ensureInstalled(folder, what) {
  if (missingPackages(folder).length === 0) return;
  console.log(`Installing ${what} …`);
  const started = Date.now();
  // The pinned Node runs the packages, whatever npm thinks of the machine's, and people set npm up for other projects.
  const options = `--include=dev --include=optional --no-global --location=project --install-strategy=hoisted --engine-strict=false --no-dry-run --no-package-lock-only --min-release-age=0 --os=${process.platform} --cpu=${process.arch} --loglevel=error --no-audit --no-fund --no-progress --prefer-offline`;
  // Windows does not delete a running program, which here is the Node of the packages themselves.
  const isOwnNode =
    isWindows && folder === projectFolder && process.execPath === fileOf("node", [projectFolder]);
  const install = isOwnNode ? ["install", "--no-save"] : ["ci"];
  const command = [...install, ...options.split(" ")];
  const { code, output } = await run("npm", command, { cwd: folder, capture: true });
  if (code !== 0) throw new PlainError(whyNot(output));
  const missing = missingPackages(folder);
  if (missing.length > 0) {
    // npm also leaves out what the disk has no space for, without an error. The packages need more than 100 MB.
    const { bavail, bsize } = fs.statfsSync(folder);
    if (bavail * bsize < 1e8) throw new PlainError(DISK_FULL);
    throw new PlainError(
      `npm has left out packages that this machine needs (${missing.join(", ")}): ${NEWER_NODE}`,
    );
  }
  console.log(`Installed in ${seconds(started)}.`);
}

/** npm 10 deletes the link to Node together with the Nodes of other systems, which it leaves out. */
async function ensureLinked() {
  const modules = join(projectFolder, "node_modules");
  const own = Object.keys(optionalDependencies).find((name) =>
    existsSync(join(modules, name, "package.json")),
  );
  if (own && !existsSync(join(modules, ".bin", "node")))
    await run("npm", ["rebuild", own], { capture: true });
}

/** The packages have no Node for some machines, such as Windows on ARM, and others can't run it, such as Alpine Linux. */
async function checkPinnedNode() {
  const isRunning = pinnedNode() === process.execPath;
  const version = isRunning
    ? process.version
    : (await run("node", ["--version"], { capture: true })).output;
  const [wanted = ""] = Object.values(optionalDependencies);
  if (parseInt(version.slice(1)) >= parseInt(wanted)) return;
  throw new PlainError(
    `The packages have no Node that runs on this machine (${process.platform} ${process.arch}), which then needs Node ${parseInt(wanted)} itself: ${NEWER_NODE}`,
  );
}

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|UNREACH|SOCKET_TIMEOUT|ERR_SSL|CERT|ISSUER|ENOTCACHED/;

/** npm's error as a sentence with what to type. */
function whyNot(output) {
  const [, path = ""] = /^npm error path (.+)$/m.exec(output) ?? [];
  const { npm_config_cache: cache } = process.env;
  if (NO_NETWORK.test(output)) {
    return `The packages can't be downloaded: the package registry does not answer. Check the network (or npm's proxy setting) and type ${COMMAND} again.`;
  }
  if (/ENOSPC/.test(output)) return DISK_FULL;
  if (!canLink()) {
    return `The disk of ${projectFolder} can't hold links between files, as a USB stick can't: move the folder to this machine's own disk and type ${COMMAND} again.`;
  }
  if (/EACCES|EPERM|EROFS|EBUSY/.test(output)) {
    if (cache && path.startsWith(cache)) {
      return `npm can't write into its cache, ${cache}. Type ${COMMAND} --cache="${join(tmpdir(), "npm-cache")}"`;
    }
    return isWindows
      ? `Another program uses the packages: close your editor and other windows that run npm, type rmdir /s /q node_modules and then ${COMMAND} again.`
      : MAY_NOT_WRITE;
  }
  return `The packages can't be installed. npm reports:\n${output.trim().split("\n").slice(0, 20).join("\n")}`;
}

/** Windows' packages need no links. */
function canLink() {
  const link = join(projectFolder, "link");
  try {
    if (!isWindows) fs.symlinkSync("package.json", link);
    fs.rmSync(link, { force: true });
    return true;
  } catch ({ code }) {
    return !/EPERM|ENOSYS|ENOTSUP/.test(code);
  }
}

/** Packages of the lockfile that are not installed in its version. Optional ones are for one system each. */
function missingPackages(folder) {
  const [wanted, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map(
    (name) => {
      const file = join(folder, name);
      return existsSync(file) ? read(file).packages : {};
    },
  );
  const missing = Object.keys(wanted).filter((path) => {
    if (!path) return false;
    // Some versions of npm also list what they have left out, so the list alone proves nothing.
    return existsSync(join(folder, path))
      ? installed[path]?.version !== wanted[path].version
      : isNeeded(wanted[path]);
  });
  const leftover = Object.keys(installed).filter((path) => !(path in wanted));
  return [...missing, ...leftover].map((path) => path.replace(/.*node_modules\//, ""));
}

const LIBC = process.platform === "linux" && libcOfLinux();

function libcOfLinux() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

const isOneOf = (list, own) => !list || [list].flat().includes(own);

function isNeeded({ optional, os, cpu, libc }) {
  const isForThisMachine =
    isOneOf(os, process.platform) && isOneOf(cpu, process.arch) && (!LIBC || isOneOf(libc, LIBC));
  return !optional || ((os || cpu) && isForThisMachine);
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

const running = new Set();

/**
 * The project's programs, its pinned Node first, come before the machine's. `output` needs `capture`.
 * @returns {Promise<{ code: number; signal?: string; output: string }>}
 */
export function run(command, args, { cwd = projectFolder, capture = false, env = {} } = {}) {
  return new Promise((done) => {
    const folders = [cwd, projectFolder, testsFolder];
    const bins = folders.map((folder) => join(folder, "node_modules", ".bin"));
    const PATH = [...bins, process.env.PATH].join(delimiter);
    const colour = capture ? { FORCE_COLOR: undefined, NO_COLOR: "1" } : {};
    const [program, ...first] = programOf(command, folders);
    const child = spawn(program, [...first, ...args], {
      cwd,
      env: { ...process.env, ...colour, PATH, npm_execpath: npmFile, ...env },
      stdio: capture ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    running.add(child);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code, signal) => done({ code: code ?? 1, signal, output }));
  });
}

/** Starts a package's program by its file: npm's .cmd files need Windows' shell, which splits arguments at spaces. */
function programOf(command, folders) {
  if (command === "npm") return npmFile ? [process.execPath, npmFile] : ["npm"];
  if (command === "node") return [pinnedNode()];
  const file = fileOf(command, folders);
  return file ? [pinnedNode(), file] : [command];
}

const npmFile = [
  process.env.npm_execpath,
  // Windows' Node has its npm beside it.
  join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js"),
].find((file) => file?.endsWith("npm-cli.js") && existsSync(file));

function pinnedNode() {
  return fileOf("node", [projectFolder]) ?? process.execPath;
}

/** The file of a program of the installed packages, such as “vite” or “node”. */
function fileOf(command, folders) {
  for (const folder of folders) {
    const list = join(folder, "node_modules", ".package-lock.json");
    if (!existsSync(list)) continue;
    for (const [path, { bin }] of Object.entries(read(list).packages)) {
      const file = bin?.[command] && join(folder, path, bin[command]);
      if (file && existsSync(file)) return file;
    }
  }
  return undefined;
}

const { ppid } = process;
const stop = () => running.forEach((child) => child.kill());

/** The first that ends. Ctrl-C reaches all by itself. SIGTERM reaches only one, and of npm's commands only the shell. */
export async function untilStopped(...programs) {
  process.on("SIGINT", () => {});
  process.on("SIGTERM", stop);
  // Windows keeps the number of a parent that has ended.
  if (!isWindows) setInterval(() => process.ppid !== ppid && stop(), 300).unref();
  const { code, signal } = await Promise.race(programs);
  return { code: signal === "SIGINT" || signal === "SIGTERM" ? 0 : code, signal };
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main([], async () => {
    if (!process.argv[2]) return { code: 0 };
    const { code, signal } = await untilStopped(run("node", process.argv.slice(2)));
    return { code: signal ? 128 + constants.signals[signal] : code };
  });
}
