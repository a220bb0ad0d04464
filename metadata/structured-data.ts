import type { Event, FAQPage, Graph, Organization, Thing } from "schema-dts";
import { plainText, type RichText } from "../app/content/rich-text.server.ts";
import { loadSite, type Site } from "../app/content/site.server.ts";
import { type Edition, editionTimes, venueAndCity } from "../app/pages/conference.server.ts";
import { loadPastEdition } from "../app/pages/conference-recap/content.server.ts";
import { type Conference, loadCurrentConference } from "../app/pages/conferencex/content.server.ts";
import { loadNewsletter } from "../app/pages/newsletter/content.server.ts";
import { loadPartner } from "../app/pages/partner-with-us/content.server.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** A page's structured data in terms of schema.org, with the values of its visible text. */
export async function structuredData(page: PageMetadata): Promise<Graph> {
  const site = loadSite();
  const own = await ownParts(site, page);
  return {
    "@context": "https://schema.org",
    "@graph": page.path === "/" ? own : [breadcrumbs(site, page), ...own],
  };
}

async function ownParts(site: Site, page: PageMetadata): Promise<Thing[]> {
  switch (page.folder) {
    case "home":
      return clubAndSite(site);
    case "partner-with-us":
      return questions(loadPartner().questions);
    case "conferencex": {
      const conference = await loadCurrentConference();
      const event: Event = { ...eventPart(site, page, conference), ...offers(conference) };
      return [event, ...questions(conference.questions)];
    }
    case "conference-recap": {
      const edition = await loadPastEdition(page.path);
      return [eventPart(site, page, edition), ...questions(edition.questions)];
    }
    case "newsletter":
      return newsletterParts(site, page);
    default:
      return [];
  }
}

function breadcrumbs(site: Site, { path, heading }: PageMetadata): Thing {
  const { address, club, navigation = [], partnerButton, footerNavigation = [] } = site;
  const menus = [...navigation, partnerButton, ...footerNavigation];
  const nameInMenus = (target: string) => menus.find((item) => item?.to === target)?.label;
  const home = nameInMenus("/") ?? club;
  const name = nameInMenus(path) ?? heading;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: home, item: `${address}/` },
      { "@type": "ListItem", position: 2, name, item: `${address}${path}` },
    ],
  };
}

function clubAndSite(site: Site): Thing[] {
  const { address, club, tagline, university, language, social } = site;
  return [
    {
      ...clubPart(site),
      "@id": `${address}/#organization`,
      logo: `${address}/icon-512.png`,
      ...(tagline && { slogan: tagline }),
      ...(social && { sameAs: social.map(({ to }) => to).filter((to) => /^https?:/.test(to)) }),
      ...(university && {
        parentOrganization: { "@type": "CollegeOrUniversity" as const, name: university },
      }),
    },
    {
      "@type": "WebSite",
      "@id": `${address}/#website`,
      name: club,
      url: `${address}/`,
      inLanguage: language,
      publisher: { "@id": `${address}/#organization` },
    },
  ];
}

/** The club as publisher or organizer. */
function clubPart({ club, address }: Site): Exclude<Organization, string> {
  return { "@type": "Organization", name: club, url: `${address}/` };
}

function questions(asked: { question: string; answer: RichText }[] = []): FAQPage[] {
  if (asked.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: asked.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
    },
  ];
}

type EditionOnPage = Edition & { speakers: { name: string }[] };

function eventPart(site: Site, page: PageMetadata, edition: EditionOnPage) {
  const { venue, city, speakers } = edition;
  const { starts, ends } = editionTimes(edition);
  return {
    "@type": "Event",
    name: edition.name,
    description: page.description,
    url: `${site.address}${page.path}`,
    image: `${site.address}${page.picture}`,
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
    organizer: clubPart(site),
    // By name alone, because more would exceed the document's budget (docs/performance.md).
    ...(speakers.length > 0 && {
      performer: speakers.map(({ name }) => ({ "@type": "Person", name })),
    }),
  } satisfies Event;
}

/** Only once tickets are on sale. */
function offers({ phase, ticket }: Conference): Pick<Event & object, "offers"> {
  if (!ticket || (phase !== "on-sale" && phase !== "sold-out")) return {};
  return {
    offers: {
      "@type": "Offer",
      url: ticket,
      availability: `https://schema.org/${phase === "on-sale" ? "InStock" : "SoldOut"}`,
    },
  };
}

async function newsletterParts(site: Site, page: PageMetadata): Promise<Thing[]> {
  const { newsletterName, issues } = await loadNewsletter();
  const id = `${site.address}${page.path}#periodical`;
  return [
    {
      "@type": "Periodical",
      "@id": id,
      name: newsletterName,
      url: `${site.address}${page.path}`,
      publisher: clubPart(site),
    },
    ...issues.map((issue): Thing => ({
      "@type": "PublicationIssue",
      name: issue.title,
      description: plainText(issue.desc),
      datePublished: issue.date,
      url: issue.url,
      image: `${site.address}${page.picture}`,
      isPartOf: { "@id": id },
    })),
  ];
}
