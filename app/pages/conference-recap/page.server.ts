import {
  CONFERENCE,
  editionFile,
  editionPath,
  editionYears,
  yearAt,
} from "#app/content/event-series.server.ts";
import { daysInWords } from "#app/content/dates.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { editionLabel, loadCurrentSummary } from "../conference.server.ts";
import { definePage } from "../define-page.server.ts";
import { loadConferenceRecap, recapSchema } from "./content.server.ts";

export default definePage({
  content: (path) => {
    const year = yearAt(CONFERENCE, path);
    return {
      file: editionFile(CONFERENCE, year),
      label: `${editionLabel(year)} (recap)`,
      schema: recapSchema(year),
    };
  },
  shows: ["organisations.yaml"],
  linkPreviews: () => import("./link-preview.server.tsx"),
  metadata: () => import("./metadata.server.ts"),
  name: async (path) => (await loadConferenceRecap(yearAt(CONFERENCE, path))).name,
  async load(path) {
    const year = yearAt(CONFERENCE, path);
    const recap = await loadConferenceRecap(year);
    const current = loadCurrentSummary();
    const next = {
      name: current.name,
      path: editionPath(CONFERENCE, current.year),
      day: fullDays(current),
      note: current.hero?.notes?.[current.phase],
    };
    const earlierYear = editionYears(CONFERENCE).find((each) => each < year);
    return {
      page: recap.page,
      recap,
      day: fullDays(recap),
      next,
      earlier: earlierYear === undefined ? undefined : await earlierEdition(earlierYear),
    };
  },
});

/** Each recap links to the one before, so that every recap has a link. */
async function earlierEdition(year: number) {
  const recap = await loadConferenceRecap(year);
  return { name: recap.name, path: editionPath(CONFERENCE, year), day: fullDays(recap) };
}

function fullDays({ date, endDate }: { date: string; endDate?: string }): string {
  return daysInWords(date, endDate, loadSite().language, { dateStyle: "full" });
}
