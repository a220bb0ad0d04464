import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import {
  cacheControl,
  contentSecurityPolicy,
  noHashes,
  resourcePolicyFor,
  securityHeaders,
} from "../../../hosting/rules.ts";
import { content, plain } from "../../support/content.ts";
import { hydrated } from "../../support/hydration.ts";
import { expect, pages, test as siteTest } from "../../support/site.ts";
import { hostAt, type HostOptions, type Way, waysOf } from "./hosts.ts";
import { send } from "./send.ts";

const test = siteTest.extend<HostOptions & { ways: Set<Way> }>({
  host: [undefined, { option: true }],
  ways: async ({ host, baseURL }, use) => use(waysOf(host ?? (await hostAt(baseURL)))),
});

/** The path of a script on Home, whose hashed name changes with each build. */
async function findScript(baseURL: string | undefined): Promise<string> {
  const { body } = await send(baseURL, "/");
  const path = /["'`](\/assets\/[^"'`]+\.js)["'`]/.exec(body.toString())?.[1];
  if (!path) throw new Error("Home has no script in /assets/.");
  return path;
}

/** Where a redirect leads. Apache makes it a whole URL. */
function targetOf({ location }: IncomingHttpHeaders, baseURL = ""): string | undefined {
  const { origin } = new URL(baseURL);
  return location?.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
}

/** The path of the first file on any page with this extension. A club may have none. */
async function findFile(baseURL: string | undefined, extension: string): Promise<string[]> {
  for (const page of pages) {
    const { body } = await send(baseURL, page);
    const path = new RegExp(`["'](/[^"' ]+\\.${extension})["' #]`).exec(body.toString())?.[1];
    if (path) return [path];
  }
  return [];
}

const NO_HEADERS = "this host sends no headers of ours";

/** A page other than Home, where there is one. */
const somePage = pages.at(-1) ?? "/";

const notFound = plain(content("site").notFound?.heading ?? content("site").club);

const unknownPaths = [
  "/nope",
  "/nope/deep/down",
  "/projectx/nope",
  "/assets/nope.js",
  "/nope.avif",
  "/nope.ics",
  "/%",
  "/%5cprojectx",
  "/%2e%2e/package.json",
  "/../package.json",
  "/assets/../../hosting/csp.json",
];

for (const page of pages) {
  test(`R1 ${page} returns a complete page`, async ({ baseURL }) => {
    const { status, headers, body } = await send(baseURL, page);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
    const html = body.toString();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<main[\s>]/);
  });

  test(`R1 an alias of ${page} redirects once, with the query`, async ({ baseURL, ways }) => {
    const aliases =
      page === "/"
        ? ["//", "/index.html", "/index", "/INDEX.HTML"]
        : [
            `${page}/`,
            `${page}.html`,
            `${page}/index.html`,
            page.toUpperCase(),
            `/${page}`,
            `${page}//`,
          ];
    for (const alias of aliases) {
      if (ways.has("own aliases")) {
        expect.soft([page, "not found"], alias).toContain(await pageBehind(baseURL, alias));
        continue;
      }
      const { status, headers } = await send(baseURL, `${alias}?from=poster&x=%20y`);
      expect.soft([301, 308], alias).toContain(status);
      expect.soft(targetOf(headers, baseURL), alias).toBe(`${page}?from=poster&x=%20y`);
    }
    const withQuery = await send(baseURL, `${page}?from=poster`);
    expect(withQuery.status).toBe(200);
  });
}

for (const { from, to } of content("site").redirects ?? []) {
  test(`R1 the old address ${from} leads on to ${to} for good`, async ({ baseURL, ways }) => {
    const { status, headers, body } = await send(baseURL, encodeURI(from));
    if (ways.has("no headers")) return expect(body.toString()).toContain(`url=${to}"`);
    expect([301, 308]).toContain(status);
    let target = targetOf(headers, baseURL) ?? "";
    // This host may take the ending off first.
    if (ways.has("own aliases") && target !== to)
      target = targetOf((await send(baseURL, target)).headers, baseURL) ?? "";
    expect(target).toBe(to);
  });
}

