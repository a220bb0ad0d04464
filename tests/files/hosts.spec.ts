import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import { builtFile, builtPage } from "../support/built-site.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";

type Answer = { status: number; headers: Record<string, string | undefined>; body: string };

/** Sends a path as it is, which fetch would tidy up first. */
function send(origin: string, path: string, method = "GET"): Promise<Answer> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(origin);
    const request = httpRequest({ hostname, port, path, method }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (body += chunk));
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer["headers"],
          body,
        }),
      );
    });
    request.on("error", fail).end();
  });
}

const script = /src="(\/assets\/start-[^"]+)"/.exec(builtPage("/"))?.[1] ?? "";
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";

/** What the server answers: the path, its status, and where it redirects. */
const CASES: [path: string, status: number, to?: string][] = [
  ...pages.map((page): [string, number] => [page, 200]),
  ...pages
    .filter((page) => page !== "/")
    .flatMap((page): [string, number, string][] => [
      [`${page}/`, 308, page],
      [`${page}.html`, 308, page],
      [`${page}.html?from=poster`, 308, `${page}?from=poster`],
    ]),
  ["/index.html", 308, "/"],
  [script, 200],
  ["/favicon.svg", 200],
  ["/sitemap.xml", 200],
  [NOT_FOUND, 404],
  ["/nope/deep/", 404],
  ["/assets/", 404],
  ["/assets", 404],
  ["/assets/nope.js", 404],
  ["/projectx/nope", 404],
  ["/404.html", 404],
  ["/_headers", 404],
  ["/vercel.json", 404],
];

test("R1 R4 B12 the local server answers with every page, one redirect, the 404 page and the headers", async ({
  baseURL,
}) => {
  const origin = baseURL ?? "";
  for (const [path, status, to] of CASES) {
    const { headers, ...answer } = await send(origin, path);
    expect.soft(answer.status, path).toBe(status);
    expect.soft(headers.location, path).toBe(to);
    if (status === 404) expect.soft(answer.body, path).toBe(builtFile("404.html"));
    if (status === 200 && pages.includes(path)) expect.soft(answer.body).toBe(builtPage(path));
    const isHashed = /^\/(?:assets|pictures)\//.test(path) && status === 200;
    expect
      .soft(headers["cache-control"], path)
      .toBe(isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    expect
      .soft(headers["content-security-policy"], path)
      .toMatch(/^default-src 'none'; script-src/);
    expect.soft(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
    expect.soft(headers["strict-transport-security"], path).toContain("max-age=63072000");
    expect.soft(headers["cross-origin-opener-policy"], path).toBe("same-origin");
  }
  for (const path of ["/.htaccess", "/../package.json"]) {
    expect((await send(origin, path)).status, path).toBe(404);
  }
  const post = await send(origin, "/", "POST");
  expect(post.status).toBe(405);
});

test("B12 a page's own policy allows exactly its inline code, in the header too", async ({
  baseURL,
}) => {
  for (const page of [...pages, NOT_FOUND]) {
    const { headers, body } = await send(baseURL ?? "", page);
    const elements = [...body.matchAll(/<(?:script|style)([^>]*)>([^]*?)<\/(?:script|style)>/g)];
    const hashes = elements
      .filter(([, attributes = ""]) => !/ src=|ld\+json/.test(attributes))
      .map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
    const allowed = [...policyOf(body).matchAll(/'sha256-([^']+)'/g)].map(([, hash = ""]) => hash);
    expect.soft(allowed.toSorted(), page).toEqual([...new Set(hashes)].toSorted());
    for (const hash of hashes) {
      expect.soft(headers["content-security-policy"], page).toContain(`'sha256-${hash}'`);
    }
    // After the character set, which must be in the first kilobyte, and before all code.
    expect.soft(body).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security/);
    expect.soft(policyOf(body), page).not.toMatch(/unsafe|https?:|\*/);
    expect.soft(body, page).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/i);
  }
});
