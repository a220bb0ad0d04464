import { joinHashes } from "./hashes.ts";
import {
  cacheControl,
  contentSecurityPolicy,
  hashedFolders,
  NOT_FOUND_PAGE,
  otherSpellings,
  REDIRECT_STATUS,
  resourcePolicy,
  securityHeaders,
  type PageHashes,
} from "./rules.ts";

/**
 * The `_headers` file that Cloudflare Pages and Netlify read.
 *
 * Where several rules match, these hosts join the values of a header with a comma. For a policy
 * that means that both hold. So the rule for everything allows what any page needs, which is also
 * what an unknown address is answered with, and each page narrows it down to its own code.
 * Unhashed files need no caching rule: both hosts revalidate by themselves, and a rule here would be
 * joined with the one for hashed files.
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

/** The `_redirects` file: other spellings. Slashes at the end and `.html` the hosts mend by themselves. */
export function renderRedirectsFile(pages: readonly string[]): string {
  const lines = otherSpellings(pages).map(({ from, to }) => `${from} ${to} ${REDIRECT_STATUS}`);
  return `# Made by the build from hosting/rules.ts.\n${lines.join("\n")}\n`;
}

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    "\n",
  );
}
