import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { writeGitHubPages } from "../../../hosting/github-pages.ts";
import { distFolder } from "../../support/folders.ts";

/**
 * Serves the site as GitHub Pages does: `/x` from `x.html`, otherwise `404.html`, and no headers of the site.
 * `node tests/files/hosting/github-pages.ts 4340`
 */
const folder = `${distFolder}-github-pages`;
const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "application/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

writeGitHubPages(distFolder);
const server = createServer(({ url = "/" }, response) => {
  const path = normalize(decodeURI(new URL(url, "http://localhost").pathname));
  const wanted = path === "/" ? ["/index.html"] : [path, `${path}.html`];
  const found = wanted
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
  const file = found ?? join(folder, "404.html");
  const type = types[file.slice(file.lastIndexOf(".") + 1)];
  response
    .writeHead(found ? 200 : 404, type ? { "Content-Type": type } : {})
    .end(readFileSync(file));
}).listen(Number(process.argv[2]), "127.0.0.1");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
