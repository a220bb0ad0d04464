import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fromRoot } from "./files.server.ts";

/** The content of a file in node_modules/.cache/, which is made if it is not there. */
export async function cachedFile(
  path: string,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const file = fromRoot(`node_modules/.cache/${path}`);
  if (existsSync(file)) return readFileSync(file);
  const content = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Renamed when finished, so that an interrupted build leaves no partial one, nor another build reads it.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
  return content;
}
