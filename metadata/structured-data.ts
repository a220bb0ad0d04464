import type {
  BreadcrumbList,
  Event,
  FAQPage,
  Graph,
  Organization,
  Periodical,
  PublicationIssue,
  Thing,
  WebSite,
} from "schema-dts";
import { conferencePath } from "../app/content/conference-years.server.ts";
import { editionTimes } from "../app/content/calendar.server.ts";
import type { Conference, ConferenceRecap } from "../app/content/conference.server.ts";
import { issuePreviewUrl, previewUrl } from "../app/link-previews/preview-urls.server.ts";
import type { Everything, PageMetadata } from "./page-metadata.ts";

/** A page's structured data, with the values of its visible text. */
export function structuredData(all: Everything, page: PageMetadata): Graph | undefined {
  const parts = page.path === "/" ? [organization(all), webSite(all)] : [trail(all, page)];
  const own = [...parts, ...partsOf(all, page.path)];
  return own.length > 0 ? { "@context": "https://schema.org", "@graph": own } : undefined;
}

function partsOf(all: Everything, path: string): Thing[] {
  const { conference, partner, recaps } = all;
  if (path === "/partner-with-us") return [faqPage(partner.faq.questions)];
  if (path === "/newsletter") return newsletterParts(all);
  if (path === conferencePath(conference.year)) {
    return [currentEvent(all), faqPage(conference.faq.questions)];
  }
  return recaps
    .filter(({ year }) => conferencePath(year) === path)
    .map((recap) => pastEvent(all, recap));
}

function organization({ site }: Everything): Organization {
  return {
    "@type": "Organization",
    "@id": `${site.address}/#organization`,
    name: site.club,
    ...(site.clubFullName && { legalName: site.clubFullName }),
    url: `${site.address}/`,
    logo: `${site.address}/icon-512.png`,
    slogan: site.tagline,
    parentOrganization: { "@type": "CollegeOrUniversity", name: site.university },
  };
}

function webSite({ site }: Everything): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${site.address}/#website`,
    name: site.club,
    url: `${site.address}/`,
    inLanguage: site.language,
    publisher: { "@id": `${site.address}/#organization` },
  };
}

function trail({ site }: Everything, { path, name }: PageMetadata): BreadcrumbList {
  const home = site.navigation.find(({ to }) => to === "/")?.label ?? site.club;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: home, item: `${site.address}/` },
      { "@type": "ListItem", position: 2, name, item: `${site.address}${path}` },
    ],
  };
}

function faqPage(questions: { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function event({ site }: Everything, edition: Conference | ConferenceRecap) {
  const { starts, ends } = editionTimes(edition);
  const path = conferencePath(edition.year);
  return {
    "@type": "Event",
    name: edition.name,
    description: edition.page.description,
    url: `${site.address}${path}`,
    image: `${site.address}${previewUrl(path)}`,
    startDate: starts,
    endDate: ends,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: edition.venue,
      address: { "@type": "PostalAddress", addressLocality: edition.city },
    },
    organizer: { "@type": "Organization", name: site.club, url: `${site.address}/` },
  } satisfies Event;
}

function currentEvent(all: Everything): Event {
  const { conference } = all;
  return {
    ...event(all, conference),
    ...offersOf(conference),
    performer: conference.speakers.map(performer),
  };
}

/** By name alone, because more would exceed the document's budget (docs/performance.md). */
function performer({ name }: { name: string }) {
  return { "@type": "Person", name } as const;
}

/** Only once tickets are on sale. The content has no price. */
function offersOf({ phase, hero }: Conference): Pick<Event & object, "offers"> {
  if (phase !== "on-sale" && phase !== "sold-out") return {};
  return {
    offers: {
      "@type": "Offer",
      url: hero.ticket.url,
      availability:
        phase === "on-sale" ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
    },
  };
}

function pastEvent(all: Everything, recap: ConferenceRecap): Event {
  return {
    ...event(all, recap),
    performer: recap.speakers.map(performer),
  };
}

function newsletterParts({ site, newsletter }: Everything): (Periodical | PublicationIssue)[] {
  const periodical = `${site.address}/newsletter#periodical`;
  return [
    {
      "@type": "Periodical",
      "@id": periodical,
      name: newsletter.newsletterName,
      url: `${site.address}/newsletter`,
      publisher: { "@type": "Organization", name: site.club, url: `${site.address}/` },
    },
    ...newsletter.issues.map(({ id, title, date, desc, issueLink }): PublicationIssue => ({
      "@type": "PublicationIssue",
      name: title,
      description: desc,
      datePublished: date,
      url: issueLink,
      image: `${site.address}${issuePreviewUrl(id)}`,
      isPartOf: { "@id": periodical },
    })),
  ];
}
