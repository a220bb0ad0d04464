import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, testsFolder } from "./folders.ts";

const CONTENT = join(projectFolder, "content");
const RECORD = join(testsFolder, "visual/baselines/content.sha256");

export const SAMPLE_HAS_CHANGED =
  "content/ has changed since the baselines were made: npm run test:visual -- --update";

/** Whether content/ is the one that the baselines were made from, to which the sample's own tests apply. */
export function isSampleContent(): boolean {
  return existsSync(RECORD) && readFileSync(RECORD, "utf8").trim() === contentHash();
}

export function recordSampleContent() {
  writeFileSync(RECORD, `${contentHash()}\n`);
}

function contentHash(): string {
  const hash = createHash("sha256");
  for (const name of globSync("**/*.{yaml,svg,png,jpg,webp}", { cwd: CONTENT }).sort()) {
    const file = join(CONTENT, name);
    if (statSync(file).isFile()) hash.update(name.replaceAll("\\", "/")).update(readFileSync(file));
  }
  return hash.digest("hex");
}
