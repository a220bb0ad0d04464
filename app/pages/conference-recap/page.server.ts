import { CONFERENCE, editionPath, editionYears, yearAt } from "#app/content/event-series.server.ts";
import { wholeDaysInWords } from "#app/content/dates.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { type Edition, editionContent, loadCurrentSummary } from "../conference.server.ts";
import { definePage } from "../define-page.server.ts";
import { eventPart } from "../structured-data.server.ts";
import { loadConferenceRecap, recapSchema } from "./content.server.ts";

export default definePage({
  content: (path) => editionContent(yearAt(CONFERENCE, path), recapSchema, " (recap)"),
  shows: ["organisations.yaml"],
  linkPreviews: () => import("./link-preview.server.tsx"),
  metadata: async () => ({
    structuredData: async (path) => [
      eventPart(await loadConferenceRecap(yearAt(CONFERENCE, path))),
    ],
  }),
  name: async (path) => (await loadConferenceRecap(yearAt(CONFERENCE, path))).name,
  async load(path) {
    const year = yearAt(CONFERENCE, path);
    const recap = await loadConferenceRecap(year);
    const current = loadCurrentSummary();
    // Each recap links to the one before, so that every recap has a link.
    const earlier = editionYears(CONFERENCE).find((each) => each < year);
    return {
      page: recap.page,
      recap: { ...recap, city: recap.city ?? recap.venue },
      day: fullDays(recap),
      next: { ...linkTo(current), note: current.hero?.notes?.[current.phase] },
      earlier: earlier ? linkTo(await loadConferenceRecap(earlier)) : undefined,
    };
  },
});

function linkTo(edition: Edition) {
  const { name, year } = edition;
  return { name, path: editionPath(CONFERENCE, year), day: fullDays(edition) };
}

function fullDays({ date, endDate }: Edition): string {
  return wholeDaysInWords(date, endDate, loadSite().language, { dateStyle: "full" });
}
