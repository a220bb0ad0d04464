import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { testsFolder } from "../../support/folders.ts";
import { pages } from "../../support/site.ts";

type Scan = {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string }>;
};

const observatory = join(testsFolder, "node_modules/@mdn/mdn-http-observatory");

test.beforeAll(() => {
  // The scanner's install script would download these lists. This site is in none of them.
  for (const list of ["hsts-preload.json", "tld-list.json"]) {
    const file = join(observatory, "conf", list);
    if (!existsSync(file)) writeFileSync(file, list.startsWith("tld") ? "[]\n" : "{}\n");
  }
});

for (const page of pages) {
  test(`B12 Mozilla's Observatory rates ${page} A+ with 130 points`, async ({ baseURL }) => {
    const { scan: result, tests } = await scan(`${new URL(baseURL ?? "").host}${page}`);
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    expect.soft(failed.map(([name, { result }]) => `${name}: ${result}`)).toEqual([]);
    expect(result.grade).toBe("A+");
    expect(result.score).toBeGreaterThanOrEqual(130);
  });
}

async function scan(url: string): Promise<Scan> {
  const authority = join(
    process.env.SCANNED_FOLDER ?? "",
    "pki",
    "authorities",
    "local",
    "root.crt",
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(observatory, "src", "scan.js"), url],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
  );
  return JSON.parse(stdout);
}
