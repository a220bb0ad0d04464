import ical from "ical-generator";
import { calendarPath, editionPath } from "#app/content/editions.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { dayAfter, type Edition, editionMoments, venueAndCity } from "../conference.server.ts";

/** Two moments in UTC, such as 2025-01-25T14:00:00Z, or for an edition without hours two days. */
function timesOf(edition: Edition): [start: string, end: string] {
  const moments = editionMoments(edition);
  if (!moments) return [edition.date, dayAfter(edition).toString()];
  return [moments.starts.toInstant().toString(), moments.ends.toInstant().toString()];
}

export function calendarFile(edition: Edition & { page: { description: string } }): string {
  const { address, club } = loadSite();
  const { name, year, page } = edition;
  const [start, end] = timesOf(edition).map((time) => new Date(time)) as [Date, Date];
  const calendar = ical({ prodId: { company: club, product: name } });
  calendar.createEvent({
    // Independent of the date, so that calendars move the entry instead of adding another.
    id: `conferencex-${year}.${new URL(address).host}`,
    start,
    end,
    allDay: !editionMoments(edition),
    summary: name,
    location: venueAndCity(edition),
    description: page.description,
    url: `${address}${editionPath(year)}`,
  });
  return `${calendar.toString()}\r\n`;
}

/** The file, and the services' pages for a new entry. */
export function calendarLinks(edition: Edition) {
  const [start, end] = timesOf(edition);
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
    ...(!editionMoments(edition) && { allday: "true" }),
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
