import type { Event, FAQPage, Organization } from "schema-dts";
import { previewUrl } from "#app/link-previews/preview-urls.server.ts";
import { plainText, type RichText } from "#app/content/rich-text.server.ts";
import { loadSite } from "#app/content/site.server.ts";
import { CONFERENCE, editionPath } from "#app/content/event-series.server.ts";
import { type Edition, editionTimes, venueAndCity } from "./conference.server.ts";
import type { PageMeta } from "./define-page.server.ts";

/** The club as publisher or organizer. */
export function clubPart(): Organization {
  const { club, address } = loadSite();
  return { "@type": "Organization", name: club, url: `${address}/` };
}

export function faqPart(questions: { question: string; answer: RichText }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

type EventEdition = Edition & { page: PageMeta; speakers: { name: string }[] };

export function eventPart(edition: EventEdition) {
  const { address } = loadSite();
  const { venue, city, speakers } = edition;
  const { starts, ends } = editionTimes(edition);
  const path = editionPath(CONFERENCE, edition.year);
  return {
    "@type": "Event",
    name: edition.name,
    description: edition.page.description,
    url: `${address}${path}`,
    image: `${address}${previewUrl(path)}`,
    startDate: starts,
    endDate: ends,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    ...(venueAndCity(edition) && {
      location: {
        "@type": "Place",
        name: venue ?? city,
        ...(city && { address: { "@type": "PostalAddress", addressLocality: city } }),
      },
    }),
    organizer: clubPart(),
    // By name alone, because more would exceed the document's budget (docs/performance.md).
    ...(speakers.length > 0 && {
      performer: speakers.map(({ name }) => ({ "@type": "Person", name })),
    }),
  } satisfies Event;
}
