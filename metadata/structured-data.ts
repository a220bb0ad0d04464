import { plainText, type RichText } from "../app/content/rich-text.server.ts";
import { loadSite, type Site } from "../app/content/site.server.ts";
import { type Edition, editionTimes, venueAndCity } from "../app/pages/conference.server.ts";
import { loadPastEdition } from "../app/pages/conference-recap/page.server.ts";
import { type Conference, loadCurrentConference } from "../app/pages/conferencex/page.server.ts";
import { loadPartner } from "../app/pages/partner-with-us/page.server.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** A thing in terms of schema.org. A field that is undefined is left out. */
type Thing = { "@type": string; [field: string]: unknown };

/** A page's structured data, with the values of its visible text. */
export async function structuredData(page: PageMetadata): Promise<Thing[]> {
  const site = loadSite();
  const own = await ownThings(site, page);
  return page.path === "/" ? own : [breadcrumbs(site, page), ...own];
}

async function ownThings(site: Site, page: PageMetadata): Promise<Thing[]> {
  switch (page.folder) {
    case "home":
      return clubAndSite(site);
    case "partner-with-us":
      return questions(loadPartner().questions);
    case "conferencex": {
      const conference = await loadCurrentConference();
      const event = { ...eventOf(site, page, conference), offers: offerOf(conference) };
      return [event, ...questions(conference.questions)];
    }
    case "conference-recap": {
      const edition = await loadPastEdition(page.path);
      return [eventOf(site, page, edition), ...questions(edition.questions)];
    }
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
      ...clubOf(site),
      "@id": `${address}/#organization`,
      logo: `${address}/icon-512.png`,
      slogan: tagline,
      sameAs: social?.map(({ to }) => to).filter((to) => /^https?:/.test(to)),
      parentOrganization: university && { "@type": "CollegeOrUniversity", name: university },
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
function clubOf({ club, address }: Site): Thing {
  return { "@type": "Organization", name: club, url: `${address}/` };
}

function questions(asked: { question: string; answer: RichText }[] = []): Thing[] {
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}

type EditionOnPage = Edition & { speakers: { name: string }[] };

function eventOf(site: Site, page: PageMetadata, edition: EditionOnPage): Thing {
  const { venue, city } = edition;
  const { starts, ends } = editionTimes(edition);
  // By name alone, because more would exceed the document's budget (docs/performance.md).
  const speakers = edition.speakers.map(({ name }) => ({ "@type": "Person", name }));
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
    location: venueAndCity(edition)
      ? {
          "@type": "Place",
          name: venue ?? city,
          address: city && { "@type": "PostalAddress", addressLocality: city },
        }
      : undefined,
    organizer: clubOf(site),
    performer: speakers.length > 0 ? speakers : undefined,
  };
}

/** Only once tickets are on sale. */
function offerOf({ phase, ticket }: Conference): Thing | undefined {
  if (!ticket || (phase !== "on-sale" && phase !== "sold-out")) return undefined;
  return {
    "@type": "Offer",
    url: ticket,
    availability: `https://schema.org/${phase === "on-sale" ? "InStock" : "SoldOut"}`,
  };
}