/** The page that an alias shows at last, by its canonical URL. */
async function pageBehind(baseURL: string | undefined, path: string, redirects = 2) {
  const { status, headers, body } = await send(baseURL, path);
  const target = targetOf(headers, baseURL);
  if (target && redirects > 0) return pageBehind(baseURL, target, redirects - 1);
  if (status !== 200) return status === 404 ? "not found" : String(status);
  const [, canonical = ""] = /rel="canonical" href="([^"]+)"/.exec(body.toString()) ?? [];
  return new URL(canonical).pathname;
}

test("R1 a page allows HEAD and rejects POST", async ({ baseURL, ways }) => {
  const head = await send(baseURL, somePage, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  if (ways.has("any method")) return;
  const post = await send(baseURL, somePage, { method: "POST" });
  expect(post.status).toBe(405);
});

test("R4 an unknown path returns status 404 and the designed page", async ({ baseURL, ways }) => {
  const files = ["/404", "/404%2ehtml", "/index.html.br", "/%5fheaders", "/_redirects"];
  const fileNames = ways.has("file names") ? [] : files;
  const ending = ways.has("own aliases") ? [] : ["/nope.html"];
  const tooLong = `/${"a".repeat(300)}`;
  const oddNames = ways.has("odd names") ? [] : ["/..%2fpackage.json", "/%00", tooLong];
  for (const path of [...unknownPaths, ...fileNames, ...ending, ...oddNames]) {
    const { status, headers, body } = await send(baseURL, path);
    // A server may reject an invalid path, such as a stray “%”, with status 400.
    if (status === 400) continue;
    expect.soft(status, path).toBe(404);
    expect.soft(headers["content-type"], path).toMatch(/^text\/html/);
    expect.soft(headers["cache-control"] ?? "", path).not.toContain("immutable");
    expect.soft(body.toString(), path).toContain(notFound);
  }
});

test("R4 no redirect leaves the site", async ({ baseURL }) => {
  for (const path of [
    "//elsewhere.example",
    "//elsewhere.example/projectx",
    "/\\elsewhere.example/",
    "//elsewhere.example//",
  ]) {
    const { headers } = await send(baseURL, path);
    expect(targetOf(headers, baseURL) ?? "/", path).toMatch(/^\/(?![/\\])/);
  }
});

test("B12 every kind of response has the security headers", async ({ baseURL, ways }) => {
  test.skip(ways.has("no headers"), NO_HEADERS);
  const policies = [true, false].map((overHttps) => contentSecurityPolicy(noHashes, { overHttps }));
  const paths = [
    "/",
    `${somePage}?from=poster`,
    ...(ways.has("bare redirects") ? [] : [`${somePage}/`, `${somePage}.html`]),
    "/nope",
    "/assets/nope.js",
    "/favicon.svg",
    "/og/home.png",
    "/service-worker.js",
    await findScript(baseURL),
    ...(await findFile(baseURL, "pdf")),
    ...(await findFile(baseURL, "avif")),
  ];
  for (const path of paths) {
    const { headers } = await send(baseURL, path);
    const policy = String(headers["content-security-policy"]).replaceAll(/ 'sha256-[^']+'/g, "");
    for (const each of policy.split(/, ?/)) expect.soft(policies, path).toContain(each);
    for (const [name, value] of Object.entries(securityHeaders))
      expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    expect
      .soft(headers["cross-origin-resource-policy"], path)
      .toBe(resourcePolicyFor(path.replace(/\?.*/, "")));
  }
});

test("B9 other sites may show icons, feed pictures and previews", async ({ baseURL, ways }) => {
  test.skip(ways.has("no headers"), NO_HEADERS);
  const paths = await machinePictures(baseURL);
  expect(paths).toContain("/icon-192.png");
  expect(paths.size).toBeGreaterThan(pages.length);
  for (const path of paths) {
    const { status, headers } = await send(baseURL, path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers["cross-origin-resource-policy"], path).toBe("cross-origin");
  }
});

/** The paths of the icons and link previews that pages, feed and manifest name. */
async function machinePictures(baseURL: string | undefined): Promise<Set<string>> {
  const sources = [...pages, "/feed.xml", "/manifest.webmanifest"];
  const answers = await Promise.all(sources.map((path) => send(baseURL, path)));
  const paths = answers.flatMap(({ body }) => [
    ...body.toString().matchAll(/["'](\/(?:og\/)?[\w-]+\.(?:png|svg|ico))["'<]/g),
    ...body.toString().matchAll(/https:\/\/[\w.-]+(\/(?:og\/)?[\w-]+\.png)["'<]/g),
  ]);
  return new Set(paths.map(([, path = ""]) => path));
}

test("B12 a page's policy allows exactly its own inline code", async ({ baseURL, ways }) => {
  for (const page of [...pages, "/nope"]) {
    const { headers, body } = await send(baseURL, page);
    const policy = policyOf(headers, body.toString());
    const longest = Math.max(...policy.split(",").map(({ length }) => length));
    expect.soft(longest, page).toBeLessThanOrEqual(2000);
    const own = inlineCodeHashes(body.toString()).toSorted();
    const isExact = !(ways.has("general policy") && page === "/nope");
    expect.soft(allowedHashes(policy), page).toEqual(isExact ? own : expect.arrayContaining(own));
    expect.soft(body.toString(), page).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/i);
  }
});

/** The policy in the header, or in the head on a host without headers. */
function policyOf(headers: IncomingHttpHeaders, html: string): string {
  const [, inHead = ""] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  return String(headers["content-security-policy"] ?? inHead);
}

/** The hashes that all policies of a header allow. */
function allowedHashes(header: string): string[] {
  const policies = header
    .split(",")
    .map(
      (policy) => new Set([...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = ""]) => hash)),
    );
  const [first = new Set<string>(), ...others] = policies;
  return [...first].filter((hash) => others.every((policy) => policy.has(hash))).toSorted();
}

test("B12 csp_evaluator finds no weakness of high or medium rank", async ({ baseURL, ways }) => {
  const redirects = ways.has("bare redirects") ? [] : [`${somePage}/`];
  const files = ways.has("no headers") ? [] : ["/favicon.svg", await findScript(baseURL)];
  for (const path of [...pages, "/nope", ...redirects, ...files]) {
    const { headers, body } = await send(baseURL, path);
    for (const policy of policyOf(headers, body.toString()).split(",")) {
      const findings = new CspEvaluator(new CspParser(policy.trim()).csp).evaluate();
      const severe = findings.filter(
        // Lower ones are questions about files that the evaluator cannot see.
        ({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM,
      );
      expect
        .soft(
          severe.map(({ description }) => description),
          path,
        )
        .toEqual([]);
    }
  }
});

function inlineCodeHashes(html: string): string[] {
  const elements = html.matchAll(/<(script|style)([^>]*)>([^]*?)<\/\1>/g);
  const hashes = [...elements]
    .filter(([, , attributes = ""]) => !/ src=|ld\+json|application\/json/.test(attributes))
    .map(([, , , code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`);
  return [...new Set(hashes)];
}

for (const path of [...pages, "/nope"]) {
  test.describe(path, () => {
    test.use({ allowedMessages: path === "/nope" ? [/404/] : [] });

    test(`B12 ${path} runs under its policy without a message`, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    });
  });
}

test.describe("with a changed page", () => {
  test.use({ allowedMessages: [/Content Security Policy|Blocked by the security policy/i] });

  test("B12 the policy blocks a changed inline script", async ({ page }) => {
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<script>/, "<script>window.hasRun=true;");
      await route.fulfill({ response, body });
    });
    await page.goto("/");
    expect(await page.evaluate("window.hasRun")).toBeUndefined();
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  });
});

test("B12 hashed files are cached for a year, and no others", async ({ baseURL, ways }) => {
  test.skip(ways.has("no headers"), NO_HEADERS);
  const script = await send(baseURL, await findScript(baseURL));
  expect(script.status).toBe(200);
  expect(script.headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
  expect(script.headers["cache-control"]).toBe(cacheControl.hashed);

  for (const path of [...pages, "/favicon.svg", "/sw.js", "/service-worker.js"]) {
    const { headers } = await send(baseURL, path);
    expect.soft(headers["cache-control"], path).toMatch(/^no-cache$|max-age=0, must-revalidate/);
  }
});

test("R1 documents and pictures have the right content type", async ({ baseURL }) => {
  const known: Record<string, string> = {
    ico: "/favicon.ico",
    txt: "/licenses.txt",
    webmanifest: "/manifest.webmanifest",
    xml: "/sitemap.xml",
  };
  const types = {
    pdf: "application/pdf",
    svg: /^image\/svg\+xml/,
    avif: "image/avif",
    ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)/,
    txt: /^text\/plain/,
    webmanifest: /^application\/manifest\+json/,
    woff2: "font/woff2",
    ics: /^text\/calendar/,
    xml: /^(?:application|text)\/xml/,
  };
  for (const [extension, type] of Object.entries(types)) {
    const paths = known[extension] ? [known[extension]] : await findFile(baseURL, extension);
    for (const path of paths) {
      const { status, headers, body } = await send(baseURL, path);
      expect.soft(status, path).toBe(200);
      expect.soft(headers["content-type"], path).toMatch(type);
      expect.soft(body.length, path).toBeGreaterThan(0);
      const head = await send(baseURL, path, { method: "HEAD" });
      expect.soft(head.status, path).toBe(200);
    }
  }
});

test("B12 an unchanged file returns status 304", async ({ baseURL, ways }) => {
  for (const path of ["/", somePage, "/favicon.svg"]) {
    const first = await send(baseURL, path);
    const tag = first.headers.etag;
    expect(tag, path).toBeTruthy();
    const again = await send(baseURL, path, { headers: { "If-None-Match": tag ?? "" } });
    expect(again.status, path).toBe(304);
    expect(again.body, path).toHaveLength(0);
    if (!ways.has("no headers")) {
      expect.soft(again.headers["content-security-policy"], path).toBeTruthy();
      expect.soft(again.headers["x-content-type-options"], path).toBe("nosniff");
    }
    const other = await send(baseURL, path, { headers: { "If-None-Match": '"another"' } });
    expect(other.status, path).toBe(200);
  }
});

test("B12 text is compressed as the browser accepts it", async ({ baseURL, ways }) => {
  const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
  for (const path of ["/", somePage, await findScript(baseURL)]) {
    const plain = await send(baseURL, path);
    expect(plain.headers["content-encoding"], path).toBeUndefined();
    if (!ways.has("own vary")) expect(plain.headers.vary, path).toMatch(/accept-encoding/i);
    for (const coding of ["gzip", "br", "zstd"] as const) {
      const packed = await send(baseURL, path, { headers: { "Accept-Encoding": coding } });
      // Brotli and Zstandard depend on how a server was built.
      if (coding !== "gzip" && packed.headers["content-encoding"] === undefined) continue;
      expect(packed.headers["content-encoding"], path).toBe(coding);
      expect(unpack[coding](packed.body).equals(plain.body), `${path} as ${coding}`).toBe(true);
      expect(packed.headers["content-type"], path).toBe(plain.headers["content-type"]);
    }
    const refused = await send(baseURL, path, { headers: { "Accept-Encoding": "br;q=0, gzip" } });
    expect(refused.headers["content-encoding"], path).toBe("gzip");
    // A server that negotiates prefers another copy than our rules.
    const rated = await send(baseURL, path, { headers: { "Accept-Encoding": "br;q=0.5, GZIP" } });
    expect(rated.status, path).toBe(200);
  }
});
