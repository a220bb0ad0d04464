import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import {
  resolveRoute,
  cacheControlFor,
  compressedCopies,
  contentSecurityPolicy,
  contentTypeFor,
  fileOfPage,
  noHashes,
  NOT_FOUND_PAGE,
  REDIRECT_STATUS,
  resourcePolicyFor,
  securityHeaders,
  type PageHashes,
} from "../hosting/rules.ts";
import { hashesOfPages, listSiteFiles } from "../hosting/site-files.ts";

export type SiteServer = { port: number; url: string; close: () => Promise<void> };

const PORTS_TRIED = 20;

/**
 * Serves a built site on this machine as a production host does: the same addresses, statuses,
 * headers and compressed copies. `port` may be taken; the next free one is used unless `exactPort`.
 */
export async function serve(options: {
  root: string;
  port: number;
  quiet?: boolean;
  exactPort?: boolean;
}): Promise<SiteServer> {
  const root = resolve(options.root);
  const answer = siteAt(root);
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // A page can vanish under the server while the site is being built anew.
      console.error(`Could not answer ${request.url}: ${String(error)}`);
      response
        .writeHead(500, { "Content-Type": "text/plain" })
        .end("The site is being rebuilt. Try again.\n");
    }
  });

  const lastPort = options.exactPort ? options.port : options.port + PORTS_TRIED;
  for (let port = options.port; port <= lastPort; port += 1) {
    if ((await isTaken(port)) || !(await listen(port))) continue;
    const url = `http://localhost:${port}`;
    if (!options.quiet) {
      if (port !== options.port) console.log(`Port ${options.port} is taken by another program.`);
      console.log(`The site is at ${url} (Ctrl-C stops it)`);
    }
    return { port, url, close };
  }
  throw new Error(
    `Ports ${options.port} to ${lastPort} are taken by other programs. Stop one of them and try again.`,
  );

  function listen(port: number): Promise<boolean> {
    return new Promise((done, fail) => {
      const refused = (error: NodeJS.ErrnoException) =>
        error.code === "EADDRINUSE" || error.code === "EACCES" ? done(false) : fail(error);
      server.once("error", refused);
      server.listen(port, "localhost", () => {
        server.off("error", refused);
        done(true);
      });
    });
  }

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  }
}

/** Whether a program answers on either of the two addresses that “localhost” stands for. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: "localhost", timeout: 1000 });
    const finish = (taken: boolean) => {
      socket.destroy();
      done(taken);
    };
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
    socket.once("timeout", () => finish(false));
  });
}

/** Answers requests for a built site; works for HTTP/1 and, through Node's compatible objects, HTTP/2. */
export function siteAt(root: string) {
  const { pages, files } = listSiteFiles(root);
  const site = { pages: new Set(pages), files: new Set(files) };
  const policies = readPolicies(root, pages);

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      send(request, response, 405, { Allow: "GET, HEAD" });
      return;
    }
    const [rawPath = "/", query] = splitOnce(request.url ?? "/", "?");
    const found = resolveRoute(decoded(rawPath), site);
    switch (found.kind) {
      case "redirect":
        send(request, response, REDIRECT_STATUS, {
          Location: encodeURI(found.to) + (query === undefined ? "" : `?${query}`),
        });
        break;
      case "page":
        sendFile(request, response, 200, fileOfPage(found.page), policies.get(found.page));
        break;
      case "file":
        sendFile(request, response, 200, found.file, undefined);
        break;
      case "not-found":
        sendFile(request, response, 404, fileOfPage(NOT_FOUND_PAGE), policies.get(NOT_FOUND_PAGE));
    }
  };

  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    file: string,
    policy: string | undefined,
  ) {
    const copies = compressedCopies.filter(({ ending }) => existsSync(join(root, file + ending)));
    const accepted = acceptedCodings(request.headers["accept-encoding"]);
    const copy = copies.find(({ coding }) => accepted.has(coding));
    const content = readFileSync(join(root, file + (copy?.ending ?? "")));
    const tag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 20)}"`;
    const headers: Record<string, string> = {
      "Content-Type": contentTypeFor(file),
      "Cache-Control": cacheControlFor(file),
      "Cross-Origin-Resource-Policy": resourcePolicyFor(file),
      ETag: tag,
    };
    if (policy !== undefined) headers["Content-Security-Policy"] = policy;
    if (copies.length > 0) headers["Vary"] = "Accept-Encoding";
    if (copy !== undefined) headers["Content-Encoding"] = copy.coding;
    if (status === 200 && isKnownTag(request.headers["if-none-match"], tag)) {
      send(request, response, 304, headers);
    } else {
      send(request, response, status, headers, content);
    }
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  content?: Buffer,
) {
  response.writeHead(status, {
    ...securityHeaders,
    "Content-Security-Policy": contentSecurityPolicy(noHashes, { overHttps: false }),
    "Cross-Origin-Resource-Policy": resourcePolicyFor("/"),
    "Cache-Control": cacheControlFor("/"),
    ...headers,
    ...(status === 304 ? {} : { "Content-Length": content?.length ?? 0 }),
  });
  response.end(request.method === "HEAD" ? undefined : content);
}

/** Every page's policy: with the hashes the build wrote down or, before it has, from the pages themselves. */
function readPolicies(root: string, pages: readonly string[]): Map<string, string> {
  const written = join(`${root}-hosting`, "csp.json");
  const hashes: Record<string, PageHashes> = existsSync(written)
    ? JSON.parse(readFileSync(written, "utf8"))
    : hashesOfPages(root, pages);
  return new Map(
    Object.entries(hashes).map(([page, own]) => [
      page,
      contentSecurityPolicy(own, { overHttps: false }),
    ]),
  );
}

function acceptedCodings(header: string | string[] | undefined): Set<string> {
  const codings = String(header ?? "")
    .split(",")
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ""))
    .map(([coding = ""]) => coding);
  return new Set(codings);
}

function isKnownTag(header: string | undefined, tag: string): boolean {
  return (header ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === tag);
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A stray “%” names nothing we have; it is answered with the 404 page.
  }
}

if (import.meta.main) {
  const [root = "dist", port = "4173"] = process.argv.slice(2);
  if (!existsSync(join(root, "index.html"))) {
    console.error(`There is no built site in ${root}. Build it first: npm run build`);
    process.exit(1);
  }
  const isExact = process.argv.includes("--exact-port");
  const server = await serve({ root, port: Number(port), exactPort: isExact });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}
