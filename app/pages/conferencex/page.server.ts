import { currentYear, editionFile } from "#app/content/editions.server.ts";
import { isTwelveHour, shortWeekdays, wordsOfDays } from "#app/content/dates.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { editionMoments, editionTimes, hoursOf } from "../conference.server.ts";
import { definePage } from "../define-page.server.ts";
import { calendarLinks } from "./calendar.server.ts";
import { loadCurrentConference } from "./content.server.ts";
import { editionSchema } from "./schema.server.ts";

export default definePage({
  content: () => ({
    file: editionFile(currentYear()),
    schema: editionSchema(currentYear()),
  }),
  async load() {
    const conference = await loadCurrentConference();
    const { language, tagline } = loadSite();
    const { page, name, year, date, endDate, city } = conference;
    const words = wordsOfDays(date, endDate, language);
    // What screen readers say in place of the poster.
    const spoken = [name, words.full, city].filter(Boolean).join(", ");
    // Visitors download what is here, so without what only machines read.
    const unread = {
      page: undefined,
      year: undefined,
      startTime: undefined,
      endTime: undefined,
      timeZone: undefined,
      venue: undefined,
      recap: undefined,
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
        .join(", "),
      // Undefined if the hours are not known.
      times: editionMoments(conference) && editionTimes(conference),
      weekdays: shortWeekdays(language),
      isTwelveHour: isTwelveHour(language),
      calendar: conference.phase === "over" ? undefined : calendarLinks(conference),
    };
  },
});
