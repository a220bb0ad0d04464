import { type Edition, editionTimes, venueAndCity } from "../conference.server.ts";
import { calendarPath, CONFERENCE, editionPath } from "#app/content/event-series.server.ts";
import { loadSite } from "#app/content/site.server.ts";

export function calendarLinks(edition: Edition) {
  const { address, calendarServices } = loadSite();
  const { google, outlook } = calendarServices;
  const { starts, ends } = editionTimes(edition);
  const details = `${address}${editionPath(CONFERENCE, edition.year)}`;
  const location = venueAndCity(edition);
  return {
    file: calendarPath(CONFERENCE, edition.year),
    services: [
      {
        label: google.label,
        href: withQuery(google.url, {
          action: "TEMPLATE",
          text: edition.name,
          dates: [edition.startTime, edition.endTime]
            .map((time) => `${edition.date}T${time}00`.replaceAll(/[-:]/g, ""))
            .join("/"),
          ctz: edition.timeZone,
          location,
          details,
        }),
      },
      {
        label: outlook.label,
        href: withQuery(outlook.url, {
          path: "/calendar/action/compose",
          rru: "addevent",
          subject: edition.name,
          startdt: starts,
          enddt: ends,
          location,
          body: details,
        }),
      },
    ],
  };
}

export type CalendarLinks = ReturnType<typeof calendarLinks>;

function withQuery(address: string, fields: Record<string, string>): string {
  return `${address}?${new URLSearchParams(fields).toString()}`;
}
