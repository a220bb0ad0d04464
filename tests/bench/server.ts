import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { siteAt } from "../../scripts/serve.ts";

export type BenchServer = { address: string; close: () => Promise<void> };

/** Serves a folder over HTTP/2 with TLS on loopback, as a CDN would, with the site's real headers. */
export async function serveOverTls(root: string): Promise<BenchServer> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const answer = siteAt(root);
  const server = createSecureServer(
    { key, cert, allowHTTP1: true },
    (request: Http2ServerRequest, response: Http2ServerResponse) => {
      answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    },
  );
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
