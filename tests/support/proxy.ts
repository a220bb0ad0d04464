import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  /** Requests the same URL from the site. */
  fetchFromSite: () => Promise<Response>,
) => void | Promise<void>;

/** Starts a proxy in front of the site, for responses that no host sends on purpose. */
export async function startProxy(site: string | undefined, handle: Handler) {
  const server = createServer((request, response) =>
    handle(request, response, () => fetch(new URL(request.url ?? "/", site))),
  );
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Forwards a response of the site with the named headers. */
export async function forward(
  from: Response,
  response: ServerResponse,
  headers: string[] = ["content-type"],
) {
  response.writeHead(
    from.status,
    Object.fromEntries(headers.map((name) => [name, from.headers.get(name) ?? ""])),
  );
  response.end(Buffer.from(await from.arrayBuffer()));
}
