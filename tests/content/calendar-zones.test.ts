import ICAL from "ical.js";
import { beforeAll, expect, test, vi } from "vitest";
import { calendarFile } from "../../app/pages/conferencex/calendar-file.server.ts";
import { OTHER_CLUB } from "./other-club.ts";
import {
  type Conference,
  loadCurrentConference,
} from "../../app/pages/conferencex/content.server.ts";
import { timeZone } from "../../app/content/time-zone.server.ts";

// The zones are under test here, and thousands of files would start Git as often.
vi.mock(import("../../app/content/file-history.server.ts"), async (original) => ({
  ...(await original()),
  versionsOf: function* () {},
}));

// Names that Node understands and does not list. cspell:disable
const ALIASES = `
Africa/Asmara Africa/Timbuktu America/Argentina/Buenos_Aires America/Argentina/Catamarca
America/Argentina/ComodRivadavia America/Argentina/Cordoba America/Argentina/Jujuy
America/Argentina/Mendoza America/Atikokan America/Atka America/Ensenada America/Fort_Wayne
America/Indiana/Indianapolis America/Kentucky/Louisville America/Knox_IN America/Montreal
America/Nipigon America/Nuuk America/Pangnirtung America/Porto_Acre America/Rainy_River
America/Rosario America/Santa_Isabel America/Shiprock America/Thunder_Bay America/Virgin
America/Yellowknife Antarctica/South_Pole Asia/Ashkhabad Asia/Choibalsan Asia/Chongqing
Asia/Chungking Asia/Dacca Asia/Harbin Asia/Ho_Chi_Minh Asia/Istanbul Asia/Kashgar Asia/Kathmandu
Asia/Kolkata Asia/Macao Asia/Tel_Aviv Asia/Thimbu Asia/Ujung_Pandang Asia/Ulan_Bator Asia/Yangon
Atlantic/Faroe Atlantic/Jan_Mayen Australia/ACT Australia/Canberra Australia/Currie
Australia/LHI Australia/NSW Australia/North Australia/Queensland Australia/South
Australia/Tasmania Australia/Victoria Australia/West Australia/Yancowinna Brazil/Acre
Brazil/DeNoronha Brazil/East Brazil/West CET CST6CDT Canada/Atlantic Canada/Central
Canada/Eastern Canada/Mountain Canada/Newfoundland Canada/Pacific Canada/Saskatchewan
Canada/Yukon Chile/Continental Chile/EasterIsland Cuba EET EST EST5EDT Egypt Eire Etc/GMT
Etc/GMT+0 Etc/GMT+1 Etc/GMT+10 Etc/GMT+11 Etc/GMT+12 Etc/GMT+2 Etc/GMT+3 Etc/GMT+4 Etc/GMT+5
Etc/GMT+6 Etc/GMT+7 Etc/GMT+8 Etc/GMT+9 Etc/GMT-0 Etc/GMT-1 Etc/GMT-10 Etc/GMT-11 Etc/GMT-12
Etc/GMT-13 Etc/GMT-14 Etc/GMT-2 Etc/GMT-3 Etc/GMT-4 Etc/GMT-5 Etc/GMT-6 Etc/GMT-7 Etc/GMT-8
Etc/GMT-9 Etc/GMT0 Etc/Greenwich Etc/UCT Etc/UTC Etc/Universal Etc/Zulu Europe/Belfast
Europe/Kyiv Europe/Nicosia Europe/Tiraspol Europe/Uzhgorod Europe/Zaporozhye GB GB-Eire GMT
GMT+0 GMT-0 GMT0 Greenwich HST Hongkong Iceland Iran Israel Jamaica Japan Kwajalein Libya MET
MST MST7MDT Mexico/BajaNorte Mexico/BajaSur Mexico/General NZ NZ-CHAT Navajo PRC PST8PDT
Pacific/Chuuk Pacific/Johnston Pacific/Kanton Pacific/Pohnpei Pacific/Samoa Pacific/Yap Poland
Portugal ROC ROK Singapore Turkey UCT US/Alaska US/Aleutian US/Arizona US/Central US/East-Indiana
US/Eastern US/Hawaii US/Indiana-Starke US/Michigan US/Mountain US/Pacific US/Samoa UTC
Universal W-SU WET Zulu
`
  .trim()
  .split(/\s+/);
