import { issueStamp, recapPicture } from "./picture-sources.ts";
import type { Everything } from "../shared-pages.ts";
import { homeDrawing, learnaiDrawing, partnerDrawing, projectxDrawing } from "./club-drawings.tsx";
import { editionDrawing, recapDrawing } from "./conference-drawings.tsx";
import type { Drawing } from "./frame.tsx";
import { issueDrawing, newsletterDrawing } from "./newsletter-drawings.tsx";

/** One picture for each page, each edition of the conference and each issue of the newsletter. */
export async function drawings(all: Everything): Promise<Drawing[]> {
  const { site, recaps, newsletter } = all;
  const common = { club: site.club, host: new URL(site.address).host };
  return [
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
    learnaiDrawing(all, common),
    projectxDrawing(all, common),
  ];
}
