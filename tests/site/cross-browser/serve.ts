// Serves the built site with its real headers and two changes that a test makes itself only in Chromium: each page runs
// `watch.js` first, and `?one-byte-changed` changes one byte of the page's inline script.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { siteAt } from "../../../scripts/serve.ts";
import { distFolder } from "../../support/folders.ts";

const [port = "4450"] = process.argv.slice(2);
const site = createServer(siteAt(distFolder));
const watch = readFileSync(join(import.meta.dirname, "watch.js"));

const server = createServer(async (request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/watch.js") {
    reply.writeHead(200, {
      "Content-Type": "text/javascript",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
    reply.end(watch);
    return;
  }
  const { port: innerPort } = site.address() as { port: number };
  const response = await fetch(`http://localhost:${innerPort}${request.url}`, {
    redirect: "manual",
    headers: { "accept-encoding": "identity" },
  });
  const headers = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !["connection", "content-length", "keep-alive"].includes(name),
    ),
  );
  const isPage = headers["content-type"]?.startsWith("text/html");
  const content = Buffer.from(await response.arrayBuffer());
  reply.writeHead(response.status, headers);
  reply.end(
    isPage ? changePage(content.toString(), searchParams.has("one-byte-changed")) : content,
  );
});

function changePage(html: string, changesByte: boolean): string {
  const [script = ""] = /<script>.+?<\/script>/s.exec(html) ?? [];
  // A newline for a space changes no statement.
  const changed = changesByte ? script.replace(" ", "\n") : script;
  if (script === "" || (changesByte && changed === script))
    throw new Error("No inline script to change.");
  return html
    .replace("<head>", '<head><script src="/watch.js"></script>')
    .replace(script, () => changed);
}

site.listen(0, "localhost", () => server.listen(Number(port), "localhost"));
