import { joinHashes } from "./hashes.ts";
import {
  cacheControl,
  contentSecurityPolicy,
  hashedFolders,
  NOT_FOUND_PAGE,
  resourcePolicy,
  securityHeaders,
  type PageHashes,
  urlAliases,
} from "./rules.ts";

/** Of several rules for a header the last one applies. */
export function renderVercelConfig(
  pages: readonly string[],
  pageHashes: Record<string, PageHashes>,
): string {
  const everything = contentSecurityPolicy(joinHashes(Object.values(pageHashes)), {
    overHttps: true,
  });
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: urlAliases(pages).map(({ from, to }) => ({
      source: from,
      destination: to,
      permanent: true,
    })),
    headers: [
      rule("/(.*)", {
        "Content-Security-Policy": everything,
        ...securityHeaders,
        "Cross-Origin-Resource-Policy": resourcePolicy.usual,
      }),
      rule(`${resourcePolicy.sharedFolder}(.*)`, {
        "Cross-Origin-Resource-Policy": resourcePolicy.shared,
      }),
      ...hashedFolders.map((folder) =>
        rule(`${folder}(.*)`, { "Cache-Control": cacheControl.hashed }),
      ),
      ...Object.entries(pageHashes)
        .filter(([page]) => page !== NOT_FOUND_PAGE)
        .map(([page, hashes]) =>
          rule(page, {
            "Content-Security-Policy": contentSecurityPolicy(hashes, { overHttps: true }),
          }),
        ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
