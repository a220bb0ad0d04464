import { expect, test } from "vitest";
import { EDITION, copyContentForEachTest } from "../content/copied-content.ts";
import { dataOf } from "../support/structured-data.ts";

const content = copyContentForEachTest();

/** What search engines read of an edition. */
async function eventOn(path: string) {
  return (await dataOf(path)).find((part) => part["@type"] === "Event");
}

test.each([
  ["announced", undefined],
  ["on-sale", "InStock"],
  ["sold-out", "SoldOut"],
  ["over", undefined],
])("B1 B9 an edition that is %s has the offer %s", async (phase, state) => {
  content.replace(EDITION, "phase: on-sale", `phase: ${phase}`);
  const offer = {
    "@type": "Offer",
    url: "https://tickets.loom-ai-lakeside.ca/2025",
    availability: `https://schema.org/${state}`,
  };
  expect((await eventOn("/conferencex"))?.offers).toEqual(state && offer);
});

test.each([
  ["/conferencex", "2025-01-25"],
  ["/conferencex-2024", "2024-01-27"],
])("B9 the edition at %s has times with their offset, place and organizer", async (path, day) => {
  expect(await eventOn(path)).toMatchObject({
    startDate: `${day}T09:00:00-04:00`,
    endDate: `${day}T17:00:00-04:00`,
    url: `https://www.loom-ai-lakeside.ca${path}`,
    location: { address: { addressLocality: "Halifax" } },
    organizer: { name: "Loom AI" },
  });
});
