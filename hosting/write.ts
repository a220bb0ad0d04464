import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headersFile, redirectsFile, vercelConfig } from "./platforms.ts";
import type { Redirect } from "./rules.ts";
import { caddyfile, htaccess, nginxConfig } from "./servers.ts";
import { readSite } from "./site-files.ts";

/** Writes each host's configuration. The policies contain hashes of the HTML, so it must be finished. */
export function writeHostingFiles(siteFolder: string, redirects: Redirect[]): void {
  const site = { ...readSite(siteFolder), redirects };
  const taken = redirects.find(({ from }) => existsSync(join(siteFolder, from)));
  if (taken) {
    throw new Error(
      `“${taken.from}” is a file or folder of the site, so it cannot lead on. Delete its entry under redirects in content/site.yaml.`,
    );
  }
  const headers = headersFile(site.pageHashes);
  checkLimits(headers);
  writeFileSync(join(siteFolder, "_headers"), headers);
  writeFileSync(join(siteFolder, "_redirects"), redirectsFile(site.titles, redirects));

  const hostingFolder = `${siteFolder}-hosting`;
  mkdirSync(hostingFolder, { recursive: true });
  writeFileSync(join(hostingFolder, "vercel.json"), vercelConfig(site));
  writeFileSync(join(hostingFolder, "nginx.conf"), nginxConfig(site));
  writeFileSync(join(hostingFolder, "Caddyfile"), caddyfile(site));
  writeFileSync(join(hostingFolder, "htaccess"), htaccess(site));
}

/** Cloudflare Pages ignores longer lines and more rules. */
function checkLimits(headers: string): void {
  const lines = headers.split("\n");
  const longest = lines.find((line) => line.length > 2000)?.trim();
  const rules = lines.filter((line) => line.startsWith("/")).length;
  if (!longest && rules <= 100) return;
  throw new Error(
    longest
      ? `A header has more than 2000 characters: “${longest.slice(0, 60)}…”. The pages have too many different inline scripts; make them alike, or move them into files.`
      : `There are ${rules} header rules, more than 100. Let pages share a rule in hosting/platforms.ts.`,
  );
}
