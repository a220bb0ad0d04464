// Serves a built site on this machine as a host does: `npx node scripts/serve.ts [folder] [port]`. sirv sends the
// files, and the build's vercel.json says what else a host does.
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

type Rules = {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string }[];
};

/** Files of a built site that no visitor asks for. */
const FOR_HOSTS = /^\/(?:404|_headers|_redirects|vercel\.json|\..*)$/;

export function siteAt(root: string) {
  // `dev` looks at the disk for each request, so a build that replaces the files does not stop the server.
  const send = sirv(root, { dev: true, etag: true, extensions: ["html"] });

  return (request: IncomingMessage, response: ServerResponse) => {
    const { headers, redirects }: Rules = JSON.parse(
      readFileSync(join(root, "vercel.json"), "utf8"),
    );
    const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
    for (const rule of headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))) {
      for (const { key, value } of rule.headers) response.setHeader(key, value);
    }
    const plain = path.replace(/(?:\/index)?(?:\.html)?\/*$/, "").replace(/^\/+/, "/") || "/";
    const isHidden = FOR_HOSTS.test(plain);
    const isPage = existsSync(join(root, plain === "/" ? "index.html" : `${plain}.html`));
    const old = redirects.find(({ source }) => source === path || `${source}/` === path);
    const to = old?.destination ?? (isPage && !isHidden && plain !== path ? plain : undefined);
    if (to) {
      // The query comes before a fragment.
      response.writeHead(308, { Location: to.replace(/(?=#)|$/, () => query) }).end();
    } else if (isHidden) {
      sendNotFound(root, response);
    } else {
      send(request, response, () => sendNotFound(root, response));
    }
  };
}

function sendNotFound(root: string, response: ServerResponse) {
  response.writeHead(404, {
    "Cache-Control": "no-cache",
    "Content-Type": "text/html; charset=utf-8",
  });
  response.end(readFileSync(join(root, "404.html")));
}

if (import.meta.main) {
  const [root = "dist", firstPort = "4173"] = process.argv.slice(2);
  let port = Number(firstPort);
  const server = createServer(siteAt(root)).listen(port, "localhost", () => {
    console.log(`The site is at http://localhost:${port} (Ctrl-C stops it)`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.log(`Port ${port} is taken by another program.`);
    server.listen((port += 1), "localhost");
  });
}
