import { CONFERENCE, currentYear, editionFile } from "#app/content/event-series.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { editionTimes } from "../conference.server.ts";
import { definePage } from "../define-page.server.ts";
import { calendarLinks } from "./calendar-links.server.ts";
import { editionSchema, loadCurrentConference } from "./content.server.ts";
import { dateWords, hoursOfDay, weekdayWords } from "./edition-dates.ts";

export default definePage({
  content: () => {
    const year = currentYear(CONFERENCE);
    return {
      file: editionFile(CONFERENCE, year),
      label: `${CONFERENCE.name} ${year}`,
      schema: editionSchema(year),
    };
  },
  shows: ["organisations.yaml"],
  linkPreviews: () => import("./link-preview.server.tsx"),
  metadata: () => import("./metadata.server.ts"),
  async load() {
    const conference = await loadCurrentConference();
    const { startTime, endTime, timeZoneLabel } = conference;
    return {
      page: conference.page,
      conference,
      tagline: loadSite().tagline,
      dateWords: dateWords(conference.date),
      hours: hoursOfDay(startTime, endTime, timeZoneLabel),
      times: editionTimes(conference),
      weekdays: weekdayWords(),
      calendar: conference.phase === "over" ? undefined : calendarLinks(conference),
    };
  },
});
