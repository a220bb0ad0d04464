import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findProgram, mayUseWebPorts, OWN_ADDRESS, pinnedNode } from "../../../scripts/tools.mjs";
import { testsFolder } from "../../support/folders.ts";
import browserConfig from "../../playwright.config.ts";

const FIRST_PORT = Number(process.env.TEST_PORT ?? 4319) + 10;

const start = (script: string, ...options: string[]) =>
  `"${pinnedNode()}" files/hosting/${script}.ts ${options.join(" ")}`;

// `npm test` and `npm run test:hosting` report missing servers.
const servers = ["nginx", "caddy", "cloudflare"]
  .map((name, index) => ({ name, port: String(FIRST_PORT + index) }))
  .map(({ name, port }) => ({
    name,
    url: `http://127.0.0.1:${port}`,
    command: start("start", name, port),
  }))
  // Cloudflare's emulator is a package in `tests/`.
  .filter(({ name }) => name === "cloudflare" || findProgram(name));

const headerless = {
  name: "github-pages",
  url: `http://127.0.0.1:${FIRST_PORT + 3}`,
  command: start("github-pages", String(FIRST_PORT + 3)),
};

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
export default defineConfig({
  ...browserConfig,
  testDir: import.meta.dirname,
  testIgnore: [],
  projects: [
    ...servers.map(({ name, url }) => ({
      name,
      testMatch: "hosting.spec.ts",
      use: { browserName: "chromium" as const, baseURL: url, isCdn: name === "cloudflare" },
    })),
    {
      name: headerless.name,
      testMatch: "github-pages.spec.ts",
      use: { browserName: "chromium" as const, baseURL: headerless.url },
    },
    ...scanned.map(({ name, url }) => ({
      name,
      testMatch: "observatory.spec.ts",
      use: { baseURL: url },
    })),
  ],
  webServer: [...servers, headerless, ...scanned].map(({ name, url, command }) => ({
    name,
    command,
    cwd: testsFolder,
    url,
    ignoreHTTPSErrors: true,
    reuseExistingServer: false,
    timeout: 30_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
  })),
});
