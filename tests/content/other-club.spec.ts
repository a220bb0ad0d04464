import { createServer, type Server } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { siteAt } from "../../scripts/serve.ts";
import { expectFits } from "../support/fitting-text.ts";
import { distFolder, testsFolder } from "../support/folders.ts";
import { openPage } from "../support/hydration.ts";
import { expect, test } from "../support/site.ts";

const SITE = join(testsFolder, "other-club/dist");
const PAGES = [
  "/",
  "/conferencex",
  "/conferencex-2024",
  "/learnai",
  "/newsletter",
  "/partner-with-us",
  "/photos",
  "/projectx",
  "/no-such-page",
];

let server: Server;
let origin = "";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  allowedRequests: [/^http:\/\/localhost:/],
});
// One server for all.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  server = createServer(siteAt(SITE));
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
});

test("B16 no file of another club's site names the first club", () => {
  const names = /UofX|University of X|Neural Notes|neuralnotes|Gen ?AI ?Genesis|Pioneering the/i;
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => names.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(readFileSync(join(distFolder, "index.html"), "utf8")).toMatch(names);
});

for (const path of PAGES) {
  test(`B16 another club's ${path} fits every window`, async ({ page }) => {
    await openPage(page, origin + path);
    await expectFits(page, [320, 768, 1280]);
  });
}
