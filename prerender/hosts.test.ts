import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder } from "../tests/support/club.ts";
import { writeHostFiles } from "./hosts.ts";

test("B12 the hosts' files have the same policy, caching and redirects", () => {
  const folder = emptyFolder();
  writeHostFiles(folder, {
    pages: ["/", "/projectx"],
    redirects: [{ from: "/events/2019", to: "/projectx#2023" }],
    inlineCode: [
      { scripts: ["sha256-one"], styles: ["sha256-home"] },
      { scripts: ["sha256-one"], styles: ["sha256-projectx"] },
    ],
  });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-one'; style-src 'self' 'sha256-home' 'sha256-projectx'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'";
  const cached = "public, max-age=31536000, immutable";
  const [everything = "", ...hashed] = read("_headers").split("\n\n");
  expect(everything).toContain(`/*\n  Content-Security-Policy: ${policy}\n`);
  // Cloudflare Pages and Netlify would join the values of two rules.
  expect(everything).not.toContain("Cache-Control");
  expect(hashed.join("\n")).toBe(
    `/assets/*\n  Cache-Control: ${cached}\n/pictures/*\n  Cache-Control: ${cached}\n`,
  );
  expect(read("_redirects")).toBe("/events/2019 /projectx#2023 308\n");
  const { headers, redirects, cleanUrls } = JSON.parse(read("vercel.json"));
  expect(headers[0].source).toBe("/(.*)");
  expect(headers[0].headers).toContainEqual({ key: "Content-Security-Policy", value: policy });
  expect(redirects).toEqual([
    { source: "/events/2019", destination: "/projectx#2023", permanent: true },
  ]);
  expect(cleanUrls).toBe(true);
  const htaccess = read(".htaccess");
  expect(htaccess).toContain(`Header always set Content-Security-Policy "${policy}"\n`);
  expect(htaccess).toContain(`"${cached}" "expr=%{REQUEST_URI} =~ m#^(?:/assets/|/pictures/)#"`);
  expect(htaccess).toContain('RewriteRule "^events/2019/?$" "/projectx#2023" [NE,R=308,END]');
});
