import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withMetaPolicies } from "./github-pages.ts";
import { headersFile, redirectsFile } from "./platforms.ts";
import {
  cacheControl,
  contentSecurityPolicy,
  metaContentSecurityPolicy,
  redirectsIn,
  resolveRoute,
  securityHeaders,
  withQuery,
} from "./rules.ts";
import { collectHashes } from "./site-files.ts";

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const site = {
  pages: new Set(["/", "/projectx"]),
  files: new Set(["/assets/App-B3x.js", "/favicon.svg"]),
};

test("B12 inline scripts and styles are hashed once each, data and external files not at all", () => {
  const html = `
    <script>one()</script><script type="module" async>two()</script><script>one()</script>
    <script type="speculationrules">{"prefetch":[]}</script>
    <script src="/assets/App.js"></script><script type="module" src="/a.js"></script>
    <script type="application/ld+json">{"@type":"Organization"}</script>
    <script data-note="a > b">three()</script>
    <style>h1{color:red}</style>`;
  expect(collectHashes(html)).toEqual({
    scripts: ["one()", "two()", '{"prefetch":[]}', "three()"].map(sha256),
    styles: [sha256("h1{color:red}")],
  });
});

test("B12 a script is hashed as the browser reads it, with plain line feeds", () => {
  expect(collectHashes("<script>a\r\nb\rc</script>").scripts).toEqual([sha256("a\nb\nc")]);
});

test("R1 an old address leads on to its page, with the query, however it is written", () => {
  const redirects = [{ from: "/Événements/2019.html", to: "/projectx#2023" }];
  for (const path of ["/Événements/2019.html", "/événements/2019/", "//Événements/2019"])
    expect(resolveRoute(path, { ...site, redirects }), path).toEqual({
      kind: "redirect",
      to: "/projectx#2023",
    });
  expect(withQuery("/projectx#2023", "?from=poster")).toBe("/projectx?from=poster#2023");
  expect(withQuery("/projectx", "?from=poster")).toBe("/projectx?from=poster");
  const file = redirectsFile({ "/projectx": "ProjectX" }, redirects);
  expect(file).toContain("/Événements/2019.html /projectx#2023 308\n");
  expect(file).toContain("/Événements/2019/ /projectx#2023 308\n");
  expect(redirectsIn(file)).toContainEqual(redirects[0]);
  expect(new Set(redirectsIn(file).map(({ to }) => to))).toEqual(new Set(["/projectx#2023"]));
});

test("R4 a file is found by its own capitals only", () => {
  expect(resolveRoute("/assets/App-B3x.js", site)).toMatchObject({ kind: "file" });
  expect(resolveRoute("/ASSETS/app-b3x.js", site)).toEqual({ kind: "not-found" });
});

test("B12 on a host that joins the policies of two rules, a page still gets exactly its own", () => {
  const file = headersFile({
    "/": { scripts: ["sha256-home"], styles: [] },
    "/projectx": { scripts: ["sha256-projectx"], styles: [] },
    "/404": { scripts: ["sha256-unknown"], styles: [] },
  });
  const [, everything = "", ...others] = file.split(/^(?=\/)/m);
  expect(everything).toContain("'sha256-home' 'sha256-projectx' 'sha256-unknown'");
  const own = others.find((block) => block.startsWith("/projectx\n")) ?? "";
  expect(own).toContain("'sha256-projectx'");
  expect(own).not.toMatch(/sha256-(?:home|unknown)/);
});

test("B12 only hashed files have a caching rule, because hosts would join a second one", () => {
  const file = headersFile({ "/": { scripts: [], styles: [] } });
  expect(file.match(/Cache-Control: .*/g)).toEqual([
    `Cache-Control: ${cacheControl.hashed}`,
    `Cache-Control: ${cacheControl.hashed}`,
  ]);
});

test("R1 the listed aliases redirect to existing pages only", () => {
  const lines = redirectsFile({ "/": "AI club", "/projectx": "ProjectX, research" })
    .trim()
    .split("\n")
    .slice(1);
  expect(lines).toEqual([
    "// / 308",
    "/INDEX.HTML / 308",
    "/ProjectX /projectx 308",
    // cspell:disable-next-line -- a spelling that visitors type
    "/Projectx /projectx 308",
    "/PROJECTX /projectx 308",
    "//projectx /projectx 308",
    "/projectx// /projectx 308",
    "/projectx/index.html /projectx 308",
  ]);
});

test("B12 the policy and the headers are those decided on", () => {
  const hashes = { scripts: ["sha256-a"], styles: ["sha256-b"] };
  const decided = {
    policy: [
      "default-src 'none'",
      "script-src 'self' 'sha256-a'",
      "style-src 'self' 'sha256-b'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "upgrade-insecure-requests",
    ],
    headers: {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy":
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    },
    caching: { hashed: "public, max-age=31536000, immutable", revalidated: "no-cache" },
  };
  expect(
    {
      policy: contentSecurityPolicy(hashes, { overHttps: true }).split("; "),
      headers: securityHeaders,
      caching: cacheControl,
    },
    "hosting/rules.ts decides what browsers may load and may do. If you changed it on purpose, change this test, too.",
  ).toEqual(decided);
  expect(metaContentSecurityPolicy(hashes)).not.toContain("frame-ancestors");
});

test("B12 puts the policy into the head before every script for a host without headers", () => {
  const html = '<html><head><meta charset="utf-8"/><script>one()</script></head></html>';
  const page = withMetaPolicies(html);
  expect(page).toMatch(/charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<script>"));
  expect(page).toContain(sha256("one()"));
  expect(() => withMetaPolicies("<html></html>")).toThrow(/charset/);
});
