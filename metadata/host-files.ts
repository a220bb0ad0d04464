import { pagePaths } from "../app/content/pages.server.ts";
import type { Site } from "../app/content/site.server.ts";

type Redirects = NonNullable<Site["redirects"]>;

/** The names of the files in these folders contain a hash of what is in them. */
const HASHED = ["/assets/", "/pictures/"];
const FOREVER = "public, max-age=31536000, immutable";

/** The headers of every file. What a page may load is in its own `<meta>`, which cannot say who may frame it. */
const HEADERS = Object.entries({
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** The files that hosts read, and the local server (`vercel.json`), by URL. Redirects lead old addresses to a page or a part of it. */
export function hostFiles({ redirects = [] }: { redirects?: Redirects }, pages = pagePaths()) {
  return {
    "/_headers": headersFile(),
    "/_redirects": redirects.map(({ from, to }) => `${from} ${to} 308\n`).join(""),
    "/vercel.json": vercelConfig(redirects),
    "/.htaccess": htaccess(redirects, pages),
    ...Object.fromEntries(redirects.map(redirectPage)),
  };
}

/** For GitHub Pages and others that cannot redirect. */
function redirectPage({ from, to }: Redirects[number]): [url: string, html: string] {
  return [
    `${from.replace(/(?:\.html|\/)$/, "")}.html`,
    `<!DOCTYPE html><meta charset="utf-8"/><title>${to}</title><link rel="canonical" href="${to}"/><meta http-equiv="refresh" content="0; url=${to}"/><a href="${to}">${to}</a>`,
  ];
}

/** For Cloudflare Pages and Netlify, which let browsers revalidate other files by themselves. */
function headersFile(): string {
  const lines = HEADERS.map(([name, value]) => `  ${name}: ${value}\n`);
  const hashed = HASHED.map((folder) => `\n${folder}*\n  Cache-Control: ${FOREVER}\n`);
  return ["/*\n", ...lines, ...hashed].join("");
}

function vercelConfig(redirects: Redirects): string {
  const rule = (source: string, headers: [string, string][]) => ({
    source: `${source}(.*)`,
    headers: headers.map(([key, value]) => ({ key, value })),
  });
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: encodeURI(from),
      destination: to,
      permanent: true,
    })),
    headers: [
      rule("/", [...HEADERS, ["Cache-Control", "no-cache"]]),
      ...HASHED.map((folder) => rule(folder, [["Cache-Control", FOREVER]])),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** For Apache with mod_rewrite, mod_headers and `AllowOverride FileInfo`, the least that universities allow. */
function htaccess(redirected: Redirects, pages: string[]): string {
  const inPattern = (path: string) => path.slice(1).replaceAll(".", "\\.");
  const names = pages
    .filter((page) => page !== "/")
    .map(inPattern)
    .join("|");
  const redirects = redirected.map(
    ({ from, to }) => `RewriteRule "^${inPattern(from)}/?$" "${to}" [NE,R=308,END]\n`,
  );
  const headers = HEADERS.map(([name, value]) => `Header always set ${name} "${value}"\n`);
  return `AddDefaultCharset utf-8
AddType text/javascript .js
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp
AddType text/calendar .ics
AddType application/manifest+json .webmanifest
AddCharset utf-8 .css .ics .js .svg .txt .webmanifest .xml
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
${headers.join("")}Header always set Cache-Control "no-cache"
Header always set Cache-Control "${FOREVER}" "expr=%{REQUEST_URI} =~ m#^(?:${HASHED.join("|")})#"

RewriteEngine On
RewriteBase /
# The page of an error is served as it is.
RewriteCond %{ENV:REDIRECT_STATUS} ^[45]
RewriteRule ^ - [END]
${redirects.join("")}# Apache merges slashes and looks for index.html by itself, so these rules read the first line of the request.
RewriteCond %{THE_REQUEST} "^\\S+ /+index(?:\\.html)?[? ]" [OR]
RewriteCond %{THE_REQUEST} "^\\S+ //+[? ]"
RewriteRule ^ / [R=308,END]
RewriteRule "^(${names})(?:\\.html|/|/index\\.html)$" /$1 [R=308,END]
RewriteRule "^$" index.html [END]
RewriteRule "^(${names})$" $1.html [END]
# Folders too, so that none is listed.
RewriteRule "^(?:404\\.html|_headers|_redirects|vercel\\.json)$" - [R=404,END]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,END]
`;
}
