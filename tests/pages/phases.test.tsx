import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EDITION, copyContentForEachTest } from "../content/copied-content.ts";
import ConferencePage from "../../app/pages/conferencex/page.tsx";
import { loadHome } from "../../app/pages/home/page.server.ts";
import definition from "../../app/pages/conferencex/page.server.ts";
import * as UI_TEXT from "../../app/ui-text.ts";

const content = copyContentForEachTest();
const TICKETS = "https://tickets.loom-ai-lakeside.ca/2025";

/** Prerenders the page in a phase, with a question that only appears while tickets are on sale. */
async function pageIn(phase: string): Promise<string> {
  content.replace(EDITION, "phase: on-sale", `phase: ${phase}`);
  content.replace(
    EDITION,
    "    - question: Will there be food?",
    "    - question: How do I get a ticket?\n      answer: Click the button.\n      phases: [on-sale]\n    - question: Will there be food?",
  );
  return renderToStaticMarkup(<ConferencePage {...await definition.load("/conferencex")} />);
}

const TICKET_WORDS = [TICKETS, "Secure a ticket", "Tickets are limited", "How do I get a ticket?"];
const ALL_WORDS = [
  ...TICKET_WORDS,
  "have not opened",
  UI_TEXT.soldOut,
  "All tickets are sold.",
  "is over",
  "Add to calendar",
  "Welcome",
  "Sneak peek",
];

test.each([
  ["announced", ["have not opened", "Add to calendar", "Welcome", "Sneak peek"]],
  ["on-sale", [...TICKET_WORDS, "Add to calendar", "Welcome", "Sneak peek"]],
  [
    "sold-out",
    [UI_TEXT.soldOut, "All tickets are sold.", "Add to calendar", "Welcome", "Sneak peek"],
  ],
  ["over", ["is over"]],
])("B1 %s shows its words and no other phase’s", async (phase, words) => {
  const html = await pageIn(phase);
  expect(ALL_WORDS.filter((each) => html.includes(each)).toSorted()).toEqual(words.toSorted());
});

test.each([
  ["sold-out", "All tickets are sold."],
  ["over", "This edition is over."],
])("B1 %s begins with a banner", async (phase, words) => {
  const html = await pageIn(phase);
  expect(html.slice(0, html.indexOf("<h1"))).toContain(words);
});

test("B1 over has one link to the recap, and no calendar file", async () => {
  const html = await pageIn("over");
  const hero = html.slice(0, html.indexOf("</section>"));
  expect(hero).toContain(`href="/conferencex-2024"`);
  expect(html.split(`href="/conferencex-2024`)).toHaveLength(2);
  expect(hero).not.toContain(`data-kind="pebble"`);
  expect(html).not.toContain(".ics");
  expect(html).toContain('id="highlights"');
});

test("B1 R24 Home says on the conference's card when it is and where tickets are, or that it is over", async () => {
  const editions = async () =>
    (await loadHome()).projects?.cards.flatMap(({ edition }) => edition ?? []);
  const ticket = { label: "Secure a ticket", url: TICKETS };
  expect(await editions()).toMatchObject([{ title: "Saturday, January\u00a025, 2025", ticket }]);
  content.replace(EDITION, "phase: on-sale", "phase: over");
  const over = { title: "ConferenceX 2025", note: "This edition is over.", ticket: undefined };
  expect(await editions()).toMatchObject([over]);
});

test.each(["This edition is over.", "Terminé"])(
  "B1 R27 the description of an edition that is over begins with its note “%s”",
  async (note) => {
    content.replace(EDITION, "phase: on-sale", "phase: over");
    content.replace(EDITION, "over: This edition is over.", `over: ${note}`);
    const { page } = await definition.load("/conferencex");
    expect(page.description).toBe(
      `${note.replace(".", "")}. ConferenceX 2025, Saturday, January 25, 2025. An institute, Halifax`,
    );
  },
);

test("B1 the hours of an edition that is over are stars", async () => {
  expect(await pageIn("on-sale")).not.toContain("<line");
  content.replace(EDITION, "phase: on-sale", "phase: over");
  const over = <ConferencePage {...await definition.load("/conferencex")} />;
  expect(renderToStaticMarkup(over)).toContain("<line");
});
