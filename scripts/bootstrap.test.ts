import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { emptyFolder } from "../tests/support/empty-folder.ts";
import { canLink } from "./tools.ts";

let folder = "";

beforeEach(() => makeCopy("a club "));

function makeCopy(name: string) {
  folder = emptyFolder(name);
  for (const file of ["scripts/bootstrap.mjs", "package.json"]) cpSync(file, join(folder, file));
}

/** What `npm run <script>` prints as an error in a fresh copy, with a program in the place of npm. */
function errorsWith(
  npm: string,
  env: Record<string, string> = {},
  wanted: Record<string, object> = { plain: {} },
): string {
  const entries = Object.entries(wanted).map(
    ([name, entry]) => [`node_modules/${name}`, { version: "1.0.0", ...entry }] as const,
  );
  const lock = JSON.stringify({ packages: { "": {}, ...Object.fromEntries(entries) } });
  writeFileSync(join(folder, "package-lock.json"), lock);
  const npmFile = join(folder, "npm-cli.js");
  writeFileSync(npmFile, npm);
  const own: Record<string, string> = {
    npm_execpath: npmFile,
    npm_lifecycle_event: "start",
    npm_config_cache: join(folder, "cache"),
    npm_config_user_agent: "npm/11.0.0 node/v24.0.0",
    ...env,
  };
  // On Windows NPM_EXECPATH is the same variable, and the first of two counts.
  const inherited = Object.entries(process.env).filter(([name]) => !(name.toLowerCase() in own));
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/bootstrap.mjs", "scripts/start.ts"],
    { cwd: folder, encoding: "utf8", env: { ...Object.fromEntries(inherited), ...own } },
  );
  expect(status).toBe(1);
  return stderr.trim();
}

const failing = (...lines: string[]) =>
  `console.error(${JSON.stringify(lines.join("\n"))}); process.exitCode = 1;`;

test.each([
  ["without a network", ["npm error code EAI_AGAIN"], /the network .* type npm start again\.$/],
  ["on a full disk", ["npm error code ENOSPC"], /free 1 GB and type npm start again\.$/],
  [
    "in a folder of another user",
    ["npm error code EACCES", "npm error path /club/node_modules"],
    process.platform === "win32" ? /rmdir/ : /Type sudo chown .* then npm start again\.$/,
  ],
])("B22 %s one sentence says what to type", (_, lines, expected) => {
  const errors = errorsWith(failing(...lines));
  expect(errors).toMatch(expected);
  expect(errors.split("\n")).toHaveLength(1);
});

test.skipIf(!canLink()).each([
  ["EACCES: permission denied, mkdir 'dist'", /^You may not write .* then npm start again\.$/],
  ["ENOSPC: no space left on device, copyfile", /^The disk is full: .* npm start again\.$/],
])("B22 a build that fails with %s ends with what to type", (error, expected) => {
  for (const file of ["scripts/start.ts", "package-lock.json"]) cpSync(file, join(folder, file));
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"), "junction");
  // The content check names a link that leads nowhere, and the build has it.
  symlinkSync("nowhere", join(folder, "link"), "junction");
  const npmFile = join(folder, "npm-cli.js");
  writeFileSync(npmFile, failing(`Error: ${error}`));
  const args = ["scripts/bootstrap.mjs", "scripts/start.ts"];
  const env = { ...process.env, npm_execpath: npmFile, npm_lifecycle_event: "start" };
  const { stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
  expect(stderr.trim()).toMatch(expected);
});

test("B22 a cache that npm may not write into is named, with the command for another", () => {
  const cache = join(folder, "cache");
  const errors = errorsWith(
    failing("npm error code EROFS", `npm error path ${join(cache, "tmp")}`),
    { npm_lifecycle_event: "check" },
  );
  expect(errors).toMatch(/^npm can't write into its cache, .*\. Type npm run check --cache=".+"$/);
  expect(errors).toContain(cache);
});

test.skipIf(process.platform === "win32")("B22 a disk that can't hold links is named", () => {
  const file = join(folder, "stick.cjs");
  writeFileSync(file, 'require("fs").symlinkSync = () => { throw { code: "EPERM" }; };');
  const env = { NODE_OPTIONS: `--require "${file}"` };
  expect(errorsWith(failing("npm error code EPERM"), env)).toMatch(
    /^The disk of .* can't hold links .* type npm start again\.$/,
  );
});

test("B22 npm installs the project's packages, also for people who have set it up for others", () => {
  const npm = "console.error(process.argv.join(' ')); process.exitCode = 1;";
  const errors = errorsWith(npm);
  for (const option of [
    "--engine-strict=false",
    "--location=project",
    "--install-strategy=hoisted",
    "--no-dry-run --no-package-lock-only",
    "--min-release-age=0",
    `--os=${process.platform} --cpu=${process.arch}`,
  ])
    expect(errors).toContain(option);
});

test("B22 an npm that is too old is named, whatever program starts the command", () => {
  const npm = failing("npm error code ENOSPC");
  expect(errorsWith(npm, { npm_config_user_agent: "npm/9.9.4 node/v20.19.0" })).toMatch(
    /^npm 9\.9\.4 is too old.* type npm start again/,
  );
  expect(errorsWith(npm, { npm_config_user_agent: "pnpm/9.1.0 npm/? node/v24.0.0" })).toMatch(
    /^The disk is full/,
  );
});

test("B22 a Node that is too old is named", () => {
  const engines = { node: "^20.19.0 || >=99.1.0", npm: ">=10.0.0" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ engines }));
  expect(errorsWith(failing("npm error code ENOSPC"))).toMatch(
    /^Node \S+ is too old, it must be 20\.19\.0 or 99\.1\.0 or later: .* type npm start again\.$/,
  );
});

