import { cpSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import definition from "../../app/pages/conference-recap/page.server.ts";
import ConferenceRecapPage from "../../app/pages/conference-recap/page.tsx";
import conferencex from "../../app/pages/conferencex/page.server.ts";
import ConferencePage from "../../app/pages/conferencex/page.tsx";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { CONFERENCE_FOLDER, copyContentForEachTest, EDITION } from "../content/copied-content.ts";

const content = copyContentForEachTest();
const NEXT = `${CONFERENCE_FOLDER}/2026.yaml`;

/** Turns the year as docs/handover.md says: copies the file and its pictures, then changes three lines. */
function turnYear() {
  const pictures = join(content.root(), CONFERENCE_FOLDER);
  cpSync(join(pictures, "2025"), join(pictures, "2026"), { recursive: true });
  content.write(NEXT, content.read(EDITION));
  content.change(NEXT, { year: 2026, date: "2026-01-24", phase: "announced" });
}

const pastPage = async (year: number) =>
  renderToStaticMarkup(<ConferenceRecapPage {...await definition.load(`/conferencex-${year}`)} />);

/** The texts of content, without ids, files and addresses. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  const fields = Object.entries(Object(value) as object);
  return fields.flatMap(([key, inner]) =>
    /^(?:id|photo|to|url|speakers)$/.test(key) && !Array.isArray(value) ? [] : textsOf(inner),
  );
}

const schedule = [
  { time: "9 AM", title: "Registration", text: "Sign in." },
  { time: "10 AM", title: "A talk", room: "Hall A", speakers: ["asta-nyberg"] },
];

beforeEach(() => {
  content.change(EDITION, {
    day: { heading: "The day", schedule, facts: [{ label: "Lunch", text: "Soup" }] },
    sponsors: { heading: "Thanks", levels: [{ name: "Gold", organisations: ["sable-tools"] }] },
  });
});

test("R32 B11 the year turns with three lines, and the past edition still says every word", async () => {
  turnYear();
  expect(await findContentProblems()).toEqual([]);
  const html = await pastPage(2025);
  const { links, speakers, faq } = content.fields(EDITION);
  const words = textsOf([links, speakers, faq, schedule]);
  expect(words.length).toBeGreaterThan(30);
  for (const text of words) expect(html).toContain(text.split("**")[0]);
  expect(html).toContain("<strong>half as large</strong>");
  expect(html).toContain('<a href="#speaker-asta-nyberg">Asta Nyberg</a>');
  for (const text of ["Portrait of Milo Varga", "Soup", "Gold", "Thorne &amp; Pike", "Sable Tools"])
    expect(html).toContain(text);
  expect(html).not.toMatch(/Secure a ticket|tickets\.|\.ics|Welcome To|Sneak peek/);
});

test("R25 B11 the new edition links to the last one, each past edition to the one before", async () => {
  turnYear();
  const current = async () =>
    renderToStaticMarkup(<ConferencePage {...await conferencex.load("/conferencex")} />);
  expect(await current()).toContain(`href="/conferencex-2025#highlights"`);
  expect(await pastPage(2025)).toContain(`href="/conferencex-2024"`);
  expect(await pastPage(2025)).toContain('id="highlights"');
  expect((await definition.load(`/conferencex-2024`)).earlier).toBeUndefined();
  content.change(NEXT, { about: undefined, sneakPeek: undefined });
  expect(await current()).toContain(`<a href="/conferencex-2025">ConferenceX 2025</a>`);
});

test.each([
  ["announced", "Ticket sales have not opened yet."],
  ["over", "This edition is over."],
])("B1 a past edition names the current one with its ticket note, %s", async (phase, note) => {
  content.change(EDITION, { phase });
  const { next } = await definition.load(`/conferencex-2024`);
  expect(next).toEqual({
    name: "ConferenceX 2025",
    path: "/conferencex",
    day: "Saturday, January\u00a025, 2025",
    note,
    button: "ConferenceX 2024 Highlights",
  });
});
