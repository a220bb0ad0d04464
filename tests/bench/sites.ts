import * as fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { writeCompressedCopies } from "../../hosting/compress.ts";
import { siteAt } from "../../scripts/serve.ts";
import { distFolder } from "../support/folders.ts";

/** A path that serves the 404 page with status 200, because Lighthouse rejects status 404. */
export const NOT_FOUND = "/no-such-page";

/** Serves a copy of the built site over HTTP/2 with TLS, as a CDN does, with the site's real headers. */
export async function serveSite({ hasScripts }: { hasScripts: boolean }) {
  const root = fs.mkdtempSync(join(tmpdir(), "bench-"));
  fs.cpSync(distFolder, root, { recursive: true });
  for (const file of fs.readdirSync(root).filter((name) => name.startsWith("404.html"))) {
    fs.copyFileSync(join(root, file), join(root, file.replace("404", NOT_FOUND)));
  }
  if (!hasScripts) removeScripts(root);
  const handle = siteAt(root);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      fs.rmSync(root, { recursive: true });
    },
  };
}

/** Turns every page into its no-JS baseline. */
function removeScripts(root: string) {
  for (const name of fs.readdirSync(root).filter((each) => each.endsWith(".html"))) {
    const html = fs.readFileSync(join(root, name), "utf8");
    fs.writeFileSync(join(root, name), html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""));
  }
  writeCompressedCopies(root);
}
