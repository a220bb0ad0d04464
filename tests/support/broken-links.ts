import { LinkChecker, LinkState } from "linkinator";

/** The links inside a site that lead to no page, file or fragment of it. */
export async function brokenLinks(origin: string, pages: string[]) {
  const { links } = await new LinkChecker().check({
    path: pages.map((page) => origin + page),
    recurse: true,
    checkFragments: true,
    // One URL a page: a link through a redirect costs the visitor a round trip.
    redirects: "error",
    linksToSkip: async (link) => !link.startsWith(`${origin}/`),
  });
  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  if (checked.length <= pages.length) throw new Error("The checker has followed no links.");
  return checked
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent = "" }) => ({
      page: parent.replace(origin, ""),
      link: url.replace(origin, ""),
    }));
}
