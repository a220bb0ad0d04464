import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findProgram, mayUseWebPorts, OWN_ADDRESS } from "../../../scripts/tools.ts";
import { testsFolder } from "../../support/folders.ts";
import type { HostOptions } from "./hosts.ts";
import browserConfig from "../../playwright.config.ts";

const FIRST_PORT = Number(process.env.TEST_PORT ?? 4319) + 10;

const start = (script: string, ...options: string[]) =>
  `"${process.execPath}" files/hosting/${script}.ts ${options.join(" ")}`;

const canBuildContainers = Boolean(
  process.getuid?.() === 0 && findProgram("buildah") && findProgram("caddy"),
);

// `npm test` and `npm run test:hosting` report missing servers. Cloudflare's emulator is a package in `tests/`.
const servers = (
  [
    { name: "nginx", isHere: findProgram("nginx") },
    { name: "caddy", isHere: findProgram("caddy") },
    { name: "apache", isHere: findProgram("apache2") },
    { name: "cloudflare", isHere: true },
    { name: "container", isHere: canBuildContainers },
  ] as const
)
  .map(({ name, isHere }, index) => ({ name, isHere, port: String(FIRST_PORT + index) }))
  .filter(({ isHere }) => isHere)
  .map(({ name, port }) => ({
    name,
    url: `http://127.0.0.1:${port}`,
    command: start("start", name, port),
  }));

const headerless = {
  name: "github-pages" as const,
  url: `http://127.0.0.1:${FIRST_PORT + 5}`,
  command: start("github-pages", String(FIRST_PORT + 5)),
};

// Without a host's name, as for a published site.
const front = {
  name: "https-in-front",
  url: `https://127.0.0.1:${FIRST_PORT + 6}`,
  command: start("start", "https-in-front", `${FIRST_PORT + 6}:${FIRST_PORT + 2}`),
};
const fronts = findProgram("caddy") && findProgram("apache2") ? [front] : [];

// Decided once, because the worker processes read this file while the server already uses the ports.
process.env.SCANNED_ADDRESS ??= findProgram("caddy") && (await mayUseWebPorts()) ? OWN_ADDRESS : "";
process.env.SCANNED_FOLDER ??= join(tmpdir(), `caddy-tls-${process.pid}`);
const scanned = process.env.SCANNED_ADDRESS
  ? [
      {
        name: "caddy-tls",
        url: `https://${OWN_ADDRESS}`,
        command: start("start", "caddy-tls", OWN_ADDRESS, `"${process.env.SCANNED_FOLDER}"`),
      },
    ]
  : [];

/** Runs hosting.spec.ts on real servers (B12). */
export default defineConfig<HostOptions>({
  ...browserConfig,
  testDir: import.meta.dirname,
  testIgnore: [],
  projects: [
    ...[...servers, headerless].map(({ name, url }) => ({
      name,
      testMatch: "hosting.spec.ts",
      use: { browserName: "chromium" as const, baseURL: url, host: name },
    })),
    ...fronts.map(({ name, url }) => ({
      name,
      testMatch: "hosting.spec.ts",
      use: { browserName: "chromium" as const, baseURL: url, ignoreHTTPSErrors: true },
    })),
    ...scanned.map(({ name, url }) => ({
      name,
      testMatch: "observatory.spec.ts",
      use: { baseURL: url },
    })),
  ],
  webServer: [...servers, headerless, ...fronts, ...scanned].map(({ name, url, command }) => ({
    name,
    command,
    cwd: testsFolder,
    url,
    ignoreHTTPSErrors: true,
    reuseExistingServer: false,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
  })),
});
