import { plainText, type RichText } from "../app/content/rich-text.server.ts";
import { loadSite, type Site } from "../app/content/site.server.ts";
import { editionTimes, venueAndCity } from "../app/pages/conference.server.ts";
import { loadPastEdition } from "../app/pages/conference-recap/page.server.ts";
import { type Conference, loadCurrentConference } from "../app/pages/conferencex/page.server.ts";
import { loadPartner } from "../app/pages/partner-with-us/page.server.ts";
import type { PageMetadata } from "./page-metadata.ts";

/** A thing in terms of schema.org. A field that is undefined is left out. */
type Thing = { "@type": string; [field: string]: unknown };

/** A page's structured data, with the values of its visible text. */
export async function structuredData(page: PageMetadata): Promise<Thing[]> {
  const site = loadSite();
  if (page.path === "/") return clubAndSite(site);
  return [breadcrumbs(site, page), ...(await ownThings(site, page))];
}

async function ownThings(site: Site, page: PageMetadata): Promise<Thing[]> {
  switch (page.folder) {
    case "partner-with-us":
      return questions(loadPartner().questions);
    case "conferencex":
      return eventAndQuestions(site, page, await loadCurrentConference());
    case "conference-recap":
      return eventAndQuestions(site, page, await loadPastEdition(page.path));
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

function eventAndQuestions(site: Site, page: PageMetadata, edition: Omit<Conference, "recap">) {
  const { venue, city } = edition;
  const { starts, ends } = editionTimes(edition);
  // By name alone, because more would exceed the document's budget (docs/performance.md).
  const speakers = edition.speakers.map(({ name }) => ({ "@type": "Person", name }));
  const event = {
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
    offers: offerOf(edition),
  };
  return [event, ...questions(edition.questions)];
}

/** Only once tickets are on sale. */
function offerOf({ phase, ticket }: Pick<Conference, "phase" | "ticket">): Thing | undefined {
  if (!ticket || (phase !== "on-sale" && phase !== "sold-out")) return undefined;
  return {
    "@type": "Offer",
    url: ticket,
    availability: `https://schema.org/${phase === "on-sale" ? "InStock" : "SoldOut"}`,
  };
}
