import { utimesSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { emptyFolder, readContentFrom } from "../support/empty-folder.ts";
import { runGit } from "../support/run-git.ts";
import { EDITION, copyContentForEachTest } from "./copied-content.ts";
import { calendarFile } from "../../app/pages/conferencex/calendar-file.server.ts";
import { loadCurrentConference } from "../../app/pages/conferencex/content.server.ts";

const content = copyContentForEachTest();

const git = (...words: string[]) => runGit(content.root(), words);
/** A Git command whose commit is made at this time. */
const at = (time: string, ...words: string[]) => runGit(content.root(), words, time);

function commit(time: string) {
  git("add", "*.yaml");
  at(time, "commit", "-m", time);
}

function begin(time: string) {
  git("init", "--initial-branch", "main");
  commit(time);
}

/** The calendar entry of the content as it is, or with other facts. */
async function entry(changes = {}) {
  const text = calendarFile({ ...(await loadCurrentConference()), ...changes });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    uid: event.uid,
    sequence: event.sequence,
    stamp: String(event.component.getFirstPropertyValue("dtstamp")),
  };
}

type Entry = Awaited<ReturnType<typeof entry>>;

/** RFC 5546: an update has the same UID and a larger SEQUENCE; the later DTSTAMP decides between equal ones. */
function expectUpdate(before: Entry, after: Entry) {
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.stamp > before.stamp, `${after.stamp} is after ${before.stamp}`).toBe(true);
}

const CHANGES = [
  ["name: ConferenceX 2025", "name: ConferenceX Spring 2025"],
  ["date: 2025-01-25", "date: 2025-02-01"],
  ['startTime: "09:00"', 'startTime: "10:00"'],
  ['endTime: "17:00"', 'endTime: "16:00"'],
  ["timeZone: America/Halifax", "timeZone: America/Toronto"],
  ["venue: ", "venue: The other hall of "],
  ["city: ", "city: New "],
] as const;

test("B2 a changed title, time or place is an update, also before its commit", async () => {
  begin("2024-11-01T12:00:00Z");
  let before = await entry();
  expect(before.stamp).toBe("2024-11-01T12:00:00Z");
  for (const [index, [from, to]] of CHANGES.entries()) {
    content.replace(EDITION, from, to);
    expectUpdate(before, await entry());
    const time = `2024-12-0${index + 1}T12:00:00Z`;
    commit(time);
    const after = await entry();
    expectUpdate(before, after);
    expect(after.stamp, to).toBe(time);
    before = after;
  }
});

test("B2 a second change and a change back are updates, too", async () => {
  begin("2024-11-01T12:00:00Z");
  const first = await entry();
  content.replace(EDITION, '"09:00"', '"10:00"');
  commit("2024-11-02T12:00:00Z");
  const second = await entry();
  content.replace(EDITION, '"10:00"', '"11:00"');
  commit("2024-11-03T12:00:00Z");
  const third = await entry();
  content.replace(EDITION, '"11:00"', '"09:00"');
  commit("2024-11-04T12:00:00Z");
  const back = await entry();
  expectUpdate(first, second);
  expectUpdate(second, third);
  expectUpdate(third, back);
});

test("B2 other changes of the edition are no update", async () => {
  begin("2024-11-01T12:00:00Z");
  const before = await entry();
  content.replace(EDITION, "phase: on-sale", "phase: sold-out");
  expect(await entry()).toEqual(before);
  commit("2024-12-01T12:00:00Z");
  expect(await entry()).toEqual(before);
  // Other spelling of the same.
  content.replace(EDITION, "timeZone: America/Halifax", 'timeZone: "america/halifax"');
  commit("2024-12-02T12:00:00Z");
  expect(await entry()).toEqual(before);
});

test("B2 an update dates from the merge that published it", async () => {
  begin("2024-11-01T12:00:00Z");
  git("checkout", "-b", "earlier-start");
  content.replace(EDITION, '"09:00"', '"08:00"');
  commit("2024-11-02T12:00:00Z");
  git("checkout", "main");
  content.replace("content/team.yaml", "role: Community", "role: Events");
  commit("2024-11-03T12:00:00Z");
  at("2024-11-04T12:00:00Z", "merge", "--no-ff", "--message", "Merge", "earlier-start");
  expect((await entry()).stamp).toBe("2024-11-04T12:00:00Z");
});

test("B2 a shallow clone never makes an entry older", async () => {
  git("init", "--initial-branch", "main");
  git("add", ".");
  at("2024-11-01T12:00:00Z", "commit", "-m", "Begin");
  content.replace(EDITION, '"09:00"', '"10:00"');
  commit("2024-11-02T12:00:00Z");
  const before = await entry();
  content.replace("content/team.yaml", "role: Community", "role: Events");
  commit("2024-11-03T12:00:00Z");
  const clone = emptyFolder();
  git("clone", "--depth", "1", `file://${content.root()}`, clone);
  readContentFrom(clone);
  const shallow = await entry();
  expect(shallow.stamp).toBe("2024-11-03T12:00:00Z");
  expectUpdate(before, shallow);
});

test("B2 without Git an entry dates from the day on which its file was saved", async () => {
  const file = join(content.root(), EDITION);
  const saved = new Date("2024-11-01T12:00:00Z");
  utimesSync(file, saved, saved);
  const before = await entry();
  expect(before.stamp).toBe("2024-11-01T12:00:00Z");
  expect(await entry()).toEqual(before);
  expectUpdate(before, await entry({ venue: "Another hall" }));
  content.replace(EDITION, '"09:00"', '"10:00"');
  expectUpdate(before, await entry());
});
