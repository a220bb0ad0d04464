import { createHash } from "node:crypto";
import { builtFile, builtPage } from "../support/built-site.ts";
import { expect, NOT_FOUND, pages, test } from "../support/site.ts";

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
  ["/.htaccess", 404],
];

test("R1 R4 B12 the local server answers with every page, one redirect, the 404 page and the headers", async ({
  request,
}) => {
  for (const [path, status, to] of CASES) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect.soft(answer.status(), path).toBe(status);
    expect.soft(headers.location, path).toBe(to);
    if (status === 404) expect.soft(await answer.text(), path).toBe(builtFile("404.html"));
    if (status === 200 && pages.includes(path))
      expect.soft(await answer.text(), path).toBe(builtPage(path));
    const isHashed = path === script;
    expect.soft(headers, path).toMatchObject({
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      "content-security-policy": "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.stringContaining("max-age=63072000"),
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  }
});

test("B12 a page's own policy allows exactly its inline code", async ({ request }) => {
  for (const page of [...pages, NOT_FOUND]) {
    const answer = await request.get(page);
    const body = await answer.text();
    const elements = [...body.matchAll(/<(?:script|style)([^>]*)>([^]*?)<\/(?:script|style)>/g)];
    const hashes = elements
      .filter(([, attributes = ""]) => !/ src=|ld\+json/.test(attributes))
      .map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
    const allowed = [...policyOf(body).matchAll(/'sha256-([^']+)'/g)].map(([, hash = ""]) => hash);
    expect.soft(allowed.toSorted(), page).toEqual([...new Set(hashes)].toSorted());
    // After the character set, which must be in the first kilobyte, and before all code.
    expect.soft(body).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security/);
    expect.soft(policyOf(body), page).not.toMatch(/unsafe|https?:|\*/);
    expect.soft(body, page).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/i);
  }
});
