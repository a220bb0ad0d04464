import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  aliasPattern,
  cacheControl,
  compressedCopies,
  contentSecurityPolicy,
  contentTypeFor,
  contentTypes,
  fileOfPage,
  hashedFolders,
  NOT_FOUND_PAGE,
  noHashes,
  type PageHashes,
  REDIRECT_STATUS,
  resourcePolicy,
  securityHeaders,
  sharedFiles,
} from "./rules.ts";

type Hashes = Record<string, PageHashes>;

/** All headers are at server level, because a `location` with an `add_header` loses the inherited ones. */
export function nginxConfig(pages: readonly string[], pageHashes: Hashes): string {
  return filledTemplate("nginx.conf", {
    policies: Object.entries(pageHashes).map(
      ([page, hashes]) => `"${fileOfPage(page)}" "${policy(hashes)}";`,
    ),
    hashedFolders: hashedFolders.map((folder) => `"~^${folder}" "${cacheControl.hashed}";`),
    sharedFiles: sharedFiles.map((file) => `"${mapKey(file)}" "${resourcePolicy.shared}";`),
    redirects: pages.flatMap((page) => [
      `"~^${page}(?:\\?|$)" "";`,
      `"~*${aliasPattern(page)}(?:\\?|$)" "${page}";`,
    ]),
    types: Object.entries(contentTypes).map(([ending, type]) => `${type} ${ending};`),
    // nginx adds the charset to text/html without being asked.
    charsetTypes: [...new Set(Object.values(contentTypes))]
      .filter((type) => /^text\/(?!html)|[+/](?:xml|json)$/.test(type))
      .join(" "),
    securityHeaders: Object.entries(securityHeaders).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    redirectStatus: String(REDIRECT_STATUS),
  });
}

/** Removing a header in the block that sets them would defer the whole block, and errors would lose their headers. */
export function caddyfile(pages: readonly string[], pageHashes: Hashes): string {
  return filledTemplate("Caddyfile", {
    policies: pages.map((page) => `${page} "${policy(pageHashes[page])}"`),
    notFoundPolicy: policy(pageHashes[NOT_FOUND_PAGE]),
    hashedFolders: hashedFolders.map((folder) => `~^${folder} "${cacheControl.hashed}"`),
    sharedFiles: sharedFiles.map((file) => `${mapKey(file)} ${resourcePolicy.shared}`),
    types: Object.keys(contentTypes).map(
      (ending) => `~\\.${ending}$ "${contentTypeFor(`.${ending}`)}"`,
    ),
    otherType: contentTypeFor(""),
    pageType: contentTypeFor(".html"),
    redirects: pages.flatMap((page) => {
      const name = page === "/" ? "home" : page.slice(1);
      return [
        `@${name} {`,
        `	path_regexp (?i)${aliasPattern(page)}$`,
        // Only an expression sees the path before Caddy merges its slashes.
        `	expression \`{path} != "${page}"\``,
        "}",
        `redir @${name} ${page}{site_query} ${REDIRECT_STATUS}`,
      ];
    }),
    securityHeaders: Object.entries(securityHeaders).map(([name, value]) => `${name} "${value}"`),
    copies: compressedCopies.map(({ ending }) => `*${ending}`).join(" "),
    codings: compressedCopies.map(({ coding }) => coding).join(" "),
  });
}

/** In the maps of nginx and Caddy, `~` begins a pattern. */
function mapKey(file: string): string {
  return file.endsWith("/") ? `~^${file}` : file;
}

function policy(hashes = noHashes): string {
  return contentSecurityPolicy(hashes, { overHttps: true });
}

/** Fills the `{{blanks}}` of a template. The lines of a list get the blank's indentation. */
function filledTemplate(name: string, blanks: Record<string, string | string[]>): string {
  const all: typeof blanks = {
    defaultPolicy: policy(),
    revalidated: cacheControl.revalidated,
    usualResourcePolicy: resourcePolicy.usual,
    ...blanks,
  };
  const template = readFileSync(join(import.meta.dirname, "templates", name), "utf8");
  return template.replace(/([ \t]*)\{\{(\w+)\}\}/g, (_, indent: string, blank: string) =>
    [all[blank] ?? []]
      .flat()
      .map((line) => indent + line)
      .join("\n"),
  );
}
