import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { copyContentForEachTest, type Fields } from "../content/copied-content.ts";
import HomePage from "../../app/pages/home/page.tsx";
import definition from "../../app/pages/home/page.server.ts";

const content = copyContentForEachTest();
const HOME = "content/home.yaml";

async function homeWith(change: Fields): Promise<string> {
  content.change(HOME, change);
  return renderToStaticMarkup(<HomePage {...await definition.load("/")} />);
}

test("B16 past and small events have a day, a month or neither, and lead where they should", async () => {
  const entries = [
    { title: "Reading group", date: "2025-02-03", text: "Bring a paper.", to: "https://a.example" },
    { title: "Hack night", date: "2025-01" },
    { title: "Office hours" },
  ];
  const html = await homeWith({ events: { heading: "Events", entries } });
  const section = /<section id="events".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(section.replaceAll(/ (?:class|data-longest)="[^"]*"/g, "")).toContain(
    [
      '<li><h3><a href="https://a.example">Reading group</a></h3>',
      '<time dateTime="2025-02-03">February\u00a03, 2025</time><p>Bring a paper.</p></li>',
      '<li><h3>Hack night</h3><time dateTime="2025-01">January 2025</time></li>',
      "<li><h3>Office hours</h3></li>",
    ].join(""),
  );
  expect(await homeWith({ events: undefined })).not.toContain("Events");
});

test("B16 an event lasts from a month to a month, or from a year to a year", async () => {
  const entries = [
    { title: "Course", date: "2026-01", endDate: "2026-04" },
    { title: "Applications", date: "2025", endDate: "2026" },
  ];
  const html = await homeWith({ events: { heading: "Events", entries } });
  expect([...html.matchAll(/<time[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([
    "January–April 2026",
    "2025–2026",
  ]);
  const mixed = [{ title: "Course", date: "2026-01", endDate: "2026-04-30" }];
  content.change(HOME, { events: { heading: "Events", entries: mixed } });
  expect((await findContentProblems()).map(({ problem }) => problem)).toEqual([
    "the end, 2026-04-30, is not after a beginning of its kind.",
  ]);
});

test("R8 one sentence that is both the tagline and the lead is on Home once", async () => {
  const tagline = /^tagline: (.*)$/m.exec(content.read("content/site.yaml"))?.[1] ?? "";
  const { hero } = parse(content.read(HOME)) as { hero: Fields };
  const times = async (lead: unknown) =>
    (await homeWith({ hero: { ...hero, lead } })).split(tagline).length - 1;
  expect(await times("We meet on Wednesdays.")).toBe(1);
  expect(await times(tagline)).toBe(1);
});

test("B16 a project is words alone, and leads to another site", async () => {
  const card = { title: "Rover", description: "It drives.", theme: "dark" };
  const location = "https://code.example/rover";
  const cards = [{ ...card, location, button: "See the code" }];
  const html = await homeWith({ projects: { heading: "Projects", cards } });
  const [article = ""] = /<article.*?Rover.*?<\/article>/s.exec(html) ?? [];
  expect(article).toContain(`href="${location}"`);
  expect(article).toContain('data-icon="arrowOut"');
  expect(article).not.toMatch(/<picture|<p[^>]*><\/p>|data-moving/);
});

test("R42 B16 project cards without a theme are dark and light in turn", async () => {
  const titles = ["Rover", "Glider", "Walker"];
  const cards = titles.map((title) => ({ title, description: "It moves." }));
  const html = await homeWith({ projects: { heading: "Projects", cards } });
  const themes = [...html.matchAll(/<article[^>]*data-theme="(\w+)" aria-labelledby="card/g)];
  expect(themes.map(([, theme]) => theme)).toEqual(["dark", "light", "dark"]);
});

test("B16 who the club is and its mission are words alone", async () => {
  const about = {
    heading: "About",
    who: { label: "Who we are", text: "Students." },
    mission: { label: "Our mission", text: "To learn." },
  };
  const [section = ""] = /<section id="about".*?<\/section>/s.exec(await homeWith({ about })) ?? [];
  expect(section).toMatch(/Our mission<\/h3><p[^>]*>To learn/);
  expect(section).not.toMatch(/<p[^>]*><\/p>/);
});

test("B16 a number leads where it should by its own words", async () => {
  const entries = [{ value: "40", label: "members", to: "/#about" }];
  const html = await homeWith({ numbers: { heading: "In numbers", entries } });
  expect(html).toMatch(/<p[^>]*><a href="\/#about">members<\/a><\/p><\/li>/);
});

test("B10 a member of the team is a name alone", async () => {
  content.write("content/team.yaml", '[{ "id": "ada", "name": "Ada" }]');
  const html = await homeWith({});
  expect(html).toMatch(/<bdi>Ada<\/bdi><\/h3><\/div>/);
});

test("B16 each group of the team has a heading, under which its members follow", async () => {
  const members = (html: string) =>
    [...html.matchAll(/<h([34])[^>]*>(?:<bdi>)?(Board|Alumni|[A-Z]\.)</g)].map((found) =>
      found.slice(1).join(),
    );
  const person = (name: string, group?: string) => ({
    id: name.charAt(0).toLowerCase(),
    name,
    role: "Member",
    group,
  });
  const team = [person("A."), person("B.", "Board"), person("C.", "Alumni"), person("D.", "Board")];
  content.write("content/team.yaml", JSON.stringify(team));
  expect(members(await homeWith({}))).toEqual([
    "3,A.",
    "3,Board",
    "4,B.",
    "4,D.",
    "3,Alumni",
    "4,C.",
  ]);
  expect(await homeWith({})).toContain('<h3 id="group-alumni" tabindex="-1">Alumni</h3>');
  content.write("content/team.yaml", JSON.stringify(team.slice(0, 1)));
  expect(members(await homeWith({}))).toEqual(["3,A."]);
});
