import { CONFERENCE, currentYear } from "#app/content/event-series.server.ts";
import { clockOf, shortWeekdays, wordsOfDays } from "#app/content/dates.server.ts";
import { commaOf } from "#app/content/language.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { editionContent, editionMoments, editionTimes, hoursOf } from "../conference.server.ts";
import { definePage } from "../define-page.server.ts";
import { calendarLinks } from "./calendar-links.server.ts";
import { editionSchema, hasCalendar, loadCurrentConference } from "./content.server.ts";

export default definePage({
  content: () => editionContent(currentYear(CONFERENCE), editionSchema),
  shows: ["organisations.yaml"],
  linkPreviews: () => import("./link-preview.server.tsx"),
  metadata: () => import("./metadata.server.ts"),
  async load() {
    const conference = await loadCurrentConference();
    const { language, tagline } = loadSite();
    const { page, name, year, date, endDate, city } = conference;
    const words = wordsOfDays(date, endDate, language);
    // What screen readers say in place of the poster.
    const spoken = [name, words.full, city].filter(Boolean).join(commaOf(language));
    // Visitors download what is here, so without what only machines read.
    const unread = {
      page: undefined,
      year: undefined,
      startTime: undefined,
      endTime: undefined,
      timeZone: undefined,
      timeZoneLabel: undefined,
      venue: undefined,
    };
    return {
      page,
      conference: { ...conference, ...unread },
      tagline,
      dateWords: {
        ...words,
        full: spoken,
        // The hero says a year once, in the name where that has it.
        words: words.words.filter((word) => word !== String(year) || !name.includes(word)),
      },
      // The plan of the day has the venue, too.
      hours: [hoursOf(conference, language), conference.day ? undefined : conference.venue]
        .filter(Boolean)
        .join(commaOf(language)),
      // Undefined if the hours are not known.
      times: editionMoments(conference) && editionTimes(conference),
      weekdays: shortWeekdays(language),
      clock: clockOf(language),
      calendar: hasCalendar(conference) ? calendarLinks(conference) : undefined,
    };
  },
});
