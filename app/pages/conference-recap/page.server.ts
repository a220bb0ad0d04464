import { conferencePath } from "#app/content/conference-years.server.ts";
import {
  conferenceYears,
  loadConferenceRecap,
  loadCurrentConference,
  recapSchema,
} from "#app/content/conference.server.ts";
import { definePage } from "../define-page.ts";
import { yearOf } from "./edition-year.server.ts";

export default definePage({
  content: (path) => {
    const year = yearOf(path);
    return {
      name: `conferencex/${year}`,
      label: `ConferenceX ${year} (recap)`,
      schema: recapSchema(year),
    };
  },
  shows: ["organisations.yaml"],
  linkPreviews: () => import("./link-preview.server.tsx"),
  name: async (path) => (await loadConferenceRecap(yearOf(path))).name,
  async load(path) {
    const year = yearOf(path);
    const recap = await loadConferenceRecap(year);
    const current = await loadCurrentConference();
    const next = {
      name: current.name,
      path: conferencePath(current.year),
      day: dayInWords(current.date),
      note: current.hero.notes[current.phase],
    };
    const earlierYear = conferenceYears().find((each) => each < year);
    return {
      page: recap.page,
      recap,
      day: dayInWords(recap.date),
      next,
      earlier: earlierYear === undefined ? undefined : await earlierEdition(earlierYear),
    };
  },
});

/** Each recap leads on to the one before it, so that none is left without a link. */
async function earlierEdition(year: number) {
  const { name, date } = await loadConferenceRecap(year);
  return { name, path: conferencePath(year), day: dayInWords(date) };
}

/** Saturday, January 27, 2024, whatever the clock of the machine that builds the page. */
function dayInWords(date: string): string {
  const words = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
  return words.format(new Date(`${date}T00:00:00Z`));
}
