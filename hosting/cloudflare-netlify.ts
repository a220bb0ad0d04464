import { joinHashes } from "./hashes.ts";
import {
  cacheControl,
  contentSecurityPolicy,
  hashedFolders,
  NOT_FOUND_PAGE,
  REDIRECT_STATUS,
  resourcePolicy,
  securityHeaders,
  type PageHashes,
  urlAliases,
} from "./rules.ts";

/**
 * Where several rules match, these hosts join the values of a header, and both policies apply. So the general rule
 * allows what any page needs, and each page's rule restricts it. A general caching rule would also be joined.
 */
export function renderHeadersFile(pageHashes: Record<string, PageHashes>): string {
  const everything = contentSecurityPolicy(joinHashes(Object.values(pageHashes)), {
    overHttps: true,
  });
  const blocks = [
    block("/*", {
      "Content-Security-Policy": everything,
      ...securityHeaders,
      "Cross-Origin-Resource-Policy": resourcePolicy.usual,
    }),
    ...hashedFolders.map((folder) => block(`${folder}*`, { "Cache-Control": cacheControl.hashed })),
    ...Object.entries(pageHashes)
      .filter(([page]) => page !== NOT_FOUND_PAGE)
      .map(([page, hashes]) =>
        block(page, {
          "Content-Security-Policy": contentSecurityPolicy(hashes, { overHttps: true }),
        }),
      ),
  ];
  return `# Made by the build from hosting/rules.ts.\n\n${blocks.join("\n\n")}\n`;
}

/** URL aliases, except trailing slashes and `.html`, which these hosts redirect by themselves. */
export function renderRedirectsFile(pages: readonly string[]): string {
  const lines = urlAliases(pages).map(({ from, to }) => `${from} ${to} ${REDIRECT_STATUS}`);
  return `# Made by the build from hosting/rules.ts.\n${lines.join("\n")}\n`;
}

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    "\n",
  );
}
