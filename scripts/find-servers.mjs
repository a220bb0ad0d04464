// Finds the web servers that the hosting tests start, or gets them from the system's packages. Plain
// JavaScript like find-browser.mjs, whose ways it shares.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { aptGet, asRoot, isProgram } from "./find-browser.mjs";

const debianPackages = {
  nginx: ["nginx-light", "libnginx-mod-http-brotli-static"],
  caddy: ["caddy"],
};

/** The path of a program on this machine, or undefined. Servers lie where only root's path leads. */
export function findProgram(name) {
  return [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

/** nginx's module that sends the .br copies, where Debian puts it. */
export function findBrotliModule() {
  const file = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  return existsSync(file) ? file : undefined;
}

/**
 * An address of this machine that nothing else uses, for what must stand on the web's own ports: the
 * scanner asks nowhere else.
 */
export const OWN_ADDRESS = "127.0.0.77";

/** Whether this user may open the web's own ports on that address, which most systems keep for root. */
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

/** Installs the servers that are missing, as far as this machine allows, and names those still missing. */
export async function installServers() {
  const root = asRoot();
  if (missing().length > 0 && root) {
    console.log(`Getting ${missing().join(" and ")} for the hosting tests …`);
    await withoutStarting(root, async () => {
      await aptGet(root, "update");
      for (const name of missing()) {
        await aptGet(root, "install", "-y", "--no-install-recommends", ...debianPackages[name]);
      }
    });
  }
  return missing();
}

function missing() {
  return Object.keys(debianPackages).filter((name) => !findProgram(name));
}

/**
 * Debian starts a server as soon as it is installed; the tests start their own. A policy file says no,
 * for as long as the installation takes and only where the machine has none of its own.
 */
async function withoutStarting(root, work) {
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
