import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { copyContentForEachTest, type Fields } from "../content/copied-content.ts";
import HomePage from "../../app/pages/home/page.tsx";
import definition from "../../app/pages/home/page.server.ts";

const content = copyContentForEachTest();
const HOME = "content/home.yaml";

async function homeWith(change: Fields): Promise<string> {
  content.change(HOME, change);
  return renderToStaticMarkup(<HomePage {...await definition.load("/")} />);
}

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
