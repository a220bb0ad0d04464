import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import definition from "../../app/pages/conferencex/page.server.ts";
import ConferencePage from "../../app/pages/conferencex/page.tsx";
import { CONFERENCE_PATH, EDITION, copyContentForEachTest } from "../content/copied-content.ts";

vi.mock(import("../../app/content/pictures.server.ts"), async (original) =>
  (await import("../content/without-pictures.ts")).withoutPictures(original),
);

const content = copyContentForEachTest();

function write(fields: object) {
  const edition = parse(content.read(EDITION)) as object;
  content.write(EDITION, stringify({ ...edition, ...fields }));
}

/** What the file says in the edition's place, and the page's words from it. */
async function pageWith(fields: object): Promise<string> {
  write(fields);
  expect(await findContentProblems()).toEqual([]);
  return renderToStaticMarkup(<ConferencePage {...await definition.load(CONFERENCE_PATH)} />);
}

const words = (html: string) => html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");

test.each([
  [{ name: "Ada Lovelace" }, "|AL|Ada Lovelace|"],
  [{ name: "Žofia van der Šťastná, PhD", title: "Poet" }, "|ŽŠ|Žofia van der Šťastná, PhD|Poet|"],
  [{ name: "Plato (he/him)", employer: "Academy" }, "|P|Plato (he/him)|Academy|"],
  [{ name: "李 小龍", title: "A".repeat(120) }, `|李小|李 小龍|${"A".repeat(120)}|`],
  [{ name: "Ada B", talk: { title: "T".repeat(200) } }, `|AB|Ada B|${"T".repeat(200)}|`],
  [{ name: "Ada B", links: [{ label: "Web", url: "http://ada.example" }] }, "|AB|Ada B|Web|"],
])("B10 a speaker says what the file has and nothing else: %j", async (speaker, shown) => {
  const html = await pageWith({ speakers: [{ id: "one", ...speaker }], faq: undefined });
  expect(words(html)).toContain(shown);
  expect(html).toContain('<li id="speaker-one"');
});

test("B10 a speaker with an abstract or a biography opens, also by the link to it", async () => {
  const html = await pageWith({});
  const [card = ""] = /<details id="speaker-asta-nyberg".*?<\/details>/s.exec(html) ?? [];
  expect(words(card)).toContain("What a small model forgets");
  expect(card).toContain("<strong>half as large</strong>");
  expect(words(card)).toContain("Asta has measured models for ten years.");
  expect(html).toContain('<li id="speaker-milo-varga"');
});