test("B22 a Node that is too old even to read bootstrap.mjs is named", () => {
  const version = join(folder, "version.cjs");
  writeFileSync(
    version,
    'Object.defineProperty(process, "versions", { value: { node: "12.1.0" } })',
  );
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [first] = scripts.start.split(" && ");
  const args = ["-r", version, ...first.split(" ").slice(1)];
  // Relative to the root of a drive, Windows' Node preloads nothing.
  expect(first).not.toContain("-r ");
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr.trim()).toMatch(/^Node 12\.1\.0 is too old: .* npm\.$/);
  expect(status).toBe(1);
});

const OWN_SIGNS = process.platform === "win32" ? ["&", ";"] : [":", "*"];

test.each(["#", "%", ...OWN_SIGNS])(
  "B22 a folder with a %s, in which no build works, is named",
  (sign) => {
    makeCopy(`club ${sign}1 `);
    expect(errorsWith(failing("npm error code ENOSPC"))).toMatch(
      /^The folder .*club .1 .* rename it and type npm start again\.$/,
    );
  },
);

test("B22 a machine whose own Node must run the site, but is too old, ends with one sentence", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const optionalDependencies = { "node-other": "99.1.0" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ engines, optionalDependencies }));
  expect(errorsWith("", {}, {})).toMatch(
    /^The packages have no Node that runs on this machine \(.+\), which then needs Node 99 itself: .* type npm start again\.$/,
  );
});

test.skipIf(process.platform === "win32")("B22 a command ends with the shell of npm", async () => {
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: {} }));
  const command = `setTimeout(() => {}, 60_000); console.log("ready");`;
  writeFileSync(join(folder, "command.mjs"), command);
  const line = `"${process.execPath}" scripts/bootstrap.mjs command.mjs; true`;
  const shell = spawn("sh", ["-c", line], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  await once(shell.stdout, "data");
  shell.kill("SIGTERM");
  // The output is open as long as one of the programs runs.
  await once(shell.stdout.resume(), "close");
});

/** Runs a command that prints its arguments. */
function runWith(...options: string[]) {
  const command = `
    console.log(JSON.stringify(process.argv.slice(2)));
    if (process.argv[2] === "stop") process.kill(process.pid, "SIGTERM");
    process.exitCode = 3;`;
  writeFileSync(join(folder, "my command.mjs"), command);
  const args = ["scripts/bootstrap.mjs", "my command.mjs", ...options];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
}

test("B22 packages that npm lists but has left out, because they are for other systems, are not missing", () => {
  const list = JSON.stringify({
    packages: {
      "node_modules/node-other": {
        version: "26.0.0",
        optional: true,
        os: ["aix"],
        bin: { node: "bin/node" },
      },
    },
  });
  writeFileSync(join(folder, "package-lock.json"), list);
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "node_modules/.package-lock.json"), list);
  const { status, stdout } = runWith("a");
  expect(stdout.trim()).toBe('["a"]');
  expect(status).toBe(3);
});

test("B22 a command gets its arguments as they are, and bootstrap.mjs gets its exit code", () => {
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: {} }));
  const { status, stdout } = runWith("a b", "--report=ü.md", "%PATH%");
  expect(JSON.parse(stdout)).toEqual(["a b", "--report=ü.md", "%PATH%"]);
  expect(status).toBe(3);
  if (process.platform !== "win32") expect(runWith("stop").status).toBe(128 + 15);
});

test("B22 a command that Git starts does not commit to the project's repository", () => {
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: {} }));
  const command = "console.log(Object.keys(process.env).filter((name) => /^GIT_[DWI]/.test(name)))";
  writeFileSync(join(folder, "command.mjs"), command);
  const env = { ...process.env, GIT_DIR: folder, GIT_WORK_TREE: folder, GIT_INDEX_FILE: folder };
  const args = ["scripts/bootstrap.mjs", "command.mjs"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
  expect(stdout.trim()).toBe("[]");
});

test("B22 native packages that npm leaves out are named, those of other systems are not", () => {
  const { platform, arch } = process;
  const errors = errorsWith(
    `import { mkdirSync, writeFileSync } from "node:fs";
    mkdirSync("node_modules/plain", { recursive: true });
    const list = { packages: { "node_modules/plain": { version: "1.0.0" } } };
    writeFileSync("node_modules/.package-lock.json", JSON.stringify(list));`,
    {},
    {
      plain: {},
      "@own/native": { optional: true, os: [platform], cpu: [arch] },
      "own-node": { optional: true, os: platform, cpu: arch },
      other: { optional: true, os: ["aix"], cpu: ["ppc64"] },
      wasm: { optional: true },
    },
  );
  expect(errors).toMatch(
    /^npm has left out packages that this machine needs \(@own\/native, own-node\).* type npm start again/,
  );
});
