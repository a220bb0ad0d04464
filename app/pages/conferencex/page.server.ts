import { CONFERENCE, currentYear, editionFile } from "#app/content/event-series.server.ts";
import { hoursInWords, partsOfDay, shortWeekdays } from "#app/content/dates.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { editionMoments, editionTimes } from "../conference.server.ts";
import { definePage } from "../define-page.server.ts";
import { calendarLinks } from "./calendar-links.server.ts";
import { editionSchema, hasCalendar, loadCurrentConference } from "./content.server.ts";

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
    const { language, tagline } = loadSite();
    const { startTime, endTime, timeZoneLabel } = conference;
    return {
      page: conference.page,
      conference,
      tagline,
      dateWords: partsOfDay(conference.date, language),
      hours: startTime && hoursInWords(startTime, endTime, timeZoneLabel),
      times: editionMoments(conference) && editionTimes(conference),
      weekdays: shortWeekdays(language),
      calendar: hasCalendar(conference) ? calendarLinks(conference) : undefined,
    };
  },
});
