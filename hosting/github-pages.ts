import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { collectHashes } from "./hashes.ts";
import { compressedCopies, metaContentSecurityPolicy, securityHeaders } from "./rules.ts";

const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Puts the policies into a page as `<meta>`, for hosts that send no headers of their own. They stand
 * before every script, and after the character set, which browsers look for in the first kilobyte only.
 */
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

/** Writes the site as GitHub Pages needs it, into `dist-github-pages/`. */
export function writeGitHubPages(siteFolder: string): void {
  const folder = `${siteFolder}-github-pages`;
  rmSync(folder, { recursive: true, force: true });
  // It compresses by itself.
  const copies = new Set<string>(compressedCopies.map(({ ending }) => ending));
  cpSync(siteFolder, folder, {
    recursive: true,
    filter: (path) => !copies.has(extname(path)) && !/[\\/]_(?:headers|redirects)$/.test(path),
  });
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
    const file = join(folder, name);
    writeFileSync(file, withMetaPolicies(readFileSync(file, "utf8")));
  }
  // Otherwise files whose names begin with an underscore are left out.
  writeFileSync(join(folder, ".nojekyll"), "");
}

if (import.meta.main) {
  const [siteFolder = "dist"] = process.argv.slice(2);
  writeGitHubPages(siteFolder);
}
