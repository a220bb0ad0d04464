/**
 * The one source of how the site is served. The local server and every host's configuration are
 * made from this file; no rule is written a second time anywhere.
 */

/** What a page's own inline code needs to be let through, as `sha256-…` sources. */
export type PageHashes = { scripts: string[]; styles: string[] };

export const noHashes: PageHashes = { scripts: [], styles: [] };

/** The page that answers unknown addresses, as it is named in the maps of this folder. */
export const NOT_FOUND_PAGE = "/404";

/**
 * The content security policy of a page. Nothing is allowed but the site itself and the inline
 * code whose hash was computed from the finished HTML.
 */
export function contentSecurityPolicy(hashes: PageHashes, options: { overHttps: boolean }): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts.map(quoted)].join(" "),
    ["style-src 'self'", ...hashes.styles.map(quoted)].join(" "),
    // A picture from another host also needs a Cross-Origin-Resource-Policy (or CORS) header there, because of
    // `Cross-Origin-Embedder-Policy` below.
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No text becomes HTML: React owns `#root` and creates elements.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  // On plain http this directive makes WebKit, and any browser that reaches the machine by another
  // name than localhost, ask for every script and picture over https, where nobody answers.
  if (options.overHttps) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** The same policy for a `<meta http-equiv>`, for hosts that can't send headers. */
export function metaContentSecurityPolicy(hashes: PageHashes): string {
  // Browsers ignore frame-ancestors in a meta element and warn about it in the console.
  return contentSecurityPolicy(hashes, { overHttps: false }).replace(
    "; frame-ancestors 'none'",
    "",
  );
}

/** Headers that every answer carries: pages, files, redirects and 404s. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Blocks a picture of another host that sends no Cross-Origin-Resource-Policy or CORS header, even where `img-src`
  // above allows it.
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** Who else may show a file: nobody, but for the sharing pictures, which are made to be shown. */
export const resourcePolicy = {
  usual: "same-origin",
  shared: "cross-origin",
  sharedFolder: "/og/",
};

/** Folders whose file names hold a hash of the content, so that a copy never grows old. */
export const hashedFolders: readonly string[] = ["/assets/", "/pictures/"];

export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  // Kept, but asked about each time: pages, documents, and the files that switch off the service
  // worker of an earlier site, which must never be answered from a stale copy.
  revalidated: "no-cache",
};

/** The caching rule for an address. */
export function cacheControlFor(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(folder))
    ? cacheControl.hashed
    : cacheControl.revalidated;
}

/** Who else may show what is at an address. */
export function resourcePolicyFor(path: string): string {
  return path.startsWith(resourcePolicy.sharedFolder)
    ? resourcePolicy.shared
    : resourcePolicy.usual;
}

/** Content types by file ending, for the servers that have to be told. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css",
  gif: "image/gif",
  html: "text/html",
  ics: "text/calendar",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** The content type of a file, with its character set where it is text. */
export function contentTypeFor(path: string): string {
  const type = contentTypes[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  return type.startsWith("text/") || /[+/](?:xml|json)$/.test(type)
    ? `${type}; charset=utf-8`
    : type;
}

/** File endings that are worth compressing. */
export const compressedEndings: ReadonlySet<string> = new Set([
  "css",
  "html",
  "ics",
  "ico",
  "js",
  "json",
  "mjs",
  "svg",
  "txt",
  "webmanifest",
  "xml",
]);

/** Compressed copies that lie beside a file, best first: the content coding and the ending. */
export const compressedCopies = [
  { coding: "br", ending: ".br" },
  { coding: "zstd", ending: ".zst" },
  { coding: "gzip", ending: ".gz" },
] as const;

/** A page that has moved, or is asked for in another spelling, is answered with this status. */
export const REDIRECT_STATUS = 308;

/** The file that holds a page. */
export function fileOfPage(page: string): string {
  return page === "/" ? "/index.html" : `${page}.html`;
}

/** The address of the page in a file: `/projectx.html` is shown at `/projectx`. */
export function pageOfFile(file: string): string {
  return file === "/index.html" ? "/" : file.replace(/\.html$/, "");
}

/** The one spelling of an address: lower case, single slashes, no ending, no slash at the end. */
function canonicalSpelling(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\.html$/, "")
    .replace(/\/$/, "")
    .replace(/\/index$/, "");
  return plain === "" || plain === "/" ? "/" : plain;
}

/**
 * Spellings that a host without patterns is told one by one: names as they stand on posters
 * (`/ProjectX`), capitals, as some keyboards and scanners write them, and slashes too many.
 */
export function otherSpellings(pages: readonly string[]): { from: string; to: string }[] {
  const names = ["ConferenceX", "LearnAI", "Newsletter", "ProjectX"];
  const spellings = pages.flatMap((page) => {
    if (page === "/") return ["//", "/INDEX.HTML"];
    const asPrinted = names.reduce((path, name) => path.replace(name.toLowerCase(), name), page);
    return [asPrinted, page.toUpperCase(), `/${page}`, `${page}//`, `${page}/index.html`];
  });
  return [...new Set(spellings)]
    .map((from) => ({ from, to: canonicalSpelling(from) }))
    .filter(({ from, to }) => from !== to && pages.includes(to));
}

/** What a request path leads to. */
export type Answer =
  | { kind: "page"; page: string }
  | { kind: "file"; file: string }
  | { kind: "redirect"; to: string }
  | { kind: "not-found" };

/** Decides what a (decoded) path leads to, given what the site holds. */
export function answerFor(
  path: string,
  site: { pages: ReadonlySet<string>; files: ReadonlySet<string> },
): Answer {
  if (site.pages.has(path)) return { kind: "page", page: path };
  if (site.files.has(path)) return { kind: "file", file: path };
  const page = canonicalSpelling(path);
  if (site.pages.has(page)) return { kind: "redirect", to: page };
  const file = path.replace(/\/{2,}/g, "/");
  if (site.files.has(file)) return { kind: "redirect", to: file };
  return { kind: "not-found" };
}

function quoted(source: string): string {
  return `'${source}'`;
}
