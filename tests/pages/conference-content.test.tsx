import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { dataOf } from "../support/structured-data.ts";
import definition from "../../app/pages/conferencex/page.server.ts";
import ConferencePage from "../../app/pages/conferencex/page.tsx";
import { EDITION, copyContentForEachTest } from "../content/copied-content.ts";

const content = copyContentForEachTest();

const write = (fields: object) => content.change(EDITION, { ...fields });

/** What the file says in the edition's place, and the page's words from it. */
async function pageWith(fields: object): Promise<string> {
  write(fields);
  expect(await findContentProblems()).toEqual([]);
  return renderToStaticMarkup(<ConferencePage {...await definition.load("/conferencex")} />);
}

async function problemsWith(fields: object): Promise<string[]> {
  write(fields);
  return (await findContentProblems()).map(({ line, message }) => `${line}: ${message}`);
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const words = (html: string) => html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");

test.each([
  [{ name: "Ada Lovelace" }, "|AL|Ada Lovelace|"],
  [{ name: "Žofia van der Šťastná, PhD", title: "Poet" }, "|ŽŠ|Žofia van der Šťastná, PhD|Poet|"],
  [{ name: "Plato (he/him)", employer: "Academy" }, "|P|Plato (he/him)|Academy|"],
  [{ name: "李 小龍", title: "A".repeat(120) }, `|李小|李 小龍|${"A".repeat(120)}|`],
  [{ name: "Ada B", talk: "T".repeat(200) }, `|AB|Ada B|${"T".repeat(200)}|`],
  [{ name: "Ada B", links: [{ label: "Web", url: "http://ada.example" }] }, "|AB|Ada B|Web|"],
])("B10 a speaker says what the file has and nothing else: %j", async (speaker, shown) => {
  const html = await pageWith({ speakers: [{ id: "one", ...speaker }], faq: undefined });
  expect(words(html)).toContain(shown);
  expect(html).toContain('<li id="speaker-one"');
});

test("B10 a speaker with an abstract or a biography opens, also by the link to it", async () => {
  const html = await pageWith({});
  const [card = ""] =
    /<details (?:(?!<details).)*id="speaker-asta-nyberg".*?<\/details>/s.exec(html) ?? [];
  expect(words(card)).toContain("What a small model forgets");
  expect(card).toContain("<strong>half as large</strong>");
  expect(words(card)).toContain("Asta has measured models for ten years.");
  expect(html).toContain('<li id="speaker-milo-varga"');
});

const DAYS = { date: "2025-01-25", endDate: "2025-01-26" };

test("B1 an edition of several days says its last day wherever it says its first", async () => {
  const about = { heading: "H", text: "On {date}: {fullDate}, {hours}." };
  const html = await pageWith({ ...DAYS, about });
  const full = "Saturday, January 25–Sunday, January 26, 2025";
  expect(words(html)).toContain(`|ConferenceX 2025, ${full}, Halifax|`);
  expect(words(html)).toContain("|2|5|–|2|6| |January| |Sat–Sun| |Halifax|");
  expect(plain(words(html))).toContain(`|On January 25–26: ${full}, Sat 9:00AM–Sun 5:00PM AST.|`);
  expect(html).toContain('data-ends="2025-01-26T17:00:00-04:00"');
  expect(html).toContain("dates=20250125T130000Z%2F20250126T210000Z");
  expect(await dataOf("/conferencex")).toContainEqual(
    expect.objectContaining({ endDate: "2025-01-26T17:00:00-04:00" }),
  );
});

test.each([
  [
    { date: "2025-01-31", endDate: "2025-02-01" },
    "|3|1|–|1| |Jan–Feb| |Fri–Sat|",
    "|January 31–February 1|",
  ],
  [
    { ...DAYS, startTime: "18:00", endTime: "15:00" },
    "|Sat 6:00PM–Sun 3:00PM AST|",
    "|January 25–\u206026|",
  ],
  [{ ...DAYS, startTime: "17:00", endTime: "18:30" }, "|Sat 5:00PM–Sun 6:30PM AST|"],
])("B1 %j reads %s", async (fields, ...shown) => {
  const html = plain(words(await pageWith(fields)));
  for (const each of shown) expect(html).toContain(each);
});

test("B16 the place is among the facts if nothing but its own line has it", async () => {
  expect(words(await pageWith({ venue: "Harbour Hall" }))).toContain("|Venue|Harbour Hall|");
  const about = { heading: "What it is", text: "A day at Harbour Hall." };
  expect(words(await pageWith({ about }))).not.toContain("|Venue|");
});

test.each(["2025-01-25", "2025-01-24"])("B10 a last day of %s is a mistake", async (endDate) => {
  expect(await problemsWith({ endDate })).toEqual([
    expect.stringMatching(/^\d+: endDate: must be after 2025-01-25\./),
  ]);
});

const session = (fields: object) => ({ time: "9 AM", title: "A session", ...fields });

test("B10 a session says its room and links to its speakers", async () => {
  const schedule = [session({ room: "Hall A", speakers: ["asta-nyberg", "milo-varga"] })];
  const html = await pageWith({ day: { heading: "Programme", schedule } });
  const [programme = ""] = /<h2>Programme.*?<\/section>/s.exec(html) ?? [];
  expect(words(programme)).toContain("|A session|Hall A · |Asta Nyberg| · |Milo Varga|");
  expect(programme).toContain('href="#speaker-milo-varga"');
});

test("B10 a session with an unknown speaker is a mistake on its line", async () => {
  const schedule = [session({ speakers: ["asta-nyber"] })];
  const [found = ""] = await problemsWith({ day: { heading: "Programme", schedule } });
  expect(found).toMatch(
    /^\d+: .*there is no “asta-nyber” in the speakers\. Did you mean “asta-nyberg”\?$/,
  );
});

test("B10 an edition's links lead to this site and to others", async () => {
  const html = await pageWith({
    links: [
      { label: "Code of conduct", to: "/newsletter" },
      { label: "Venue map", to: "http://map.example" },
    ],
  });
  expect(html).toContain('<a href="/newsletter">Code of conduct</a>');
  expect(html).toContain('<a href="http://map.example">Venue map</a>');
});

test("B10 sponsors have the club's own levels, and an empty level leaves nothing", async () => {
  const levels = [
    { name: "Moon", organisations: ["thorne-pike"] },
    { name: "Comet", organisations: [] },
    { name: "Pebble", organisations: ["sable-tools"] },
  ];
  const html = await pageWith({
    sponsors: { heading: "With thanks to", levels },
    partners: undefined,
  });
  const [strip = ""] = /<h2>With thanks to.*/s.exec(html) ?? [];
  const shown = [...strip.matchAll(/<h3>(.*?)<|alt="(.*?)"/g)].map(
    ([, level, name]) => level ?? name,
  );
  expect(shown).toEqual(["Moon", "Thorne &amp; Pike", "Pebble", "Sable Tools"]);
});
