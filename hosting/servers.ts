import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as rules from "./rules.ts";
import type { Site } from "./site-files.ts";

/** All headers are at server level, because a `location` with an `add_header` loses the inherited ones. */
export function nginxConfig({ pages, redirects, pageHashes }: Site): string {
  return filledTemplate("nginx.conf", {
    policies: Object.entries(pageHashes).map(
      ([page, hashes]) => `"${rules.fileOfPage(page)}" "${policy(hashes)}";`,
    ),
    hashedFolders: rules.hashedFolders.map(
      (folder) => `"~^${folder}" "${rules.cacheControl.hashed}";`,
    ),
    sharedFiles: rules.sharedFiles.map(
      (file) => `"${mapKey(file)}" "${rules.resourcePolicy.shared}";`,
    ),
    redirects: [
      ...pages.map((page) => `"~^${page}(?:\\?|$)" "";`),
      ...movesOf(pages, redirects).map(
        ({ from, to }) =>
          `"~*${rules.aliasPattern(encodeURI(from))}(?:\\?|$)" "${rules.withQuery(to, "$is_args$args")}";`,
      ),
    ],
    types: Object.entries(rules.contentTypes).map(([ending, type]) => `${type} ${ending};`),
    // nginx adds the charset to text/html without being asked.
    charsetTypes: [...new Set(rules.textEndings.map((ending) => rules.contentTypes[ending]))]
      .filter((type) => type !== "text/html")
      .join(" "),
    securityHeaders: Object.entries(rules.securityHeaders).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    redirectStatus: String(rules.REDIRECT_STATUS),
  });
}

/** Removing a header in the block that sets them would defer the whole block, and errors would lose their headers. */
export function caddyfile({ pages, redirects, pageHashes }: Site): string {
  return filledTemplate("Caddyfile", {
    policies: pages.map((page) => `${page} "${policy(pageHashes[page])}"`),
    notFoundPolicy: policy(pageHashes[rules.NOT_FOUND_PAGE]),
    hashedFolders: rules.hashedFolders.map(
      (folder) => `~^${folder} "${rules.cacheControl.hashed}"`,
    ),
    sharedFiles: rules.sharedFiles.map((file) => `${mapKey(file)} ${rules.resourcePolicy.shared}`),
    types: Object.keys(rules.contentTypes).map(
      (ending) => `~\\.${ending}$ "${rules.contentTypeFor(`.${ending}`)}"`,
    ),
    otherType: rules.contentTypeFor(""),
    pageType: rules.contentTypeFor(".html"),
    redirects: movesOf(pages, redirects).flatMap(({ from, to }, index) => [
      `@moved_${index} {`,
      `	path_regexp (?i)${rules.aliasPattern(from)}$`,
      // Only an expression sees the path before Caddy merges its slashes.
      `	expression \`{path} != "${to}"\``,
      "}",
      `redir @moved_${index} ${rules.withQuery(to, "{site_query}")} ${rules.REDIRECT_STATUS}`,
    ]),
    securityHeaders: Object.entries(rules.securityHeaders).map(
      ([name, value]) => `${name} "${value}"`,
    ),
    copies: rules.compressedCopies.map(({ ending }) => `*${ending}`).join(" "),
    codings: rules.compressedCopies.map(({ coding }) => coding).join(" "),
  });
}

/** A page's aliases lead to the page itself. */
function movesOf(pages: string[], redirects: rules.Redirect[]): rules.Redirect[] {
  return [...pages.map((page) => ({ from: page, to: page })), ...redirects];
}

/** In the maps of nginx and Caddy, `~` begins a pattern. */
function mapKey(file: string): string {
  return file.endsWith("/") ? `~^${file}` : file;
}

