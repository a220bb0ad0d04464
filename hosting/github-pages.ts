import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { compressedCopies, metaContentSecurityPolicy, securityHeaders } from "./rules.ts";
import { collectHashes, filesIn, readSite } from "./site-files.ts";

const CHARSET = '<meta charset="utf-8"/>';

/** The policies come before every script, and after the character set, which must be in the first kilobyte. */
export function withMetaPolicies(html: string): string {
  if (!html.includes(CHARSET))
    throw new Error(`A page has no ${CHARSET}, see prerender/document.ts.`);
  return html.replace(
    CHARSET,
    `$&<meta http-equiv="Content-Security-Policy" content="${metaContentSecurityPolicy(collectHashes(html))}">` +
      `<meta name="referrer" content="${securityHeaders["Referrer-Policy"]}">`,
  );
}

/** For a host that cannot redirect. */
function redirectPage(to: string): string {
  return `<!doctype html>${CHARSET}<title>${to}</title><link rel="canonical" href="${to}"/><meta http-equiv="refresh" content="0; url=${to}"/><a href="${to}">${to}</a>`;
}

export function writeGitHubPages(siteFolder: string): void {
  const folder = `${siteFolder}-github-pages`;
  const left = ["_headers", "_redirects", ...compressedCopies.map(({ ending }) => ending)];
  rmSync(folder, { recursive: true, force: true });
  cpSync(siteFolder, folder, {
    recursive: true,
    filter: (path) => !left.includes(basename(path)) && !left.includes(extname(path)),
  });
  for (const { from, to } of readSite(siteFolder).redirects) {
    if (!from.endsWith(".html")) continue;
    mkdirSync(dirname(join(folder, from)), { recursive: true });
    writeFileSync(join(folder, from), redirectPage(to));
  }
  for (const file of filesIn(folder).filter((name) => name.endsWith(".html"))) {
    writeFileSync(file, withMetaPolicies(readFileSync(file, "utf8")));
  }
  // Without it GitHub ignores files whose names begin with an underscore.
  writeFileSync(`${folder}/.nojekyll`, "");
}

if (import.meta.main) writeGitHubPages(process.argv[2] ?? "dist");
