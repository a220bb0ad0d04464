import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolveConfig } from "vite";
import { expect, test, vi } from "vitest";
import { isIn } from "./scripts/bootstrap.mjs";

type Package = {
  version?: string;
  integrity?: string;
  cpu?: string | string[];
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
};

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const lockfiles = globSync("{,*/,*/*/}package-lock.json", {
  cwd: import.meta.dirname,
  exclude: (name) => name === "node_modules",
});
const folders = lockfiles.map((file) => `${dirname(file).replaceAll("\\", "/")}/`);

for (const folder of folders) {
  const manifest = JSON.parse(read(`${folder}package.json`));
  const lock: { packages: Record<string, Package> } = JSON.parse(
    read(`${folder}package-lock.json`),
  );
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

  /** Whether a package finds another, in its own folder or in one around it. */
  function isFound(name: string, from: string): boolean {
    if (`${from}/node_modules/${name}`.replace(/^\//, "") in lock.packages) return true;
    return from !== "" && isFound(name, from.slice(0, Math.max(0, from.lastIndexOf("/"))));
  }

  test(`B12 every package of ${folder}package-lock.json has a strong checksum`, () => {
    expect(packages.length).toBeGreaterThan(0);
    const unproved = packages.filter(
      ([, { integrity }]) => !/^sha512-.{88}$/.test(integrity ?? ""),
    );
    expect(unproved.map(([path]) => path)).toEqual([]);
  });

  // npm leaves out packages that its registry doesn't have, and then refuses to install from the lockfile.
  test(`B12 ${folder}package-lock.json is whole: it names the packages for other systems too`, () => {
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isFound(name, path)),
    );
    expect(missing).toEqual([]);
  });

  test(`B12 ${folder}package.json names exact versions, and the lockfile the same`, () => {
    const wanted: Record<string, string> = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
    };
    for (const [name, version] of Object.entries(wanted)) {
      expect.soft(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
      expect.soft(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test(`B12 the lockfile in ${folder} names no server, so that any registry works`, () => {
    expect(read(`${folder}package-lock.json`)).not.toContain('"resolved"');
    expect(read(`${folder}.npmrc`)).toContain("omit-lockfile-registry-resolved=true");
  });
}

test("B12 a visitor's browser gets code of at most six chosen packages", () => {
  const { dependencies } = JSON.parse(read("package.json"));
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(6);
});

test("B12 no package runs a script when it is installed", () => {
  for (const folder of folders) expect(read(`${folder}.npmrc`)).toContain("ignore-scripts=true");
});

test("B22 the pinned Node is the same on every system", () => {
  const { optionalDependencies } = JSON.parse(read("package.json"));
  const names = Object.keys(optionalDependencies);
  expect(names.filter((name) => !/^node-(?:bin-)?(?:darwin|linux|win)-/.test(name))).toEqual([]);
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
});

test("B22 package.json asks for a Node that installs every native package", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  for (const version of ["20.19.0", "20.20.2", "22.12.0", "24.0.0", "26.10.0"]) {
    expect.soft(isIn(version, packages[""].engines.node), version).toBe(true);
  }
  for (const version of ["18.20.8", "20.18.3", "21.7.3", "22.11.0"]) {
    expect.soft(isIn(version, packages[""].engines.node), version).toBe(false);
  }
  const native = Object.entries<Package>(packages).filter(([, { cpu }]) =>
    ["x64", "arm64"].some((own) => cpu?.includes(own)),
  );
  expect(native.length).toBeGreaterThan(0);
  for (const [path, { engines }] of native) {
    for (const least of ["20.19.0", "22.12.0"]) {
      if (engines?.node) expect.soft(isIn(least, engines.node), path).toBe(true);
    }
  }
});

test("B14 the code uses no private or unstable name of another package, and patches none", () => {
  const code = globSync("{app,prerender,editor,hosting,metadata,scripts,tests}/**/*.{ts,tsx,mjs}", {
    exclude: (name) => name === "node_modules",
  });
  expect(code.length).toBeGreaterThan(200);
  const places = code.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        /UNSAFE_|unstable_|\b__react/i.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(places).toEqual([]);
  expect(globSync("patches/**")).toEqual([]);
});

test("B22 a build has React's production version, whatever this machine has set", async () => {
  vi.stubEnv("NODE_ENV", "development");
  process.argv.push("build");
  const { isProduction } = await resolveConfig({ logLevel: "silent" }, "build");
  process.argv.pop();
  vi.unstubAllEnvs();
  expect(isProduction).toBe(true);
});
