// Serves a built site as a production host does: `node scripts/serve.ts [folder] [port] [--exact-port]`.
// sirv sends the bytes; hosting/rules.ts resolves each path and sets its headers.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import * as rules from "../hosting/rules.ts";
import { readSite } from "../hosting/site-files.ts";
import { LOCALHOST } from "./tools.ts";

/** Answers requests for a built site over HTTP/1 and, through Node's compatible objects, HTTP/2. */
export function siteAt(root: string) {
  let site = readServed(root);
  // `dev` looks at the disk for each request, so a build that replaces the files does not stop the server.
  const send = sirv(root, { dev: true, etag: true, gzip: true, brotli: true, extensions: [] });

  return (request: IncomingMessage, response: ServerResponse) => {
    const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
    const builtAt = lastBuilt(root);
    if (builtAt && builtAt !== site.builtAt) site = readServed(root);
    const route = rules.resolveRoute(decoded(path), site);
    const page = route.kind === "page" ? route.page : rules.NOT_FOUND_PAGE;
    const file = route.kind === "file" ? route.file : rules.fileOfPage(page);
    const hashes = (route.kind !== "file" && site.pageHashes[page]) || rules.noHashes;
    const headers = {
      ...rules.securityHeaders,
      "Content-Security-Policy": rules.contentSecurityPolicy(hashes, { overHttps: false }),
      "Cross-Origin-Resource-Policy": rules.resourcePolicyFor(file),
      "Cache-Control": rules.cacheControlFor(file),
      "Content-Type": rules.contentTypeFor(file),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (route.kind === "redirect") {
      response
        .writeHead(rules.REDIRECT_STATUS, { Location: rules.withQuery(encodeURI(route.to), query) })
        .end();
    } else if (route.kind === "not-found") {
      response.writeHead(404).end(site.notFound);
    } else {
      request.url = encodeURI(file);
      // A range that ends before it begins would end sirv, and so this program.
      delete request.headers.range;
      // sirv reads `br;q=0` as “br”.
      request.headers["accept-encoding"] = String(request.headers["accept-encoding"] ?? "").replace(
        /[^,]*;\s*q=0(?:\.0*)?\s*(?=,|$)/g,
        "",
      );
      send(request, response, () => {
        response.writeHead(500, { "Content-Type": "text/plain" }).end("The site is being built.\n");
      });
    }
  };
}

function readServed(root: string) {
  const { pages, files, ...others } = readSite(root);
  const notFound = readFileSync(join(root, rules.fileOfPage(rules.NOT_FOUND_PAGE)));
  const builtAt = lastBuilt(root);
  return { pages: new Set(pages), files: new Set(files), ...others, notFound, builtAt };
}

/** A build writes its redirects after all that they and the headers depend on. */
function lastBuilt(root: string) {
  return statSync(join(root, "_redirects"), { throwIfNoEntry: false })?.mtimeMs;
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A stray “%” names no file, so the path gets the 404 page.
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "exact-port": { type: "boolean", default: false } },
  });
  const [root = "dist", firstPort = "4173"] = positionals;
  if (!existsSync(join(root, "index.html"))) {
    console.error(`There is no built site in ${root}. Build it first: npm run build`);
    process.exit(1);
  }
  let port = Number(firstPort);
  const server = createServer(siteAt(root)).listen(port, LOCALHOST, () => {
    if (port !== Number(firstPort)) console.log(`Port ${firstPort} is taken by another program.`);
    console.log(`The site is at http://${LOCALHOST}:${port} (Ctrl-C stops it)`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE" && !values["exact-port"])
      return server.listen((port += 1), LOCALHOST);
    console.error(`The site can't be served on port ${port}: ${error.message}`);
    process.exit(1);
  });
}
