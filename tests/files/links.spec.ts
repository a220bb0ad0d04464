import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brokenLinks } from "../support/broken-links.ts";
import { contentFolder } from "../support/folders.ts";
import { expect, pages, test } from "../support/site.ts";

test(
  "B5 B9 every link inside the site leads to a page, file or fragment that exists",
  { tag: "@every-page" },
  async ({ baseURL }) => {
    const broken = await brokenLinks(new URL(baseURL ?? "").origin, pages);
    expect(broken.map(describe)).toEqual([]);
  },
);

/** Names the page, the link, and the lines of content with the link. */
function describe({ page, link }: { page: string; link: string }): string {
  const places = globSync("**/*.{yaml,md}", { cwd: contentFolder }).flatMap((file) =>
    readFileSync(join(contentFolder, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (line.includes(link) ? [`content/${file}:${index + 1}`] : [])),
  );
  return `${page} links to ${link}, which is no page, file or fragment of the site (${places.join(", ") || "not in content/"})`;
}
