import {
  dayAfter,
  type Edition,
  editionMoments,
  editionTimes,
  venueAndCity,
} from "../conference.server.ts";
import { calendarPath, CONFERENCE, editionPath } from "#app/content/event-series.server.ts";
import { loadSite } from "#app/content/site.server.ts";

export function calendarLinks(edition: Edition) {
  const { address, calendarServices } = loadSite();
  const { google, outlook } = calendarServices ?? {};
  const isWholeDay = !editionMoments(edition);
  const times = editionTimes(edition);
  const { starts, ends } = isWholeDay ? { ...times, ends: dayAfter(edition).toString() } : times;
  const details = `${address}${editionPath(CONFERENCE, edition.year)}`;
  const location = venueAndCity(edition);
  return {
    file: calendarPath(CONFERENCE, edition.year),
    services: [
      google && {
        label: google.label,
        href: withQuery(google.url, {
          action: "TEMPLATE",
          text: edition.name,
          // On the clocks of the event's zone, so without their offset.
          dates: [starts, ends].map((time) => time.slice(0, 19).replaceAll(/[-:]/g, "")).join("/"),
          ...(!isWholeDay && edition.timeZone && { ctz: edition.timeZone }),
          ...(location && { location }),
          details,
        }),
      },
      outlook && {
        label: outlook.label,
        href: withQuery(outlook.url, {
          path: "/calendar/action/compose",
          rru: "addevent",
          subject: edition.name,
          startdt: starts,
          enddt: ends,
          ...(isWholeDay && { allday: "true" }),
          ...(location && { location }),
          body: details,
        }),
      },
    ].filter((service) => service !== undefined),
  };
}

export type CalendarLinks = ReturnType<typeof calendarLinks>;

function withQuery(address: string, fields: Record<string, string>): string {
  // Outlook shows a + as it is.
  return `${address}?${new URLSearchParams(fields).toString().replaceAll("+", "%20")}`;
}
