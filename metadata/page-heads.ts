import { dataElement, earlyTags, headTags } from "./head-tags.ts";
import { linkPreviewDrawings } from "./link-previews.ts";
import { type Everything, loadPageMetadata } from "./page-metadata.ts";

type PageHead = { earlyTags: string; headTags: string; data: string };

/** Returns a function that gives a page's metadata elements. The 404 page has no URL, so it gets the early tags only. */
export async function pageHeads(all: Everything): Promise<(path: string) => PageHead> {
  const pages = await loadPageMetadata(all);
  const drawings = await linkPreviewDrawings(all, pages);
  return (path) => {
    const page = pages.find((each) => each.path === path);
    return {
      earlyTags: earlyTags(),
      headTags: page ? headTags(all, page, drawings) : "",
      data: page ? dataElement(all, page) : "",
    };
  };
}
