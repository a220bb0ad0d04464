import {
  cacheControl,
  contentSecurityPolicy,
  contentTypes,
  fileOfPage,
  hashedFolders,
  noHashes,
  REDIRECT_STATUS,
  resourcePolicy,
  securityHeaders,
  type PageHashes,
} from "./rules.ts";

export type ServerPlace = { root: string; port: number };

/** All headers are at server level, because a `location` with an `add_header` loses the inherited ones. */
export function renderNginxConfig(
  pages: readonly string[],
  pageHashes: Record<string, PageHashes>,
  place: ServerPlace,
): string {
  const headers = {
    ...securityHeaders,
    "Content-Security-Policy": "$site_policy",
    "Cross-Origin-Resource-Policy": "$site_resource_policy",
    "Cache-Control": "$site_cache",
  };
  return `# Made by the build from hosting/rules.ts.

# By the file that answers, so that an unknown address gets the policy of the 404 page.
map $uri $site_policy {
${entries([
  ["default", contentSecurityPolicy(noHashes, { overHttps: true })],
  ...Object.entries(pageHashes).map(
    ([page, hashes]) =>
      [fileOfPage(page), contentSecurityPolicy(hashes, { overHttps: true })] as const,
  ),
])}
}

map $uri $site_cache {
${entries([
  ["default", cacheControl.revalidated],
  ...hashedFolders.map((folder) => [`~^${folder}`, cacheControl.hashed] as const),
])}
}

map $uri $site_resource_policy {
${entries([
  ["default", resourcePolicy.usual],
  [`~^${resourcePolicy.sharedFolder}`, resourcePolicy.shared],
])}
}

# URL aliases redirect to the page's own URL. The first match counts.
map $request_uri $site_moved {
${entries([
  ["default", ""],
  ...pages.flatMap((page) => {
    const path = page === "/" ? "" : escaped(page.slice(1));
    return [
      [`~^/${path}(?:\\?|$)`, ""],
      [
        `~*^/+${path}${page === "/" ? "(?:index(?:\\.html)?/*)?" : "(?:\\.html|/+index(?:\\.html)?)?/*"}(?:\\?|$)`,
        page,
      ],
    ] as const;
  }),
])}
}

server {
  listen ${place.port};
  listen [::]:${place.port};
  root ${place.root};

  server_tokens off;
  absolute_redirect off;
  etag on;
  gzip_static on;
  gzip_vary on;
  # With the brotli module: brotli_static on;

  types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join("\n")}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${[...new Set(Object.values(contentTypes))].filter((type) => /^text\/(?!html)|[+/](?:xml|json)$/.test(type)).join(" ")};

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}

  if ($site_moved) {
    return ${REDIRECT_STATUS} $site_moved$is_args$args;
  }

  error_page 404 /404.html;

  location = / {
    try_files /index.html =404;
  }
  location = /404.html {
    internal;
  }
  location ~ ^/404$|\\.(?:br|zst|gz)$ {
    return 404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
}
`;
}

function entries(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(([key, value]) => `  ${key === "default" ? key : `"${key}"`} "${value}";`)
    .join("\n");
}

function escaped(text: string): string {
  return text.replace(/[.+*?^$()[\]{}|\\]/g, "\\$&");
}
