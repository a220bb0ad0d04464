import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LinkChecker, LinkState } from "linkinator";
import { contentFolder } from "../support/folders.ts";
import { expect, pages, test } from "../support/site.ts";

test(
  "B5 B9 every link inside the site leads to a page, file or fragment that exists",
  { tag: "@every-page" },
  async ({ baseURL }) => {
    const { origin } = new URL(baseURL ?? "");
    const { links } = await new LinkChecker().check({
      path: pages.map((page) => origin + page),
      recurse: true,
      checkFragments: true,
      // One URL a page: a link through a redirect costs the visitor a round trip.
      redirects: "error",
      // Except in the drawer without JavaScript, where the redirect is a document load that closes it.
      linksToSkip: async (link) => !link.startsWith(`${origin}/`) || link.includes(".html"),
    });
    const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
    expect(checked.length).toBeGreaterThan(pages.length);
    const broken = checked.filter(({ state }) => state === LinkState.BROKEN);
    expect(broken.map(({ url, parent = "" }) => describe(url, parent, origin))).toEqual([]);
  },
);

/** Names the page, the link, and the lines of content with the link. */
function describe(url: string, parent: string, origin: string): string {
  const link = url.replace(origin, "");
  const places = globSync("**/*.{yaml,md}", { cwd: contentFolder }).flatMap((file) =>
    readFileSync(join(contentFolder, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (line.includes(link) ? [`content/${file}:${index + 1}`] : [])),
  );
  return `${parent.replace(origin, "")} links to ${link}, which is no page, file or fragment of the site (${places.join(", ") || "not in content/"})`;
}
