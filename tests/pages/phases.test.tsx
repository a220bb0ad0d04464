import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CONFERENCE_PATH, EDITION, copyContentForEachTest } from "../content/copied-content.ts";
import ConferencePage from "../../app/pages/conferencex/page.tsx";
import { loadHome } from "../../app/pages/home/content.server.ts";
import definition from "../../app/pages/conferencex/page.server.ts";

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
  return renderToStaticMarkup(<ConferencePage {...await definition.load(CONFERENCE_PATH)} />);
}

const TICKET_WORDS = [TICKETS, "Secure a ticket", "Tickets are limited", "How do I get a ticket?"];

test("B1 on-sale shows the ticket button and the calendar menu, without a banner", async () => {
  const html = await pageIn("on-sale");
  for (const words of TICKET_WORDS) expect(html).toContain(words);
  expect(html).toContain("Add to calendar");
  for (const words of ["Sold out", "All tickets are sold", "is over", "have not opened"]) {
    expect(html).not.toContain(words);
  }
});

test("B1 announced shows that sales are not open, the calendar menu and no ticket", async () => {
  const html = await pageIn("announced");
  expect(html).toContain("Ticket sales have not opened yet.");
  expect(html).toContain("Add to calendar");
  for (const words of [...TICKET_WORDS, "Sold out", "is over"]) expect(html).not.toContain(words);
});

test("B1 sold-out shows a banner and “Sold out” in place of the button, and no ticket", async () => {
  const html = await pageIn("sold-out");
  expect(html.indexOf("All tickets are sold.")).toBeLessThan(html.indexOf("<h1"));
  expect(html).toContain("Sold out");
  expect(html).toContain("Add to calendar");
  for (const words of [...TICKET_WORDS, "is over"]) expect(html).not.toContain(words);
});

test("B1 over shows a banner, one link to the recap in the hero, no ticket and no calendar", async () => {
  const html = await pageIn("over");
  const beforeHeading = html.slice(0, html.indexOf("<h1"));
  expect(beforeHeading).toContain("This edition is over.");
  const hero = html.slice(0, html.indexOf("</section>"));
  expect(hero.split(`href="${CONFERENCE_PATH}-2024"`)).toHaveLength(2);
  expect(hero).not.toContain(`data-kind="pebble"`);
  const inviting = ["Welcome", "Sneak peek"];
  for (const words of [...TICKET_WORDS, ...inviting, "Sold out", "Add to calendar", ".ics"]) {
    expect(html).not.toContain(words);
  }
  expect(html).toContain('id="highlights"');
});

test("B1 Home says on the conference's card which edition is over", async () => {
  const past = async () => (await loadHome()).projects?.cards.flatMap((card) => card.past ?? []);
  expect(await past()).toEqual([]);
  content.replace(EDITION, "phase: on-sale", "phase: over");
  expect(await past()).toMatchObject([{ name: "ConferenceX 2025", note: "This edition is over." }]);
});

test("B1 the hours of an edition that is over are stars", async () => {
  content.replace(EDITION, "      room: Hall A\n", "");
  expect(await pageIn("on-sale")).not.toContain("<line");
  content.replace(EDITION, "phase: on-sale", "phase: over");
  const over = <ConferencePage {...await definition.load(CONFERENCE_PATH)} />;
  expect(renderToStaticMarkup(over)).toContain("<line");
});

test("B1 B9 a ticket's price is shown while tickets are on sale", async () => {
  const price = "    price: { text: From $10, amount: 10, currency: CAD }\n";
  content.replace(EDITION, `    url: ${TICKETS}\n`, `    url: ${TICKETS}\n${price}`);
  expect(await pageIn("on-sale")).toContain("From $10");
  content.replace(EDITION, "phase: on-sale", "phase: sold-out");
  const soldOut = <ConferencePage {...await definition.load(CONFERENCE_PATH)} />;
  expect(renderToStaticMarkup(soldOut)).not.toContain("From $10");
});
