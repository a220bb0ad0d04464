import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { writeGitHubPages } from "../../../hosting/github-pages.ts";
import { contentTypeFor } from "../../../hosting/rules.ts";
import { decoded } from "../../../scripts/serve.ts";
import { distFolder } from "../../support/folders.ts";

/**
 * Serves the site as GitHub Pages does: `/x` from `x.html`, `/x/` from `x/index.html`, otherwise `404.html`, compressed,
 * and no headers of the site.
 * `node tests/files/hosting/github-pages.ts 4340`
 */
const folder = `${distFolder}-github-pages`;

writeGitHubPages(distFolder);
const server = createServer(({ url = "/", method = "GET", headers }, response) => {
  if (method !== "GET" && method !== "HEAD") return response.writeHead(405).end();
  const path = normalize(decoded(url.replace(/\?.*/s, "")));
  const wanted = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  const found = wanted
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
  const file = found ?? join(folder, "404.html");
  const content = readFileSync(file);
  const etag = `"${createHash("sha256").update(content).digest("hex")}"`;
  if (found && headers["if-none-match"] === etag) return response.writeHead(304, { etag }).end();
  const isPacked = /\bgzip\b/.test(String(headers["accept-encoding"]));
  return response
    .writeHead(found ? 200 : 404, {
      "Content-Type": contentTypeFor(file),
      Vary: "Accept-Encoding",
      ...(isPacked && { "Content-Encoding": "gzip" }),
      etag,
    })
    .end(isPacked ? gzipSync(content) : content);
}).listen(Number(process.argv[2]), "127.0.0.1");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
