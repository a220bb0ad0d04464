/**
 * The facts of the sample content, word for word. They apply to a file as long as it and its entries are marked
 * `sample: true`, so that a club's own content needs no change here (content/README.md).
 */
import { existsSync, readFileSync } from "node:fs";
import { plainText } from "../../app/content/rich-text.server.ts";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { pagePaths } from "../../app/content/pages.server.ts";
import { CONFERENCE, editionPath, editionYears } from "../../app/content/event-series.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { loadCurrentConference } from "../../app/pages/conferencex/content.server.ts";
import { loadConferenceRecap } from "../../app/pages/conference-recap/content.server.ts";
import { loadHome } from "../../app/pages/home/content.server.ts";
import { loadLearnai } from "../../app/pages/learnai/content.server.ts";
import { loadNewsletter } from "../../app/pages/newsletter/content.server.ts";
import { loadOrganisations } from "../../app/content/organisations.server.ts";
import { loadPartner } from "../../app/pages/partner-with-us/content.server.ts";
import { loadProjectx } from "../../app/pages/projectx/content.server.ts";
import { loadFigures, loadPlaceholders, loadSite } from "../../app/content/site.server.ts";
import { loadTeam } from "../../app/content/team.server.ts";

// Words and numbers are under test here; pictures.test.ts makes pictures.
vi.mock(import("../../app/content/pictures.server.ts"), async (original) =>
  (await import("./without-pictures.ts")).withoutPictures(original),
);

const SITE = "content/site.yaml";
const HOME = "content/home.yaml";
const TEAM = "content/team.yaml";
const ORGANISATIONS = "content/organisations.yaml";
const PARTNER = "content/partner-with-us.yaml";
const EDITION = "content/conferencex/2025.yaml";
const RECAP = "content/conferencex/2024.yaml";
const NEWSLETTER = "content/newsletter.yaml";
const PROJECTX = "content/projectx.yaml";

/** An entry that is no sample, such as one that a club adds, makes the whole file the club's own. */
function isSample(file: string): boolean {
  if (!existsSync(file)) return false;
  const content = parse(readFileSync(file, "utf8")) as Record<string, unknown> | Entry[];
  if (Array.isArray(content)) return content.every(isSampleEntry);
  const { speakers, issues, editions } = content as Record<string, Entry[] | undefined>;
  return isSampleEntry(content) && [speakers, issues, editions].every((list) => !list?.some(isOwn));
}

type Entry = { sample?: true };
const isSampleEntry = (entry: Entry) => entry.sample === true;
const isOwn = (entry: Entry) => !isSampleEntry(entry);

function fact(title: string, file: string, check: () => unknown) {
  if (!isSample(file)) return;
  test(`${title} (as long as ${file} is marked as sample)`, async () => {
    try {
      await check();
    } catch (error) {
      if (error instanceof Error) {
        error.message = `The sample has changed. If the change is your club's own: ${file} is no longer only a sample, so delete “sample: true” in it (at the top, or of the entry you changed), and this test no longer applies.\n${error.message}`;
      }
      throw error;
    }
  });
}

function factOfSampleLogos(title: string, file: string, check: () => unknown) {
  if (isSample(ORGANISATIONS)) fact(title, file, check);
}

function factOfCurrentEdition(title: string, check: () => unknown) {
  if (EDITION === `content/conferencex/${editionYears(CONFERENCE)[0]}.yaml`)
    fact(title, EDITION, check);
}

function factOfRecap(title: string, check: () => unknown) {
  if (editionYears(CONFERENCE).slice(1).includes(2024)) fact(title, RECAP, check);
}

test("R12 the content loads as every page needs it", async () => {
  expect(await findContentProblems()).toEqual([]);
});

test("R1 the pages have the promised URLs", () => {
  const promised = [
    "/",
    "/partner-with-us",
    "/conferencex",
    "/newsletter",
    "/learnai",
    "/projectx",
  ];
  expect(pagePaths()).toEqual(expect.arrayContaining(promised));
  expect(editionPath(CONFERENCE, editionYears(CONFERENCE)[0] ?? 0)).toBe("/conferencex");
  for (const year of editionYears(CONFERENCE).slice(1)) {
    expect(editionPath(CONFERENCE, year)).toBe(`/conferencex-${year}`);
  }
});

