import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** An old address, which leads on to a page or, after a #, a part of it. */
export type Redirect = { from: string; to: string };

/** The `sha256-…` sources of inline code, which the policy allows by them. */
export type InlineCode = { scripts: string[]; styles: string[] };

type Site = {
  /** The paths of all pages. */
  pages: string[];
  redirects: Redirect[];
  /** That of each page. */
  inlineCode: InlineCode[];
};

type Rule = { path: string; headers: Record<string, string> };

const HASHED = "public, max-age=31536000, immutable";
const REVALIDATED = "no-cache";

/** What a page may load. A `<meta>` and the header both apply. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
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
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
}

/** The table of headers. `*` is any end of a path, and a later rule wins. */
function headerRules({ inlineCode }: Site): Rule[] {
  // Allows the code of all pages. The `<meta>` policy of each page allows only its own.
  const policy = contentSecurityPolicy({
    scripts: [...new Set(inlineCode.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(inlineCode.flatMap(({ styles }) => styles))],
  });
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy":
          "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": REVALIDATED,
      },
    },
    // The names of these files contain a hash of what is in them.
    ...["/assets/*", "/pictures/*"].map((path) => ({ path, headers: { "Cache-Control": HASHED } })),
  ];
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

/** For Cloudflare Pages and Netlify, which join the values of two rules and make others revalidate by themselves. */
function headersFile(site: Site): string {
  const blocks = headerRules(site).map(({ path, headers }) => {
    const lines = Object.entries(headers).filter(([, value]) => value !== REVALIDATED);
    return [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

function vercelConfig(site: Site): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: site.redirects.map(({ from, to }) => ({
      source: encodeURI(from),
      destination: to,
      permanent: true,
    })),
    headers: headerRules(site).map(({ path, headers }) => ({
      source: path.replace("*", "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** For Apache with mod_rewrite, mod_headers and `AllowOverride FileInfo`, the least that universities allow. */
function htaccess(site: Site): string {
  const names = site.pages.filter((page) => page !== "/").map((page) => escaped(page.slice(1)));
  const headers = headerRules(site).flatMap(({ path, headers: own }) => {
    const only = path === "/*" ? "" : ` "expr=%{REQUEST_URI} =~ m#^${path.replace("*", "")}#"`;
    return Object.entries(own).map(
      ([name, value]) => `Header always set ${name} "${value}"${only}`,
    );
  });
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
${headers.join("\n")}

RewriteEngine On
RewriteBase /
# The page of an error is served as it is.
RewriteCond %{ENV:REDIRECT_STATUS} ^[45]
RewriteRule ^ - [END]
${site.redirects.map(({ from, to }) => `RewriteRule "^${escaped(from.slice(1))}/?$" "${to}" [NE,R=308,END]`).join("\n")}
# Apache merges slashes and looks for index.html by itself, so these rules read the first line of the request.
RewriteCond %{THE_REQUEST} "^\\S+ /+index(?:\\.html)?[? ]" [OR]
RewriteCond %{THE_REQUEST} "^\\S+ //+[? ]"
RewriteRule ^ / [R=308,END]
RewriteRule "^(${names.join("|")})(?:\\.html|/|/index\\.html)$" /$1 [R=308,END]
RewriteRule "^$" index.html [END]
RewriteRule "^(${names.join("|")})$" $1.html [END]
# Folders too, so that none is listed.
RewriteRule "^(?:404\\.html|_headers|_redirects|vercel\\.json)$" - [R=404,END]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,END]
`;
}

function escaped(path: string): string {
  return path.replace(/[.+*?^$()[\]{}|\\]/g, "\\$&");
}
