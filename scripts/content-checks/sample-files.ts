import { createHash } from "node:crypto";
import { readBytes } from "../../app/content/load-content.server.ts";

/** The fingerprints of the sample's pictures, logos, icons and PDFs: a launched site has none of them. */
const FINGERPRINTS = `
  0541672b 05db7b87 070fa4fd 0ab789c7 0eea0e50 110342fe 153a2e68 169139c1 190fa824 1e8dadd5 23b2e658 2550c76a
  2c026bff 2d088f6c 2d814745 2eb7b97b 2efad72b 347476a3 360c2eef 3cfe0623 3d440d5c 3ee08940 4173ae11 42f6578a
  4545e124 4e718f2a 5146d8b3 524518fe 5270b59c 5538ed6b 5824b702 595cb101 5a3c0820 61fd83b9 6922ce6b 6e217365
  707003d8 740aec79 7a68e851 7db55e9e 7e40f184 84bbd0f0 88ef7fb6 8a7f35fd 8d73b4f8 8e8fcd66 9a06541d 9ccce194
  9d9a2312 9db54959 a01efc68 a1689c69 a4082e11 a40adeb1 a5eb81cb a8c660cc a8e7b870 aa4260d5 afaf6a7c b0237967
  b1abb3c7 b1ac63eb b311b462 b400b20c b47df2ab baf84124 bc350b73 c29c8191 c349225e cf8d8fd8 d1b0f94f d4262dbc
  d63a85b0 d65ee13e dafc0c56 e892ff7e e947842c eb9beafe ef530f38 f1a64ece f3069c48 f5a8f4ef f76e32e2 f92ad7cc
`;

export const SAMPLE_FILE = /\.(?:jpe?g|png|webp|avif|svg|ico|pdf)$/i;

export function isSampleFile(file: string): boolean {
  try {
    return FINGERPRINTS.includes(sampleFingerprint(file));
  } catch {
    return false; // Another check reports a link that leads nowhere, or a file without rights.
  }
}

export function sampleFingerprint(file: string): string {
  const bytes = readBytes(file);
  const content = file.endsWith(".svg") ? bytes.toString().replaceAll("\r\n", "\n") : bytes;
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
