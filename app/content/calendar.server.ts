import { conferencePath } from "./conference-years.server.ts";
import type { Conference, ConferenceRecap } from "./conference.server.ts";
import { loadSite } from "./site.server.ts";

type Edition = Pick<
  Conference | ConferenceRecap,
  "name" | "year" | "date" | "startTime" | "endTime" | "timeZone" | "venue" | "city"
>;

/** When an edition begins and ends, as moments that mean the same everywhere: 2025-01-25T09:00:00-05:00. */
export function editionTimes({ date, startTime, endTime, timeZone }: Edition) {
  return {
    starts: momentOf(date, startTime, timeZone),
    ends: momentOf(date, endTime, timeZone),
  };
}

/** Where the build puts an edition's calendar file. The year in it lets old links find the right one. */
export function calendarFilePath(year: number): string {
  return `/conferencex-${year}.ics`;
}

export function placeOf({ venue, city }: Pick<Edition, "venue" | "city">): string {
  return `${venue}, ${city}`;
}

export function calendarLinks(edition: Edition) {
  const { address, calendarServices } = loadSite();
  const { google, outlook } = calendarServices;
  const { starts, ends } = editionTimes(edition);
  const details = `${address}${conferencePath(edition.year)}`;
  const location = placeOf(edition);
  return {
    file: calendarFilePath(edition.year),
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

function momentOf(date: string, time: string, timeZone: string): string {
  const zone = new Intl.DateTimeFormat("en-CA", { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (moment: string) => {
    const name = zone.formatToParts(new Date(moment)).find(({ type }) => type === "timeZoneName");
    return name?.value.replace("GMT", "") || "+00:00";
  };
  const local = `${date}T${time}:00`;
  // The offset at the same time in UTC is a few hours off, which matters on the night the clocks change.
  return local + offsetAt(local + offsetAt(`${local}Z`));
}

function withQuery(address: string, fields: Record<string, string>): string {
  return `${address}?${new URLSearchParams(fields).toString()}`;
}
