import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadHome } from "../../app/pages/home/page.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import recap from "../../app/pages/conference-recap/page.server.ts";
import RecapPage from "../../app/pages/conference-recap/page.tsx";
import conferencex from "../../app/pages/conferencex/page.server.ts";
import ConferencePage from "../../app/pages/conferencex/page.tsx";
import { smallClubForEachTest } from "../support/club.ts";
import { loadPageMetadata } from "../../metadata/page-metadata.ts";
import { structuredData } from "../../metadata/structured-data.ts";

const club = smallClubForEachTest();

const TICKETS = "https://tickets.brisk-ai.ca/2025";
const BARE = { name: "ConferenceX 2025", phase: "on-sale", date: "2025-01-25" };
const EDITION = {
  ...BARE,
  startTime: "09:00",
  endTime: "17:00",
  timeZone: "America/Halifax",
  city: "Halifax",
  ticket: TICKETS,
  notes: {
    announced: "Not on sale yet.",
    "on-sale": "Tickets are limited.",
    "sold-out": "All are sold.",
    over: "This edition is over.",
  },
  welcome: { heading: "Welcome To:", typedWords: ["ConferenceX"] },
  speakers: [
    { id: "asta-nyberg", name: "Asta Nyberg", talk: "Small models", biography: "A **decade**." },
    { id: "milo-varga", name: "Milo Varga", title: "Co-founder", employer: "Fathom" },
  ],
  day: {
    heading: "The day",
    schedule: [{ time: "9 AM", title: "A talk", room: "Hall A", speakers: ["asta-nyberg"] }],
    facts: [{ label: "Lunch", text: "Soup" }],
  },
  questions: [
    { question: "How do I get a ticket?", answer: "Click.", phases: ["on-sale"] },
    { question: "Will there be food?", answer: "Yes, **soup**." },
  ],
};

const write = (fields: object, year = 2025) =>
  club.write(`content/conferencex/${year}.yaml`, fields);

const currentPage = async () =>
  renderToStaticMarkup(<ConferencePage {...await conferencex.load()} />);
const pastPage = async (year: number) =>
  renderToStaticMarkup(
    <RecapPage
      {...((await recap.load(`/conferencex-${year}`)) as ComponentProps<typeof RecapPage>)}
    />,
  );

/** The page of an edition with these fields, which are no mistake. */
async function pageWith(fields: object): Promise<string> {
  write({ ...EDITION, ...fields });
  expect(await findContentProblems()).toEqual([]);
  return currentPage();
}

/** The words between tags. */
const words = (html: string) =>
  html
    .replaceAll("\u00a0", " ")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|");

/** Elements without a word or a picture in them, and words that stand for nothing. The script fills the local time. */
function emptyIn(html: string): string[] {
  const filled = html.replace(/<p [^>]*needs-script[^>]*>/g, "$&…");
  const empty = /<(h[1-6]|p|ul|ol|dl|li|a|section|figure|summary|time)\b[^>]*>\s*<\/\1>/g;
  const leftovers = />[^<]*(?:\bundefined\b|\bnull\b|\bNaN\b|, ,|–<)/g;
  return [...(filled.match(empty) ?? []), ...(filled.match(leftovers) ?? [])];
}

const ON_SALE = [TICKETS, "Secure a ticket", "How do I get a ticket?", "Tickets are limited."];
const BEFORE = ["Add to calendar", ".ics", "Welcome To:"];
const ALL = [...ON_SALE, ...BEFORE, "Not on sale yet.", "Sold out", "All are sold.", "is over."];

test.each([
  ["announced", [...BEFORE, "Not on sale yet."], undefined],
  ["on-sale", [...ON_SALE, ...BEFORE], "InStock"],
  ["sold-out", [...BEFORE, "Sold out", "All are sold."], "SoldOut"],
  ["over", ["is over."], undefined],
])(
  "B1 B9 %s shows its words and no other phase’s, on the page and as offer",
  async (phase, shown, offer) => {
    const html = await pageWith({ phase });
    expect(ALL.filter((each) => html.includes(each)).toSorted()).toEqual(shown.toSorted());
    const page = (await loadPageMetadata()).find(({ folder }) => folder === "conferencex");
    const event = page && (await structuredData(page)).find((part) => part["@type"] === "Event");
    const availability = `https://schema.org/${offer}`;
    expect(event?.offers).toEqual(offer && { "@type": "Offer", url: TICKETS, availability });
    const banner = html.slice(0, html.indexOf("<h1"));
    expect(banner.includes("All are sold.")).toBe(phase === "sold-out");
    expect(banner.includes("is over.")).toBe(phase === "over");
  },
);

test("B1 R24 Home says on the conference's card when it is and where tickets are, or that it is over", async () => {
  const card = { title: "ConferenceX", description: "A day.", location: "/conferencex" };
  club.replace("content/home.yaml", /$/, `projects: [${JSON.stringify(card)}]\n`);
  const edition = async () => (await loadHome()).projects[0]?.edition;
  write(EDITION);
  expect(await edition()).toMatchObject({
    title: "Saturday, January\u00a025, 2025",
    ticket: TICKETS,
  });
  write({ ...EDITION, phase: "over" });
  expect(await edition()).toMatchObject({
    title: "ConferenceX 2025",
    note: "This edition is over.",
    ticket: undefined,
  });
});

