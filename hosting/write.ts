import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderCaddyfile } from "./caddy.ts";
import { renderHeadersFile, renderRedirectsFile } from "./cloudflare-netlify.ts";
import { renderNginxConfig } from "./nginx.ts";
import { hashesOfPages, listSiteFiles } from "./site-files.ts";
import { renderVercelConfig } from "./vercel.ts";

// Cloudflare Pages ignores more.
const MAX_HEADER_LINE_LENGTH = 2000;
const MAX_HEADER_RULES = 100;

/** Writes each host's configuration. The policies contain hashes of the HTML, so it must be finished. */
export function writeHostingFiles(
  siteFolder: string,
  pages: readonly string[] = listSiteFiles(siteFolder).pages,
): void {
  const hostingFolder = `${siteFolder}-hosting`;
  const pageHashes = hashesOfPages(siteFolder, pages);
  const place = { root: "/srv/site", port: 8080 };

  const headersFile = renderHeadersFile(pageHashes);
  checkLimits(headersFile);
  writeFileSync(join(siteFolder, "_headers"), headersFile);
  writeFileSync(join(siteFolder, "_redirects"), renderRedirectsFile(pages));

  mkdirSync(hostingFolder, { recursive: true });
  writeFileSync(join(hostingFolder, "csp.json"), `${JSON.stringify(pageHashes, null, 2)}\n`);
  writeFileSync(join(hostingFolder, "vercel.json"), renderVercelConfig(pages, pageHashes));
  writeFileSync(join(hostingFolder, "nginx.conf"), renderNginxConfig(pages, pageHashes, place));
  writeFileSync(join(hostingFolder, "Caddyfile"), renderCaddyfile(pages, pageHashes, place));
}

function checkLimits(headersFile: string): void {
  const lines = headersFile.split("\n");
  const tooLong = lines.find((line) => line.length > MAX_HEADER_LINE_LENGTH);
  if (tooLong !== undefined) {
    throw new Error(
      `A header of ${tooLong.length} characters is too long: Cloudflare Pages drops a line of more than ${MAX_HEADER_LINE_LENGTH}.\n` +
        `It begins “${tooLong.trim().slice(0, 60)}…”. The pages hold too many different inline scripts; make them alike, or move them into files.`,
    );
  }
  const rules = lines.filter((line) => line.startsWith("/")).length;
  if (rules > MAX_HEADER_RULES) {
    throw new Error(
      `There are ${rules} header rules, and Cloudflare Pages reads only ${MAX_HEADER_RULES}.\n` +
        "Let pages share a rule in hosting/cloudflare-netlify.ts.",
    );
  }
}