// A club may add pages to its menus.
fact("R5 the header has the seven links in order, and the button", SITE, () => {
  const { navigation, partnerButton } = loadSite();
  const required = [
    "Home /",
    "About Us /#about",
    "Our Team /#meet-the-team",
    "ConferenceX /conferencex",
    "ProjectX /projectx",
    "LearnAI /learnai",
    "Newsletter /newsletter",
  ];
  const links = navigation.map(({ label, to }) => `${label} ${to}`);
  expect(links.filter((link) => required.includes(link))).toEqual(required);
  expect(partnerButton).toEqual({ label: "Partner With Us", to: "/partner-with-us" });
});

fact("R7 the footer has the eight links in order, the contacts and the year 2024", SITE, () => {
  const { footerNavigation, contacts, copyrightYear } = loadSite();
  const required = [
    "Home",
    "About Us",
    "Our Team",
    "ConferenceX",
    "ProjectX",
    "Learn AI",
    "Newsletter",
    "Partner With Us",
  ];
  const labelsInFooter = footerNavigation.map(({ label }) => label);
  expect(labelsInFooter.filter((label) => required.includes(label))).toEqual(required);
  const labels = contacts.people.map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(["General", "Partnerships"]);
  expect(labels.filter((label) => label.startsWith("Co-President"))).toHaveLength(2);
  expect(contacts.affiliatedSite?.url).toMatch(/^https:/);
  expect(copyrightYear).toBe(2024);
});

fact("R8 the tagline is the club's", SITE, () => {
  expect(loadSite().tagline).toBe("Pioneering the Future of Innovative and Ethical AI");
});

fact("R11 the sample leads to reserved addresses only", SITE, () => {
  // The calendars are real services, so that “add to calendar” works (B2).
  const { calendarServices: _calendarServices, ...site } = loadSite();
  const texts = JSON.stringify([site, loadOrganisations().filter(isSampleEntry)]);
  const hosts = [...texts.matchAll(/(?:https:\/\/|@)([a-z0-9.-]+)/g)].map(([, host]) => host);
  expect(hosts.length).toBeGreaterThan(5);
  expect(hosts.filter((host) => !host?.endsWith(".example"))).toEqual([]);
});

fact("R13 the hero types three words and leads to the newsletter", HOME, async () => {
  const { hero } = await loadHome();
  expect(hero.heading).toBe("Advancing AI through");
  expect(hero.typedWords).toEqual(["ProjectX", "ConferenceX", "LearnAI"]);
  expect(hero.button).toEqual({ label: "Read our Newsletter", to: "/newsletter" });
});

factOfSampleLogos("R14 the banner has 9 partners", HOME, async () => {
  const { partners } = await loadHome();
  expect(partners.heading).toBe("Our Partners");
  expect(partners.organisations).toHaveLength(9);
});

fact("R15 home introduces the club and its mission", HOME, async () => {
  const { about } = await loadHome();
  expect([about.who.label, about.mission.label]).toEqual(["Who we are", "Our Mission"]);
});

fact("R16 three project cards are dark, light and dark, with two pictures each", HOME, async () => {
  const { projects, strip } = await loadHome();
  const { universityAbbreviation } = loadSite();
  expect(
    projects.cards.map(({ title, theme, location, button, images }) => ({
      title,
      theme,
      location,
      button,
      images: images.length,
    })),
  ).toEqual([
    { title: "ProjectX", theme: "dark", location: "/projectx", button: "Learn More", images: 2 },
    {
      title: `${universityAbbreviation} AI Conference`,
      theme: "light",
      location: "/conferencex",
      button: "Learn More",
      images: 2,
    },
    { title: "Learn AI", theme: "dark", location: "/learnai", button: "Learn More", images: 2 },
  ]);
  const [projectx, , learnai] = projects.cards.map(({ description }) => description);
  for (const claim of ["200+", "$40k", "40+", "five months", "cademics and industry experts"]) {
    expect(projectx).toContain(claim);
  }
  expect(learnai).toContain("4-month course");
  expect(strip.length).toBeGreaterThan(1);
});

