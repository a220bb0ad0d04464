import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyFolder } from "../tests/support/empty-folder.ts";
import { siteAt } from "./serve.ts";

let folder = "";
let server: Server;

/** Builds pages, as a build does: the redirects last. */
function build(day: number, ...files: string[]) {
  for (const file of [...files, "404.html", "_redirects"]) writeFileSync(join(folder, file), file);
  utimesSync(join(folder, "_redirects"), day, day);
}

beforeEach(async () => {
  folder = emptyFolder();
  build(1, "index.html");
  server = createServer(siteAt(folder)).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => void server.close());

async function statusOf(path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
}

test("B22 the site of a new build is served without a restart", async () => {
  expect(await statusOf("/team")).toBe(404);
  build(2, "team.html", "a.js");
  expect(await statusOf("/team")).toBe(200);
  expect(await statusOf("/a.js")).toBe(200);
});

test("B22 the server outlives a build that has emptied its folder", async () => {
  rmSync(folder, { recursive: true });
  expect(await statusOf("/")).toBe(500);
  expect(await statusOf("/nope")).toBe(404);
});

test("B22 two that start at once serve on two ports", async () => {
  const { port } = server.address() as AddressInfo;
  const args = ["scripts/serve.ts", folder, String(port)];
  const both = [1, 2].map(() =>
    spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] }),
  );
  const urls = both.map(async ({ stdout }) => {
    let output = "";
    while (!output.includes("Ctrl-C")) output += (await once(stdout, "data"))[0];
    return /http:\S+/.exec(output)?.[0];
  });
  expect(new Set(await Promise.all(urls)).size).toBe(2);
  for (const each of both) each.kill();
});
