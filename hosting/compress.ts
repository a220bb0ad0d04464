import { readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import { compressedCopies, compressedEndings } from "./rules.ts";
import { filesIn } from "./site-files.ts";

const ZSTD_LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };

const compress = {
  br: (content: Buffer) => brotliCompressSync(content),
  zstd: (content: Buffer) => zstdCompressSync(content, ZSTD_LEVEL),
  gzip: (content: Buffer) => withoutSystem(gzipSync(content, { level: 9 })),
};

/** The tenth byte names the system that compressed the file, so builds of Windows and Linux would differ. */
function withoutSystem(gzip: Buffer): Buffer {
  gzip[9] = 255;
  return gzip;
}

export function writeCompressedCopies(siteFolder: string): void {
  for (const file of filesIn(siteFolder)) {
    if (!compressedEndings.has(extname(file).slice(1))) continue;
    const content = readFileSync(file);
    for (const { coding, ending } of compressedCopies) {
      const copy = compress[coding](content);
      if (copy.length < content.length) writeFileSync(file + ending, copy);
    }
  }
}