// cspell:enable

const ZONES = [...Intl.supportedValuesOf("timeZone"), ...ALIASES];

vi.mock(import("../../app/content/site.server.ts"), async (original) => {
  const module = await original();
  const site = module.loadSite();
  return { ...module, loadSite: () => site };
});

let conference: Conference;

beforeAll(async () => {
  process.env.CONTENT_ROOT = OTHER_CLUB;
  conference = await loadCurrentConference();
});

/** The event as a calendar reads it, with the zones that the file explains and those that it names. */
function eventIn(zone: string, date: string, startTime: string, endTime: string) {
  const text = calendarFile({ ...conference, timeZone: zone, date, startTime, endTime });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("The calendar file has no event.");
  const { startDate, endDate } = new ICAL.Event(component);
  return {
    explained: calendar
      .getAllSubcomponents("vtimezone")
      .map((each) => each.getFirstPropertyValue("tzid")),
    named: ["dtstart", "dtend"].map((name) =>
      component.getFirstProperty(name)?.getFirstParameter("tzid"),
    ),
    written: startDate.toString().slice(0, 16),
    moments: [startDate, endDate].map((each) => each.toJSDate().getTime()),
  };
}

function momentsOf(zone: string, date: string, ...times: string[]): number[] {
  return times.map(
    (time) =>
      Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds,
  );
}

function isUnique(zone: string, time: string): boolean {
  const [earlier, later] = (["earlier", "later"] as const).map((disambiguation) =>
    Temporal.PlainDateTime.from(time).toZonedDateTime(zone, { disambiguation }),
  );
  return earlier?.epochMilliseconds === later?.epochMilliseconds;
}

/** The days of a year on which a zone's clocks change. */
function changesOf(zone: string): string[] {
  const days: string[] = [];
  let change = Temporal.ZonedDateTime.from(`2025-01-01T00:00[${zone}]`);
  for (;;) {
    const next = change.getTimeZoneTransition("next");
    if (!next || next.year > 2025) return days;
    days.push(next.toPlainDate().toString());
    change = next;
  }
}

test("B2 in every time zone the calendar file's own rules give the content's hours", () => {
  for (const zone of ZONES) {
    for (const date of ["2025-01-25", "2025-07-05"]) {
      const { explained, named, written, moments } = eventIn(zone, date, "09:00", "17:00");
      const what = `${zone} ${date}`;
      // UTC needs no rules.
      expect(explained, what).toEqual(zone === "UTC" ? [] : [zone]);
      expect(named, what).toEqual(Array(2).fill(zone === "UTC" ? undefined : zone));
      expect(written, what).toBe(`${date}T09:00`);
      expect(moments, what).toEqual(momentsOf(zone, date, "09:00", "17:00"));
    }
  }
});

test("B2 an event through a change of clocks begins and ends at the content's hours", () => {
  for (const zone of ZONES) {
    for (const date of changesOf(zone)) {
      for (const [start, end] of [
        ["00:00", "23:30"],
        ["01:30", "03:30"],
      ] as const) {
        // An hour that is skipped or repeated has no single moment.
        if (![start, end].every((time) => isUnique(zone, `${date}T${time}`))) continue;
        const { moments } = eventIn(zone, date, start, end);
        expect(moments, `${zone} ${date} ${start}`).toEqual(momentsOf(zone, date, start, end));
      }
    }
  }
});

test("B2 the content may name any of these time zones, in any case", () => {
  const abbreviations = ["EST", "HST", "MST"];
  for (const zone of ZONES.filter((each) => !abbreviations.includes(each))) {
    expect(timeZone.parse(zone), zone).toBe(zone);
    expect(timeZone.parse(` ${zone.toLowerCase()}`), zone).toBe(zone);
  }
});