test.each(["announced", "on-sale", "sold-out", "over"])(
  "B16 an edition of a name, a phase and a date alone is a page, %s, and then a recap",
  async (phase) => {
    write({ ...BARE, phase });
    expect(await findContentProblems()).toEqual([]);
    const html = await currentPage();
    expect(html).toContain("ConferenceX 2025, Saturday, January 25, 2025</span>");
    expect(html).not.toMatch(/<h[2-6]|<ol|<dl/);
    expect(emptyIn(html)).toEqual([]);
    write({ ...BARE, name: "ConferenceX 2026", date: "2026-01-24" }, 2026);
    expect(emptyIn(await pastPage(2025))).toEqual([]);
    expect(await pastPage(2025)).toMatch(/<h1[^>]*>ConferenceX 2025<\/h1>/);
  },
);

test("B16 empty groups leave no heading", async () => {
  const none = { heading: "Nothing here" };
  const html = await pageWith({
    day: { ...none, schedule: [], facts: [] },
    sneakPeek: { ...none, parts: [] },
    partners: { ...none, organisations: [] },
    speakers: [],
    questions: [],
  });
  expect(html).not.toMatch(/Nothing here|Featured Speakers|Frequently asked/);
  expect(emptyIn(html)).toEqual([]);
});

test.each([
  [
    { endDate: "2025-01-26" },
    "|ConferenceX 2025, Saturday, January 25–Sunday, January 26, 2025, Halifax|",
    "|Sat 9:00AM–Sun 5:00PM AST|",
  ],
  [{ date: "2025-01-31", endDate: "2025-02-01" }, "|3|1|–|1| |Jan–Feb| |Fri–Sat|"],
  [{ startTime: "17:00", endTime: "18:30" }, "|5:00PM–6:30PM AST|"],
])("B1 %j reads %s", async (fields, ...shown) => {
  const html = words(await pageWith(fields));
  for (const each of shown) expect(html).toContain(each);
});

test("B19 a session has its room and its speakers, who open with talk and biography", async () => {
  const html = await pageWith({});
  expect(words(html)).toContain("|A talk|Hall A · |Asta Nyberg|");
  expect(html).toContain('href="#speaker-asta-nyberg"');
  expect(html).toMatch(/<details\b(?:(?!<details).)*id="speaker-asta-nyberg".*<strong>decade/s);
  write({ ...EDITION, speakers: EDITION.speakers.slice(1) });
  expect((await findContentProblems()).map(({ message }) => message).join()).toContain(
    "there is no “asta-nyberg” in the speakers",
  );
});

test("B19 sponsors have the club's own levels, and an empty level leaves nothing", async () => {
  const organisations = ["Thorne", "Sable"].map((name) => ({ id: name.toLowerCase(), name }));
  club.write("content/organisations.yaml", organisations);
  const levels = [
    { name: "Moon", organisations: ["thorne"] },
    { name: "Comet", organisations: [] },
    { name: "Pebble", organisations: ["sable"] },
  ];
  const html = words(await pageWith({ sponsors: { heading: "With thanks to", levels } }));
  expect(html).toMatch(/\|With thanks to\|Moon\|Thorne\|Pebble\|Sable\|/);
});

test("R12 R25 R32 B19 a new year is a copied file with another date, and the past one keeps its words", async () => {
  const links = [{ label: "Venue map", to: "https://map.example" }];
  write({ ...EDITION, links }, 2025);
  const speakers = EDITION.speakers.slice(1);
  write({ ...BARE, name: "ConferenceX 2024", date: "2024-01-27", speakers }, 2024);
  write(
    { ...EDITION, name: "ConferenceX 2026", date: "2026-01-24", about: { heading: "What?" } },
    2026,
  );
  expect(await findContentProblems()).toEqual([]);
  const past = await pastPage(2025);
  for (const kept of [
    "Asta Nyberg",
    "Co-founder",
    "<strong>decade",
    "<strong>soup",
    "Hall A",
    "Lunch",
    "Will there be food?",
    'href="https://map.example"',
    'href="/conferencex-2024"',
  ])
    expect(past).toContain(kept);
  expect(past).not.toMatch(/Secure a ticket|tickets\.|\.ics|Welcome To/);
  expect(await currentPage()).toMatch(/href="\/conferencex-2025(?:#highlights)?"/);
  expect(await pastPage(2024)).toContain("Co-founder, Fathom");
});

test("B16 a club without a conference has no page for it, and the check names a link there", async () => {
  club.replace("content/site.yaml", /$/, "navigation:\n  - label: Talks\n    to: /conferencex\n");
  expect(await findContentProblems()).toMatchObject([
    { file: "content/site.yaml", line: 6, message: expect.stringContaining("/conferencex") },
  ]);
});
