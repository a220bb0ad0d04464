import { expect, test } from "vitest";
import { CONFERENCE_PATH, copyContentForEachTest } from "./copied-content.ts";
import { editionTimes } from "../../app/pages/conference.server.ts";
import { calendarLinks } from "../../app/pages/conferencex/calendar-links.server.ts";

copyContentForEachTest();

const edition = {
  name: "ConferenceX 2025",
  year: 2025,
  date: "2025-01-25",
  startTime: "09:00",
  endTime: "17:00",
  timeZone: "America/Toronto",
  venue: "An institute",
  city: "Toronto",
};

test("B2 the day begins and ends at the hours of its own time zone, in winter and in summer", () => {
  expect(editionTimes(edition)).toEqual({
    starts: "2025-01-25T09:00:00-05:00",
    ends: "2025-01-25T17:00:00-05:00",
  });
  expect(editionTimes({ ...edition, date: "2025-07-05" }).starts).toBe("2025-07-05T09:00:00-04:00");
  expect(editionTimes({ ...edition, timeZone: "UTC" }).starts).toBe("2025-01-25T09:00:00+00:00");
});

test("B2 on the night the clocks change, the hours before and after it differ in their offset", () => {
  const night = { ...edition, date: "2025-03-09", startTime: "01:30", endTime: "03:30" };
  expect(editionTimes(night)).toEqual({
    starts: "2025-03-09T01:30:00-05:00",
    ends: "2025-03-09T03:30:00-04:00",
  });
});

test("B2 each service gets the name, both times, the zone and the place in its own words", () => {
  const [google, outlook] = calendarLinks(edition).services.map(({ href }) => new URL(href));
  expect(google?.origin).toBe("https://calendar.google.com");
  expect(Object.fromEntries(google?.searchParams ?? [])).toEqual({
    action: "TEMPLATE",
    text: "ConferenceX 2025",
    dates: "20250125T090000/20250125T170000",
    ctz: "America/Toronto",
    location: "An institute, Toronto",
    details: `https://www.loom-ai-lakeside.ca${CONFERENCE_PATH}`,
  });
  expect(outlook?.origin).toBe("https://outlook.live.com");
  expect(outlook?.searchParams.get("startdt")).toBe("2025-01-25T09:00:00-05:00");
  expect(outlook?.searchParams.get("enddt")).toBe("2025-01-25T17:00:00-05:00");
  expect(outlook?.searchParams.get("subject")).toBe("ConferenceX 2025");
});
