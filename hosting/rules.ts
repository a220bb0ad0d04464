// The one source of how the site is served, for the local server and every host.

/** Hashes of a page's inline code, as `sha256-…` sources. */
export type PageHashes = { scripts: string[]; styles: string[] };

export const noHashes: PageHashes = { scripts: [], styles: [] };

export const NOT_FOUND_PAGE = "/404";

export function contentSecurityPolicy(hashes: PageHashes, options: { overHttps: boolean }): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts.map((hash) => `'${hash}'`)].join(" "),
    ["style-src 'self'", ...hashes.styles.map((hash) => `'${hash}'`)].join(" "),
    // A picture from another host also needs the header that `Cross-Origin-Embedder-Policy` below asks for. Every
    // browser test fails on its request, unless `allowedRequests` in tests/support/site.ts has the host.
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  // Over plain http this directive would break WebKit, and other browsers on hosts other than localhost.
  if (options.overHttps) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** The policy for a `<meta http-equiv>`, on hosts without headers. */
export function metaContentSecurityPolicy(hashes: PageHashes): string {
  // Browsers warn about frame-ancestors in a meta element.
  return contentSecurityPolicy(hashes, { overHttps: false }).replace(
    "; frame-ancestors 'none'",
    "",
  );
}

/** Headers of every response, including redirects and 404s. */
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

export const resourcePolicy = { usual: "same-origin", shared: "cross-origin" };

/**
 * What other sites show: link previews and the pictures of the feed, and the icons, which the feed and the structured
 * data name. A folder ends in a slash.
 */
export const sharedFiles: readonly string[] = [
  "/og/",
  "/favicon.ico",
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
];

/** Folders whose file names contain a hash of the content. */
export const hashedFolders: readonly string[] = ["/assets/", "/pictures/"];

export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  revalidated: "no-cache",
};

export function cacheControlFor(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(folder))
    ? cacheControl.hashed
    : cacheControl.revalidated;
}

export function resourcePolicyFor(path: string): string {
  const isShared = sharedFiles.some((file) =>
    file.endsWith("/") ? path.startsWith(file) : path === file,
  );
  return isShared ? resourcePolicy.shared : resourcePolicy.usual;
}

/** Content types by file ending. */
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

export function contentTypeFor(path: string): string {
  const type = contentTypes[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  return type.startsWith("text/") || /[+/](?:xml|json)$/.test(type)
    ? `${type}; charset=utf-8`
    : type;
}

/** Endings of files that are text. */
export const textEndings = Object.keys(contentTypes).filter((ending) =>
  contentTypeFor(`.${ending}`).includes("charset"),
);

export const compressedEndings: ReadonlySet<string> = new Set([...textEndings, "ico"]);

/** Compressed copies beside a file, smallest first. */
export const compressedCopies = [
  { coding: "br", ending: ".br" },
  { coding: "zstd", ending: ".zst" },
  { coding: "gzip", ending: ".gz" },
] as const;

export const REDIRECT_STATUS = 308;

export function fileOfPage(page: string): string {
  return page === "/" ? "/index.html" : `${page}.html`;
}

export function pageOfFile(file: string): string {
  return file === "/index.html" ? "/" : file.replace(/\.html$/, "");
}

/** Single slashes, no ending, no trailing slash. */
function barePath(path: string): string {
  const plain = path
    .replace(/\/{2,}/g, "/")
    .replace(/\.html$/i, "")
    .replace(/\/$/, "")
    .replace(/\/index$/i, "");
  return plain === "" || plain === "/" ? "/" : plain;
}

function canonicalPath(path: string): string {
  return barePath(path.toLowerCase());
}

/** An old address, which leads on to a page or, after a #, a part of it. */
export type Redirect = { from: string; to: string };

/** The target with the request's query, which comes before a # . */
export function withQuery(to: string, query: string): string {
  return to.replace(/(?=#)|$/, () => query);
}

/**
 * URL aliases for hosts whose redirects have no patterns: a page's name as its title spells it (`/ProjectX`), capitals,
 * extra slashes. `titles` has each page's. Then the old addresses, as written and with what hosts ignore behind them.
 */
export function urlAliases(
  titles: Readonly<Record<string, string>>,
  redirects: readonly Redirect[] = [],
): Redirect[] {
  const aliases = Object.entries(titles).flatMap(([page, title]) => {
    if (page === "/") return ["//", "/INDEX.HTML"];
    const [name = ""] = page.slice(1).split("-");
    const start = title.toLowerCase().indexOf(name);
    const spelled = start === -1 ? name : title.slice(start, start + name.length);
    const capitalized = name.slice(0, 1).toUpperCase() + name.slice(1);
    const written = [spelled, capitalized].map((first) => page.replace(name, first));
    return [...written, page.toUpperCase(), `/${page}`, `${page}//`, `${page}/index.html`];
  });
  const old = redirects.flatMap(({ from, to }) => {
    const bare = barePath(from);
    const spellings = [
      from,
      bare,
      bare.toLowerCase(),
      ...[".html", "/", "/index.html"].map((end) => bare + end),
    ];
    return [...new Set(spellings)].map((each) => ({ from: each, to }));
  });
  const current = [...new Set(aliases)]
    .map((from) => ({ from, to: canonicalPath(from) }))
    .filter(({ from, to }) => from !== to && to in titles);
  return [...current, ...old];
}

/** The old addresses among the lines of a `_redirects` file, each as written first. */
export function redirectsIn(file: string): Redirect[] {
  return file.split("\n").flatMap((line) => {
    const [from = "", to = ""] = line.split(" ");
    return from.startsWith("/") && canonicalPath(from) !== to ? { from, to } : [];
  });
}

/** Matches a page's URL aliases, on servers whose redirects have patterns that ignore case. */
export function aliasPattern(path: string): string {
  const page = barePath(path);
  return page === "/"
    ? "^/+(?:index(?:\\.html)?/*)?"
    : `^/+${page.slice(1).replaceAll(".", "\\.")}(?:\\.html|/+index(?:\\.html)?)?/*`;
}

export type ResolvedRoute =
  | { kind: "page"; page: string }
  | { kind: "file"; file: string }
  | { kind: "redirect"; to: string }
  | { kind: "not-found" };

/** Resolves a decoded request path. */
export function resolveRoute(
  path: string,
  site: {
    pages: ReadonlySet<string>;
    files: ReadonlySet<string>;
    redirects?: readonly Redirect[];
  },
): ResolvedRoute {
  if (site.pages.has(path)) return { kind: "page", page: path };
  if (site.files.has(path)) return { kind: "file", file: path };
  const page = canonicalPath(path);
  if (site.pages.has(page)) return { kind: "redirect", to: page };
  const moved = site.redirects?.find(({ from }) => canonicalPath(from) === page);
  if (moved) return { kind: "redirect", to: moved.to };
  const file = path.replace(/\/{2,}/g, "/");
  if (site.files.has(file)) return { kind: "redirect", to: file };
  return { kind: "not-found" };
}
