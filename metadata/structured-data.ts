import type { Event, FAQPage, Graph, Thing } from "schema-dts";
import { editionTimes } from "../app/content/conference.server.ts";
import { conferencePath } from "../app/content/conference-years.server.ts";
import type { Conference } from "../app/pages/conferencex/content.server.ts";
import type { ConferenceRecap } from "../app/pages/conference-recap/content.server.ts";
import { issuePreviewUrl, previewUrl } from "../app/link-previews/preview-urls.server.ts";
import type { Everything, PageMetadata } from "./page-metadata.ts";

/** A page's structured data, with the values of its visible text. */
export function structuredData(all: Everything, page: PageMetadata): Graph {
  const parts = page.path === "/" ? siteParts(all) : [breadcrumbs(all, page)];
  return { "@context": "https://schema.org", "@graph": [...parts, ...pageParts(all, page.path)] };
}

function pageParts(all: Everything, path: string): Thing[] {
  const { conference, partner, recaps } = all;
  if (path === "/partner-with-us") return [faqPage(partner.faq.questions)];
  if (path === "/newsletter") return newsletterParts(all);
  if (path === conferencePath(conference.year)) {
    return [event(all, conference), faqPage(conference.faq.questions)];
  }
  return recaps.filter(({ year }) => conferencePath(year) === path).map((each) => event(all, each));
}

function siteParts({ site }: Everything): Thing[] {
  return [
    {
      "@type": "Organization",
      "@id": `${site.address}/#organization`,
      name: site.club,
      ...(site.clubFullName && { legalName: site.clubFullName }),
      url: `${site.address}/`,
      logo: `${site.address}/icon-512.png`,
      slogan: site.tagline,
      parentOrganization: { "@type": "CollegeOrUniversity", name: site.university },
    },
    {
      "@type": "WebSite",
      "@id": `${site.address}/#website`,
      name: site.club,
      url: `${site.address}/`,
      inLanguage: site.language,
      publisher: { "@id": `${site.address}/#organization` },
    },
  ];
}

function breadcrumbs({ site }: Everything, { path, name }: PageMetadata): Thing {
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

function event({ site }: Everything, edition: Conference | ConferenceRecap): Event {
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
    ...("faq" in edition && offers(edition)),
    // By name alone, because more would exceed the document's budget (docs/performance.md).
    performer: edition.speakers.map(({ name }) => ({ "@type": "Person", name })),
  };
}

/** Only once tickets are on sale. The content has no price. */
function offers({ phase, hero }: Conference): Pick<Event & object, "offers"> {
  if (phase !== "on-sale" && phase !== "sold-out") return {};
  const availability = `https://schema.org/${phase === "on-sale" ? "InStock" : "SoldOut"}` as const;
  return { offers: { "@type": "Offer", url: hero.ticket.url, availability } };
}

function newsletterParts({ site, newsletter }: Everything): Thing[] {
  const id = `${site.address}/newsletter#periodical`;
  return [
    {
      "@type": "Periodical",
      "@id": id,
      name: newsletter.newsletterName,
      url: `${site.address}/newsletter`,
      publisher: { "@type": "Organization", name: site.club, url: `${site.address}/` },
    },
    ...newsletter.issues.map((issue): Thing => ({
      "@type": "PublicationIssue",
      name: issue.title,
      description: issue.desc,
      datePublished: issue.date,
      url: issue.issueLink,
      image: `${site.address}${issuePreviewUrl(issue.id)}`,
      isPartOf: { "@id": id },
    })),
  ];
}
