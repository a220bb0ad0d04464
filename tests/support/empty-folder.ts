import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder outside the project, which goes when the unit test has ended. */
export function emptyFolder(name = "test-"): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  // Windows deletes no file that a picture library still has open.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Makes a folder that of the content until the unit test has ended. */
export function readContentFrom(folder: string) {
  const before = process.env.CONTENT_ROOT;
  process.env.CONTENT_ROOT = folder;
  onTestFinished(() => void (process.env.CONTENT_ROOT = before));
}
