import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile, calendarLinks } from "../../app/pages/conferencex/calendar.server.ts";
import { smallClubForEachTest } from "../support/club.ts";

const club = smallClubForEachTest();

const edition = {
  name: "ConferenceX 2025",
  year: 2025,
  date: "2025-01-25",
  startTime: "09:00",
  endTime: "17:00",
  timeZone: "America/Toronto",
  venue: "An institute",
  city: "Toronto",
  page: { title: "A conference", description: "A day of talks. ".repeat(10) },
};

function entry(changes: Partial<typeof edition>) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...edition, ...changes })));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  const { uid, startDate, endDate } = event;
  return { uid, times: `${startDate} ${endDate}` };
}

test.each([
  ["winter", {}, "2025-01-25T14:00:00Z", "2025-01-25T22:00:00Z"],
  ["summer", { date: "2025-07-05" }, "2025-07-05T13:00:00Z", "2025-07-05T21:00:00Z"],
  ["India", { timeZone: "Asia/Kolkata" }, "2025-01-25T03:30:00Z", "2025-01-25T11:30:00Z"],
  [
    "the night in which clocks change",
    { date: "2025-03-09", startTime: "01:30", endTime: "03:30" },
    "2025-03-09T06:30:00Z",
    "2025-03-09T07:30:00Z",
  ],
])("B2 an event in %s has its moments in UTC", (_, changes, starts, ends) => {
  expect(entry(changes).times).toBe(`${starts} ${ends}`);
});

test("B2 an event without hours is whole days", () => {
  const changes = { startTime: undefined, endDate: "2025-01-26" };
  expect(entry(changes).times).toBe("2025-01-25 2025-01-27");
  const [google, outlook] = parameters(changes);
  expect(google?.dates).toBe("20250125/20250127");
  expect(outlook).toMatchObject({ startdt: "2025-01-25", enddt: "2025-01-27", allday: "true" });
});

test("B2 a moved event keeps its identity, so that calendars move their entry", () => {
  expect(entry({ date: "2025-02-01", name: "A conference" }).uid).toBe(entry({}).uid);
});

test("B2 the services get the name, the place and the page", () => {
  const { name, date } = edition;
  club.write("content/conferencex/2025.yaml", { name, date, phase: "on-sale" });
  const [google, outlook] = parameters({});
  const page = "https://brisk-ai.ca/conferencex";
  const location = "An institute, Toronto";
  expect(google).toMatchObject({ text: name, location, details: page });
  expect(google?.dates).toBe("20250125T140000Z/20250125T220000Z");
  expect(outlook).toMatchObject({ subject: name, location, body: page });
  expect(outlook).toMatchObject({ startdt: "2025-01-25T14:00:00Z", enddt: "2025-01-25T22:00:00Z" });
});

/** What the links to Google and Outlook hand over. */
function parameters(changes: Partial<typeof edition>) {
  return calendarLinks({ ...edition, ...changes }).services.map(({ href }) =>
    Object.fromEntries(new URL(href).searchParams),
  );
}
