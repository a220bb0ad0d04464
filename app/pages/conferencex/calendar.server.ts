import ical from "ical-generator";
import { calendarPath, editionPath } from "#app/content/editions.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { type Edition, editionTimes, venueAndCity } from "../conference.server.ts";

/** Two moments in UTC, 2025-01-25T14:00:00Z, or for an edition without hours its day and the one after it. */
function timesOf(edition: Edition) {
  const { hasHours, starts, ends } = editionTimes(edition);
  const [start, end] = hasHours
    ? [Temporal.Instant.from(starts), Temporal.Instant.from(ends)]
    : [starts, Temporal.PlainDate.from(ends).add({ days: 1 })];
  return { start: String(start), end: String(end), isAllDay: !hasHours };
}

export function calendarFile(edition: Edition & { page: { description: string } }): string {
  const { address, club } = loadSite();
  const { name, year, page } = edition;
  const { start, end, isAllDay } = timesOf(edition);
  const calendar = ical({ prodId: { company: club, product: name } });
  calendar.createEvent({
    // Independent of the date, so that calendars move the entry instead of adding another.
    id: `conferencex-${year}.${new URL(address).host}`,
    start: new Date(start),
    end: new Date(end),
    allDay: isAllDay,
    summary: name,
    location: venueAndCity(edition),
    description: page.description,
    url: `${address}${editionPath(year)}`,
  });
  return `${calendar.toString()}\r\n`;
}

/** The file, and the services' pages for a new entry. */
export function calendarLinks(edition: Edition) {
  const { start, end, isAllDay } = timesOf(edition);
  const location = venueAndCity(edition);
  const details = `${loadSite().address}${editionPath(edition.year)}`;
  const google = {
    action: "TEMPLATE",
    text: edition.name,
    dates: `${start}/${end}`.replaceAll(/[-:]/g, ""),
    location,
    details,
  };
  const outlook = {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: edition.name,
    startdt: start,
    enddt: end,
    ...(isAllDay && { allday: "true" }),
    location,
    body: details,
  };
  return {
    file: calendarPath(edition.year),
    services: [
      {
        label: "Google Calendar",
        href: withQuery("https://calendar.google.com/calendar/render", google),
      },
      {
        label: "Outlook",
        href: withQuery("https://outlook.live.com/calendar/0/deeplink/compose", outlook),
      },
      {
        label: "Microsoft 365", // accounts of work or school
        href: withQuery("https://outlook.office.com/calendar/0/deeplink/compose", outlook),
      },
    ],
  };
}

export type CalendarLinks = ReturnType<typeof calendarLinks>;

function withQuery(address: string, fields: Record<string, string>): string {
  // Outlook shows a + as it is.
  return `${address}?${new URLSearchParams(fields).toString().replaceAll("+", "%20")}`;
}
