import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The `sha256-…` sources of inline code, which the policy allows by them. */
export type InlineCode = { scripts: string[]; styles: string[] };

type Site = {
  /** The paths of all pages. */
  pages: string[];
  /** Old addresses, which lead on to a page or, after a #, a part of it. */
  redirects: { from: string; to: string }[];
  /** That of each page. */
  inlineCode: InlineCode[];
};

/** The names of the files in these folders contain a hash of what is in them. */
const HASHED = ["/assets/", "/pictures/"];
const FOREVER = "public, max-age=31536000, immutable";

/** What pages with this code may load. A `<meta>` and the header both apply. */
export function contentSecurityPolicy(code: InlineCode[]): string {
  const scripts = code.flatMap((each) => each.scripts);
  const styles = code.flatMap((each) => each.styles);
  return [
    "default-src 'none'",
    `script-src ${allowedCode(scripts)}`,
    `style-src ${allowedCode(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function allowedCode(hashes: string[]): string {
  return ["'self'", ...new Set(hashes.map((hash) => `'${hash}'`))].join(" ");
}

/** The headers of every file. */
function headersOf({ inlineCode }: Site) {
  return Object.entries({
    // Allows the code of all pages. The `<meta>` policy of each page allows only its own.
    "Content-Security-Policy": `${contentSecurityPolicy(inlineCode)}; frame-ancestors 'none'`,
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  });
}

/** Writes the files that hosts read, and that the local server reads (`vercel.json`). */
export function writeHostFiles(folder: string, site: Site): void {
  const files = {
    _headers: headersFile(site),
    _redirects: site.redirects.map(({ from, to }) => `${from} ${to} 308\n`).join(""),
    "vercel.json": vercelConfig(site),
    ".htaccess": htaccess(site),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** For Cloudflare Pages and Netlify, which let browsers revalidate other files by themselves. */
function headersFile(site: Site): string {
  const lines = headersOf(site).map(([name, value]) => `  ${name}: ${value}\n`);
  const hashed = HASHED.map((folder) => `\n${folder}*\n  Cache-Control: ${FOREVER}\n`);
  return ["/*\n", ...lines, ...hashed].join("");
}

function vercelConfig(site: Site): string {
  const rule = (source: string, headers: [string, string][]) => ({
    source: `${source}(.*)`,
    headers: headers.map(([key, value]) => ({ key, value })),
  });
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: site.redirects.map(({ from, to }) => ({
      source: encodeURI(from),
      destination: to,
      permanent: true,
    })),
    headers: [
      rule("/", [...headersOf(site), ["Cache-Control", "no-cache"]]),
      ...HASHED.map((folder) => rule(folder, [["Cache-Control", FOREVER]])),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** For Apache with mod_rewrite, mod_headers and `AllowOverride FileInfo`, the least that universities allow. */
function htaccess(site: Site): string {
  const inPattern = (path: string) => path.slice(1).replaceAll(".", "\\.");
  const names = site.pages
    .filter((page) => page !== "/")
    .map(inPattern)
    .join("|");
  const redirects = site.redirects.map(
    ({ from, to }) => `RewriteRule "^${inPattern(from)}/?$" "${to}" [NE,R=308,END]\n`,
  );
  const headers = headersOf(site).map(([name, value]) => `Header always set ${name} "${value}"\n`);
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
