// The built site with its real headers, and two things that no other engine than Chromium lets a test
// do from outside: `watch.js` runs before everything else in each page and writes down what goes wrong,
// and an address with `?one-byte-changed` has one byte of its first inline script changed on the way.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { siteAt } from "../../../scripts/serve.ts";
import { distFolder } from "../../support/folders.ts";

const [port = "4450"] = process.argv.slice(2);
const site = createServer(siteAt(distFolder));
const watch = readFileSync(join(import.meta.dirname, "watch.js"));

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/watch.js") {
    response.writeHead(200, {
      "Content-Type": "text/javascript",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
    response.end(watch);
    return;
  }
  const { port: innerPort } = site.address() as { port: number };
  const answer = await fetch(`http://localhost:${innerPort}${request.url}`, {
    redirect: "manual",
    headers: { "accept-encoding": "identity" },
  });
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !["connection", "content-length", "keep-alive"].includes(name),
    ),
  );
  const isPage = headers["content-type"]?.startsWith("text/html");
  const content = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, headers);
  response.end(
    isPage ? changed(content.toString(), searchParams.has("one-byte-changed")) : content,
  );
});

function changed(html: string, isOtherByte: boolean): string {
  const [script = ""] = /<script>.+?<\/script>/s.exec(html) ?? [];
  // The same statements with another byte: a newline where a space was.
  const own = isOtherByte ? script.replace(" ", "\n") : script;
  if (script === "" || (isOtherByte && own === script))
    throw new Error("No inline script to change.");
  return html
    .replace("<head>", '<head><script src="/watch.js"></script>')
    .replace(script, () => own);
}

site.listen(0, "localhost", () => server.listen(Number(port), "localhost"));
