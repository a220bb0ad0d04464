import type { Event, Thing } from "schema-dts";
import { calendarPath, CONFERENCE } from "#app/content/event-series.server.ts";
import { eventPart, faqPart } from "../structured-data.server.ts";
import { calendarFile } from "./calendar-file.server.ts";
import { type Conference, hasCalendar, loadCurrentConference } from "./content.server.ts";

export async function structuredData(): Promise<Thing[]> {
  const conference = await loadCurrentConference();
  const event: Event = { ...eventPart(conference), ...offers(conference) };
  return [event, ...(conference.faq ? [faqPart(conference.faq.questions)] : [])];
}

/** Only once tickets are on sale, and with a price only if the content has one. */
function offers({ phase, hero }: Conference): Pick<Event & object, "offers"> {
  if (!hero.ticket || (phase !== "on-sale" && phase !== "sold-out")) return {};
  const { url, price } = hero.ticket;
  return {
    offers: {
      "@type": "Offer",
      url,
      availability: `https://schema.org/${phase === "on-sale" ? "InStock" : "SoldOut"}`,
      ...(price && { price: price.amount, priceCurrency: price.currency }),
    },
  };
}

export async function addedFiles(): Promise<Record<string, string>> {
  const conference = await loadCurrentConference();
  if (!hasCalendar(conference)) return {};
  return { [calendarPath(CONFERENCE, conference.year)]: calendarFile(conference) };
}
