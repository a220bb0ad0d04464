import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { collectHashes } from "./hashes.ts";
import { compressedCopies, metaContentSecurityPolicy, securityHeaders } from "./rules.ts";

const charset = /<meta charset="utf-8"\s*\/?>/i;

/** The policies come before every script, and after the character set, which must be in the first kilobyte. */
export function withMetaPolicies(html: string): string {
  if (!charset.test(html)) {
    throw new Error(
      'A page has no <meta charset="utf-8"> to put the security policy behind. Look at build/document.ts.',
    );
  }
  const policies = [
    `<meta http-equiv="Content-Security-Policy" content="${metaContentSecurityPolicy(collectHashes(html))}">`,
    `<meta name="referrer" content="${securityHeaders["Referrer-Policy"]}">`,
  ];
  return html.replace(charset, (element) => element + policies.join(""));
}

export function writeGitHubPages(siteFolder: string): void {
  const folder = `${siteFolder}-github-pages`;
  rmSync(folder, { recursive: true, force: true });
  const copies = new Set<string>(compressedCopies.map(({ ending }) => ending));
  cpSync(siteFolder, folder, {
    recursive: true,
    filter: (path) => !copies.has(extname(path)) && !/[\\/]_(?:headers|redirects)$/.test(path),
  });
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
    const file = join(folder, name);
    writeFileSync(file, withMetaPolicies(readFileSync(file, "utf8")));
  }
  // Without it GitHub ignores files whose names begin with an underscore.
  writeFileSync(join(folder, ".nojekyll"), "");
}

if (import.meta.main) {
  const [siteFolder = "dist"] = process.argv.slice(2);
  writeGitHubPages(siteFolder);
}
