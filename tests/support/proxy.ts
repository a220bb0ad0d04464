import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  /** What the site answers to the same address. */
  fromSite: () => Promise<Response>,
) => void | Promise<void>;

/** A server of the test's own in front of the site, for answers that no host gives on purpose. */
export async function startRelay(site: string | undefined, answer: Answer) {
  const server = createServer((request, response) =>
    answer(request, response, () => fetch(new URL(request.url ?? "/", site))),
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

/** Hands on what the site has answered, with those of its headers that are named. */
export async function handOn(
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