fact("R17 the club in numbers shows figures of the ledger and nothing else", HOME, async () => {
  const { numbers } = await loadHome();
  expect(numbers.heading).toBe("The club in numbers");
  const ledger = loadFigures().map(({ value }) => value);
  for (const { value } of numbers.entries) expect(ledger).toContain(value);
  expect(numbers.entries.map(({ value }) => value)).toContain("600+");
});

fact("R18 the team has ten members with these roles, in this order", TEAM, async () => {
  expect((await loadTeam()).map(({ role }) => role)).toEqual([
    "Co-President",
    "Co-President",
    "Partnerships",
    "Partnerships",
    "Project X",
    "Project X",
    "Community",
    "Gen AI Genesis",
    "Marketing",
    "Conference X",
  ]);
});

fact("R19 the partner page begins with an invitation", PARTNER, () => {
  const { hero, contact } = loadPartner();
  expect([hero.heading, hero.button]).toEqual(["Become a Partner", "Get Involved"]);
  expect(contact.heading).toBe("Get in touch");
});

fact("R20 partners have three benefits", PARTNER, () => {
  expect(loadPartner().benefits.cards.map(({ title }) => title)).toEqual([
    "Mentorship",
    "Community Involvement & Recruitment",
    "Contribute to AI Innovation",
  ]);
});

fact(
  "R21 partners of ConferenceX meet applications, startups and sponsors by name",
  PARTNER,
  () => {
    expect(loadPartner().conference.facts.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "500+ applications",
      "8 startup showcases",
      "Named sponsors",
    ]);
  },
);

fact(
  "R22 there are three tiers with their prices, three partner types and no renewal",
  PARTNER,
  () => {
    const { tiers, partnerTypes } = loadPartner();
    expect(tiers.entries.map(({ name, price }) => `${name} ${price}`)).toEqual([
      "Lunar $5,000",
      "Planetary $10,000",
      "Solar $15,000",
    ]);
    expect(partnerTypes.entries.map(({ name }) => name)).toEqual([
      "Sponsors",
      "Community partner",
      "Club partner",
    ]);
    const points = partnerTypes.entries.map((type) => type.points.join(" "));
    expect(points[1]).toMatch(/pro bono.*speakers/);
    expect(points[2]).toMatch(/joint events/i);
    expect(tiers.note).toMatch(/not renewed automatically.*reviewed at year end/i);
  },
);

fact("R23 partners find at least six questions answered", PARTNER, () => {
  expect(loadPartner().faq.questions.length).toBeGreaterThanOrEqual(6);
});

