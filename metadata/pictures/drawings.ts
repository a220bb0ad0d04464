import { issueStamp, recapPicture } from "./picture-sources.ts";
import type { Everything, SharedPage } from "../page-metadata.ts";
import { pagePicture } from "../picture-urls.ts";
import {
  defaultDrawing,
  homeDrawing,
  learnaiDrawing,
  partnerDrawing,
  projectxDrawing,
} from "./club-drawings.tsx";
import { editionDrawing, recapDrawing } from "./conference-drawings.tsx";
import type { Drawing } from "./frame.tsx";
import { issueDrawing, newsletterDrawing } from "./newsletter-drawings.tsx";

/** One picture for each page and each issue of the newsletter; a page without a drawing gets the default one. */
export async function drawings(all: Everything, pages: SharedPage[]): Promise<Drawing[]> {
  const { site, recaps, newsletter } = all;
  const common = { club: site.club, host: new URL(site.address).host };
  const own = [
    homeDrawing(all, common),
    partnerDrawing(all, common),
    editionDrawing(all, common),
    ...(await Promise.all(
      recaps.map(async (recap) => recapDrawing(recap, await recapPicture(recap), common)),
    )),
    newsletterDrawing(all, common),
    ...(await Promise.all(
      newsletter.issues.map(async (issue) =>
        issueDrawing(all, { ...issue, picture: await issueStamp(issue) }, common),
      ),
    )),
    ...(all.learnai ? [learnaiDrawing(all.learnai, all, common)] : []),
    projectxDrawing(all, common),
  ];
  const drawn = new Set(own.map(({ address }) => address));
  const rest = pages.filter(({ path }) => !drawn.has(pagePicture(path)));
  return [...own, ...rest.map((page) => defaultDrawing(page, common))];
}
