import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import { compressedCopies, compressedEndings } from "./rules.ts";

const compress = {
  br: (content: Buffer) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  zstd: (content: Buffer) =>
    zstdCompressSync(content, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  gzip: (content: Buffer) => gzipSync(content, { level: 9 }),
};

export function writeCompressedCopies(clientFolder: string): void {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  const copyEndings = new Set<string>(compressedCopies.map(({ ending }) => ending));
  for (const { parentPath, name } of files) {
    if (copyEndings.has(extname(name))) rmSync(join(parentPath, name));
  }
  for (const { parentPath, name } of files) {
    if (!compressedEndings.has(extname(name).slice(1))) continue;
    const file = join(parentPath, name);
    const content = readFileSync(file);
    for (const { coding, ending } of compressedCopies) {
      const copy = compress[coding](content);
      if (copy.length < content.length) writeFileSync(file + ending, copy);
    }
  }
}
