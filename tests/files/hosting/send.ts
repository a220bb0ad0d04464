import { request as requestHttp, type IncomingHttpHeaders } from "node:http";
import { request as requestHttps } from "node:https";

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests exactly this path. Unlike a browser it normalizes, follows and decompresses nothing. */
export function send(
  baseURL: string | undefined,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(baseURL ?? "");
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    // The tests' own servers have certificates that nobody signed.
    const rejectUnauthorized = !hostname.startsWith("127.");
    request({ hostname, port, path, rejectUnauthorized, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", fail)
      .end();
  });
}