factOfCurrentEdition("R24 the conference sells tickets on a site of their own", async () => {
  // The phase is no fact: it moves on with the year.
  const { hero } = await loadCurrentConference();
  expect(hero.ticket.label).toBe("Secure a ticket");
  expect(hero.ticket.url).toMatch(/^https:\/\/[a-z.]+\.example\//);
});

factOfCurrentEdition("R25 the conference leads to last year's highlights", async () => {
  const { about } = await loadCurrentConference();
  expect(about.heading).toBe("What is ConferenceX?");
  expect(about.button).toEqual({
    label: "Check out last year's conference",
    to: "/conferencex-2024#highlights",
  });
});

factOfCurrentEdition("R26 the conference welcomes by its name", async () => {
  const { welcome } = await loadCurrentConference();
  expect([welcome.heading, welcome.typedWords]).toEqual(["Welcome To:", ["ConferenceX"]]);
});

factOfCurrentEdition(
  "R27 over 15 speakers from four places and 8 startups are announced",
  async () => {
    const { sneakPeek, page, faq } = await loadCurrentConference();
    expect(sneakPeek.heading).toBe("ConferenceX 2025 Sneakpeak");
    expect(page.description).toContain("Over 15 confirmed speakers");
    expect(faq.questions.map(({ answer }) => answer)).toContainEqual(
      expect.stringContaining("Over 15 speakers are confirmed."),
    );
    expect(sneakPeek.speakers.value).toBe("15+");
    expect(sneakPeek.speakers.regions).toEqual([
      "Ontario",
      "California",
      "Massachusetts",
      "New York",
    ]);
    expect(sneakPeek.startups).toMatchObject({ value: "8", heading: "Startup Showcase" });
  },
);

factOfCurrentEdition("R28 the day, its times and its extras are stated", async () => {
  const conference = await loadCurrentConference();
  expect(conference).toMatchObject({
    name: "ConferenceX 2025",
    year: 2025,
    date: "2025-01-25",
    startTime: "09:00",
    endTime: "17:00",
    timeZone: "America/Toronto",
    timeZoneLabel: "EST",
    city: "Toronto",
  });
  expect(conference.venue).toMatch(/technology and society institute/i);
  // A no-break space between a number and its unit.
  const facts = conference.day.facts
    .map(({ text }) => plainText(text).replaceAll("\u00a0", " "))
    .join("\n");
  for (const stated of [
    "Saturday, January 25, 2025",
    "9:00AM–5:00PM EST",
    "9–10AM",
    "10AM",
    "Breakfast snacks, lunch and drinks",
    "all experience levels",
    "500+",
    // Only in these phases does the page mention tickets.
    ...(["announced", "on-sale"].includes(conference.phase)
      ? ["Limited, first come, first served"]
      : []),
  ]) {
    expect(facts).toContain(stated);
  }
});

factOfCurrentEdition("R29 thirteen speakers are featured", async () => {
  const { speakers, speakersHeading } = await loadCurrentConference();
  expect(speakersHeading).toBe("Featured Speakers");
  expect(speakers).toHaveLength(13);
  expect(new Set(speakers.map(({ name }) => name)).size).toBe(13);
});

factOfCurrentEdition("R30 visitors find at least six questions answered", async () => {
  expect((await loadCurrentConference()).faq.questions.length).toBeGreaterThanOrEqual(6);
});

factOfCurrentEdition("R31 partners and sponsors each have a strip", async () => {
  const { partners, sponsors } = await loadCurrentConference();
  expect([partners.heading, sponsors.heading]).toEqual(["Partners", "Sponsors"]);
  expect(partners.organisations.length).toBeGreaterThan(0);
  expect(sponsors.organisations.length).toBeGreaterThan(0);
});

factOfRecap(
  "R32 the recap has its mission, three highlights, twelve speakers and sponsors",
  async () => {
    const { hero, mission, highlights, speakers, sponsors, phase } =
      await loadConferenceRecap(2024);
    expect(phase).toBe("over");
    expect(hero.heading).toBe("Where technology meets humanity");
    expect(hero.button).toEqual({
      label: "ConferenceX 2024 Highlights",
      to: "/conferencex#highlights",
    });
    expect(mission.heading).toBe("Conference Mission");
    for (const word of ["inclusive", "ethical", "forward-thinking"]) {
      expect(plainText(mission.text).toLowerCase()).toContain(word);
    }
    const texts = highlights.map(({ title, text }) => `${title} ${text}`);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/panel.*Turing Award/i);
    expect(texts[1]).toMatch(/startup showcase/i);
    expect(texts[2]).toMatch(/AI-generated art gallery/i);
    expect(new Set(speakers.map(({ name }) => name)).size).toBe(12);
    expect(speakers).toHaveLength(12);
    expect(sponsors.heading).toBe("Confirmed Sponsors");
  },
);

fact("R33 the newsletter has its one issue of September 2, 2024", NEWSLETTER, async () => {
  const { hero, issuesHeading, issues, newsletterName, signup } = await loadNewsletter();
  const { abbreviation } = loadPlaceholders();
  expect(newsletterName).toBe("Neural Notes");
  expect(hero).toMatchObject({
    heading: `${abbreviation} AI Newsletter`,
    text: "Explore AI with us.",
    button: "Subscribe",
  });
  expect(signup).toMatch(/^https:/);
  expect(issuesHeading).toBe("Previous Issues:");
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({
    title: `Welcome to ${abbreviation} AI 2024-2025`,
    date: "2024-09-02",
  });
});

fact("R34 LearnAI has one sentence", "content/learnai.yaml", () => {
  expect(loadLearnai().text).toBe("Stay Tuned, More info coming soon!");
});