/** For a university's Apache, where a club can change no more than a `.htaccess`. */
export function htaccess({ pages, redirects, pageHashes }: Site): string {
  const copyPattern = `\\.(?:${rules.compressedCopies.map(({ ending }) => ending.slice(1)).join("|")})`;
  const copied = [...rules.compressedEndings].map((ending) => ({
    ending,
    type: rules.contentTypeFor(`.${ending}`),
  }));
  const copiedEndings = copied.map(({ ending }) => ending).join("|");
  return filledTemplate("htaccess", {
    types: Object.entries(rules.contentTypes).map(([ending, type]) => `AddType ${type} .${ending}`),
    charsetEndings: rules.textEndings.map((ending) => `.${ending}`).join(" "),
    copyEndings: rules.compressedCopies.map(({ ending }) => ending).join(" "),
    copyTypes: [
      ...rules.compressedCopies.map(({ coding, ending }) => `AddEncoding ${coding} ${ending}`),
      // The server's own list has a type for .gz.
      ...copied.flatMap(({ ending, type }) => [
        `<FilesMatch "\\.${ending}${copyPattern}$">`,
        `  ForceType "${type}"`,
        "</FilesMatch>",
      ]),
    ],
    headers: [
      ...Object.entries(rules.securityHeaders).flatMap(([name, value]) => setHeader(name, value)),
      ...setHeader("Content-Security-Policy", policy()),
      ...setHeader("Cross-Origin-Resource-Policy", rules.resourcePolicy.usual),
      ...rules.sharedFiles.map((file) =>
        setHeaderIn(file, "Cross-Origin-Resource-Policy", rules.resourcePolicy.shared),
      ),
      ...setHeader("Cache-Control", rules.cacheControl.revalidated),
      ...rules.hashedFolders.map((folder) =>
        setHeaderIn(folder, "Cache-Control", rules.cacheControl.hashed),
      ),
    ],
    policies: Object.entries(pageHashes).flatMap(([page, hashes]) => [
      `<FilesMatch "^${rules.fileOfPage(page).slice(1)}(?:\\.\\w+)?$">`,
      `  Header always set Content-Security-Policy "${policy(hashes)}"`,
      "</FilesMatch>",
    ]),
    copiedEndings,
    copyPattern,
    redirects: movesOf(pages, redirects).flatMap(({ from, to }) => [
      `RewriteCond %{THE_REQUEST} "^\\S+ ${rules.aliasPattern(encodeURI(from)).slice(1)}[? ]" [NC]`,
      `RewriteCond %{THE_REQUEST} "!^\\S+ ${to}[? ]"`,
      // Apache would put the query behind the fragment.
      `RewriteRule ^ %{ENV:ORIGIN}${to} [R=${rules.REDIRECT_STATUS},END${to.includes("#") ? ",NE,QSD" : ""}]`,
    ]),
    pages: pages.map((page) => {
      const file = rules.fileOfPage(page).slice(1);
      const name = page === "/" ? "" : `${page.slice(1)}(?:\\.html(?:${copyPattern})?)?`;
      return `RewriteRule "^${name}$" ${file}`;
    }),
    copies: rules.compressedCopies.flatMap(({ coding, ending }) => [
      `RewriteCond %{HTTP:Accept-Encoding} "(?:^|[\\s,])${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))" [NC]`,
      `RewriteCond %{REQUEST_FILENAME}${ending} -f`,
      `RewriteRule "^.+\\.(?:${copiedEndings})$" $0${ending} [END]`,
    ]),
  });
}

function setHeader(name: string, value: string): string[] {
  return [`Header unset ${name}`, `Header always set ${name} "${value}"`];
}

/** A folder ends in a slash. A file may have been rewritten to its compressed copy. */
function setHeaderIn(path: string, name: string, value: string): string {
  const pattern = `^${path.replaceAll(".", "\\.")}${path.endsWith("/") ? "" : "(?:\\.\\w+)?$"}`;
  return `Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}#"`;
}

function policy(hashes = rules.noHashes): string {
  return rules.contentSecurityPolicy(hashes, { overHttps: true });
}

/** Fills the `{{blanks}}` of a template. The lines of a list get the blank's indentation. */
function filledTemplate(name: string, blanks: Record<string, string | string[]>): string {
  const all: typeof blanks = {
    defaultPolicy: policy(),
    revalidated: rules.cacheControl.revalidated,
    usualResourcePolicy: rules.resourcePolicy.usual,
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
