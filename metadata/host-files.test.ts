import { expect, test } from "vitest";
import { hostFiles } from "./host-files.ts";

test("B12 the hosts' files have the same headers, caching and redirects", () => {
  const redirects = [{ from: "/events/2019", to: "/projectx#2023" }];
  const files = hostFiles({ redirects }, ["/", "/projectx"]);
  const policy = "frame-ancestors 'none'";
  const cached = "public, max-age=31536000, immutable";
  const [everything = "", ...hashed] = files["/_headers"].split("\n\n");
  expect(everything).toContain(`/*\n  Content-Security-Policy: ${policy}\n`);
  // Cloudflare Pages and Netlify would join the values of two rules.
  expect(everything).not.toContain("Cache-Control");
  expect(hashed.join("\n")).toBe(
    `/assets/*\n  Cache-Control: ${cached}\n/pictures/*\n  Cache-Control: ${cached}\n`,
  );
  expect(files["/_redirects"]).toBe("/events/2019 /projectx#2023 308\n");
  const vercel = JSON.parse(files["/vercel.json"]);
  expect(vercel.headers[0].source).toBe("/(.*)");
  expect(vercel.headers[0].headers).toContainEqual({
    key: "Content-Security-Policy",
    value: policy,
  });
  expect(vercel.redirects).toEqual([
    { source: "/events/2019", destination: "/projectx#2023", permanent: true },
  ]);
  expect(vercel.cleanUrls).toBe(true);
  const htaccess = files["/.htaccess"];
  for (const { key, value } of vercel.headers[0].headers as { key: string; value: string }[]) {
    if (key === "Cache-Control") continue; // in `.htaccess` by kind of file
    expect(files["/_headers"]).toContain(`\n  ${key}: ${value}\n`);
    expect(htaccess).toContain(`Header always set ${key} "${value}"\n`);
  }
  expect(htaccess).toContain(`Header always set Content-Security-Policy "${policy}"\n`);
  expect(htaccess).toContain(`"${cached}" "expr=%{REQUEST_URI} =~ m#^(?:/assets/|/pictures/)#"`);
  expect(htaccess).toContain('RewriteRule "^events/2019/?$" "/projectx#2023" [NE,R=308,END]');
});