fact("R35 ProjectX begins with its name and the event details", PROJECTX, async () => {
  const { landing, landingButton, editions } = await loadProjectx();
  expect([landing.heading, landing.detailsHeading, landingButton]).toEqual([
    "ProjectX",
    "EVENT DETAILS",
    "Landing Page",
  ]);
  // Later ones may have begun (npm run new-projectx).
  expect(editions.map(({ year }) => year).slice(-2)).toEqual([2024, 2023]);
});

fact("R36 ProjectX 2024 is announced and nothing more", PROJECTX, async () => {
  const edition = (await loadProjectx()).editions.find(({ year }) => year === 2024);
  expect(edition).toMatchObject({
    focus: "Multimodal AI",
    tags: ["Knowledge Transfer", "Cross-Modal Representation Learning", "Handling Misalignment"],
    prizePool: "$10,000+",
    notice: "More info coming soon!",
  });
  expect([edition?.documents, edition?.teams, edition?.timeline]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

fact(
  "R37 ProjectX 2023 has three documents, 23 universities and a timeline",
  PROJECTX,
  async () => {
    const edition = (await loadProjectx()).editions.find(({ year }) => year === 2023);
    expect(edition).toMatchObject({
      focus: "Computational Efficiency",
      tags: ["Human-Computer Interaction", "Human-Human Interaction"],
      prizePool: "$10,000+",
    });
    expect(edition?.documents?.entries.map(({ title, button }) => `${title}: ${button}`)).toEqual([
      "Code of Conduct: View Code of Conduct",
      "Submission Guidelines: View Guidelines",
      "Problem Definition & Scope: View Problem Definition",
    ]);
    for (const { sizeInKilobytes } of edition?.documents?.entries ?? []) {
      expect(sizeInKilobytes).toBeGreaterThan(1);
    }
    expect(edition?.teams?.heading).toBe("Participating Teams");
    expect(edition?.teams?.organisations).toHaveLength(23);
    const universities = loadOrganisations().filter(({ kind }) => kind === "university");
    for (const { id } of edition?.teams?.organisations ?? []) {
      expect(universities.map((university) => university.id)).toContain(id);
    }
    expect(edition?.timeline?.heading).toBe("2023 TIMELINE");
    const dates = edition?.timeline?.entries.map(({ date }) => date) ?? [];
    expect(dates).toEqual(dates.toSorted());
  },
);

fact("B8 figures.yaml contains every figure of the specification", SITE, () => {
  const figures = loadFigures();
  expect(Object.fromEntries(figures.map(({ id, value }) => [id, value]))).toEqual({
    conferenceAttendees: "500+",
    conferenceApplications: "500+",
    confirmedSpeakers: "15+",
    startupShowcases: "8",
    projectxParticipants: "200+",
    projectxUniversities: "40+",
    projectxPrizeMoney: "$40k",
    projectxPrizePool: "$10,000+",
    projectxLength: "five months",
    learnaiLength: "4-month",
    mentoredStudents: "600+",
  });
});

fact("B8 no page writes a figure of the ledger by hand", SITE, () => {
  // A plain number such as 8 may mean anything; one with a sign is a claim.
  const claims = loadFigures().filter(({ value }) => /[+$]/.test(value));
  const pages = [SITE, HOME, TEAM, PARTNER, NEWSLETTER, PROJECTX].concat(
    editionYears(CONFERENCE).map((year) => `content/conferencex/${year}.yaml`),
  );
  for (const page of pages) {
    const words = readFileSync(page, "utf8").split(/[\s"'()]+/);
    for (const { id, value } of claims) {
      expect(words.includes(value), `${page} has ${value} instead of {${id}}`).toBe(false);
    }
  }
});

fact("R12 no page spells out a fact of site.yaml", SITE, () => {
  const { club, newsletterName, tagline } = loadSite();
  for (const page of [HOME, PARTNER, NEWSLETTER, PROJECTX, "content/learnai.yaml"]) {
    const text = readFileSync(page, "utf8");
    for (const word of [club, newsletterName, tagline]) {
      expect(text.includes(word), `${page} has “${word}”`).toBe(false);
    }
  }
});
