import * as rules from "./rules.ts";
import type { Site } from "./site-files.ts";

const POLICY_OF_FILES = "Cross-Origin-Resource-Policy";

type HeaderRule = [path: string, headers: Record<string, string>];

/**
 * Where several rules match, Cloudflare and Netlify join the values of a header, and both policies apply. So the general
 * rule allows what any page needs, and each page's rule restricts it. A general caching rule would also be joined. On
 * Vercel the last rule applies.
 */
function headerRules(pageHashes: Record<string, rules.PageHashes>): [HeaderRule, ...HeaderRule[]] {
  const all = Object.values(pageHashes);
  const joined = {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
  return [
    [
      "/*",
      {
        ...policyHeader(joined),
        ...rules.securityHeaders,
        [POLICY_OF_FILES]: rules.resourcePolicy.usual,
      },
    ],
    ...rules.hashedFolders.map((folder): HeaderRule => [
      `${folder}*`,
      { "Cache-Control": rules.cacheControl.hashed },
    ]),
    ...Object.entries(pageHashes)
      .filter(([page]) => page !== rules.NOT_FOUND_PAGE)
      .map(([page, hashes]): HeaderRule => [page, policyHeader(hashes)]),
  ];
}

function policyHeader(hashes: rules.PageHashes) {
  return { "Content-Security-Policy": rules.contentSecurityPolicy(hashes, { overHttps: true }) };
}

function sharedRules(): HeaderRule[] {
  return rules.sharedFiles.map((file) => [
    file.endsWith("/") ? `${file}*` : file,
    { [POLICY_OF_FILES]: rules.resourcePolicy.shared },
  ]);
}

/**
 * `_headers` of Cloudflare Pages and Netlify. The line with “!” removes the general rule's value on Cloudflare. Netlify
 * ignores that line and joins both values, which browsers treat as no restriction.
 */
export function headersFile(pageHashes: Record<string, rules.PageHashes>): string {
  const blocks = [
    ...headerRules(pageHashes).map(([path, headers]) => [path, ...linesOf(headers)]),
    ...sharedRules().map(([path, headers]) => [
      path,
      `  ! ${POLICY_OF_FILES}`,
      ...linesOf(headers),
    ]),
  ];
  const text = blocks.map((lines) => lines.join("\n")).join("\n\n");
  return `# Made by the build from hosting/rules.ts.\n\n${text}\n`;
}

function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/**
 * `_redirects` of Cloudflare Pages and Netlify, which redirect trailing slashes and `.html` by themselves. Letters are
 * as written: Netlify finds no path with “%C3%A9”.
 */
export function redirectsFile(
  titles: Readonly<Record<string, string>>,
  redirects: readonly rules.Redirect[] = [],
): string {
  const lines = rules
    .urlAliases(titles, redirects)
    .map(({ from, to }) => `${from} ${to} ${rules.REDIRECT_STATUS}`);
  return `# Made by the build from hosting/rules.ts.\n${lines.join("\n")}\n`;
}

export function vercelConfig({ titles, redirects, pageHashes }: Site): string {
  const [general, ...others] = headerRules(pageHashes);
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: rules.urlAliases(titles, redirects).map(({ from, to }) => ({
      source: encodeURI(from),
      destination: to,
      permanent: true,
    })),
    headers: [general, ...sharedRules(), ...others].map(([path, headers]) => ({
      source: path.replace("*", "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
