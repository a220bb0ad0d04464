import { z } from "zod";
import { allContent } from "#app/content/content-error.server.ts";
import {
  alt,
  buttonLink,
  dayMonthOrYear,
  email,
  inquiry,
  internalLink,
  listOf,
  namedEntry,
  needs,
  optionalGroup,
  pageDescription,
  pageOrWebLink,
  paragraph,
  pictureIn,
  questions,
  report,
  sample,
  singleLine,
  together,
} from "#app/content/fields.server.ts";
import { wholeDaysInWords } from "#app/content/dates.server.ts";
import { CONFERENCE, editionPath, editionYears } from "#app/content/event-series.server.ts";
import { listInWords } from "#app/content/language.server.ts";
import { organisationIds, organisationsById } from "#app/content/organisations.server.ts";
import { withPicture } from "#app/content/pictures.server.ts";
import { plainText } from "#app/content/rich-text.server.ts";
import { loadPageContent, loadSite, pageFrom } from "#app/content/site.server.ts";
import { loadCurrentSummary } from "../conference.server.ts";

const titledText = z.strictObject({
  label: singleLine(40, "The small line over the heading.", "Who we are"),
  heading: singleLine(90, "One sentence in large type.").optional(),
  text: paragraph(700, "The paragraph under it."),
});

const projectPicture = z.strictObject({ file: pictureIn("content/home", "scene"), alt });

const project = namedEntry("title", {
  label: singleLine(60, "The kind of project, over its title.", "Research competition").optional(),
  title: singleLine(60, "The project’s name.", "ProjectX"),
  description: paragraph(700, "What it is, for somebody who has never heard of it."),
  image: projectPicture.optional(),
  image2: projectPicture.optional(),
  theme: z.enum(["dark", "light"]).optional().describe("Its ground. Cards without it alternate."),
  location: pageOrWebLink.optional(),
  button: singleLine(30, "The button’s words.", "Learn More").optional(),
}).superRefine(together("button", "location"));

function endAfterTheyBegin(
  events: { date?: string; endDate?: string }[],
  context: z.RefinementCtx,
) {
  events.forEach(({ date = "", endDate }, index) => {
    if (endDate === undefined || (endDate.length === date.length && endDate >= date)) return;
    report(
      context,
      `the end, ${endDate}, is not after a beginning of its kind.`,
      "Write both as days, as months or as years, or leave endDate out.",
      [index, "endDate"],
    );
  });
}

export const homeSchema = z.strictObject({
  sample,
  page: pageDescription
    .optional()
    .meta({ description: "Without it, the club’s name and the hero’s lead stand for the page." }),
  hero: z.strictObject({
    heading: singleLine(
      60,
      "The large heading; the typed words follow it.",
      "Advancing AI through",
    ),
    typedWords: z
      .array(singleLine(16, "A word that is typed.", "ProjectX"))
      .min(1)
      .max(6)
      .optional(),
    lead: paragraph(300, "What the club does, in one or two sentences."),
    button: buttonLink.optional(),
    secondButton: buttonLink.optional(),
  }),
  partners: optionalGroup({
    heading: singleLine(90, "The heading over the logos.", "Our Partners"),
    organisations: organisationIds.min(1),
  }),
  about: optionalGroup({
    heading: singleLine(90, "The section’s heading.", "About us"),
    who: titledText,
    mission: titledText.optional(),
  }),
  projects: optionalGroup({
    heading: singleLine(90, "The section’s heading.", "Projects"),
    cards: z.array(project).min(1).max(12),
  }),
  strip: z
    .array(singleLine(40, "A word or two.", "Hackathons"))
    .min(2)
    .max(12)
    .optional(),
  numbers: optionalGroup({
    heading: singleLine(60, "The section’s heading.", "The club in numbers"),
    entries: z
      .array(
        namedEntry("label", {
          value: singleLine(
            16,
            "The number: the name of a figure of figures.yaml, in braces and quotation marks.",
            "{conferenceAttendees}",
          ),
          label: singleLine(60, "What is counted.", "attendees at ConferenceX"),
          to: internalLink.optional(),
          linkLabel: singleLine(
            60,
            "Where the number leads, in words.",
            "See who speaks",
          ).optional(),
        }).superRefine(needs("linkLabel", "to")),
      )
      .min(1)
      .max(12),
  }),
  events: optionalGroup({
    heading: singleLine(90, "The section’s heading.", "Events"),
    entries: listOf("title", {
      title: singleLine(140, "What it is called.", "Reading group: attention"),
      date: dayMonthOrYear.optional(),
      endDate: dayMonthOrYear.describe("The last of several days, months or years.").optional(),
      text: paragraph(900, "What happens or happened there, where and with whom.").optional(),
      to: pageOrWebLink.optional(),
    })
      .min(1)
      .superRefine(endAfterTheyBegin),
  }).meta({ description: "Small and past events, in page order." }),
  team: optionalGroup({
    heading: singleLine(90, "The section’s heading.", "Meet The Team"),
    lead: paragraph(300, "The sentence under it.").optional(),
  }),
  join: z
    .strictObject({
      heading: singleLine(90, "The section’s heading.", "Join us"),
      text: paragraph(400, "Who may join, and how."),
      facts: listOf("label", {
        label: singleLine(40, "What the fact is about.", "When", "Where"),
        text: paragraph(900, "The fact.", "Every Wednesday, 6–8 PM"),
      })
        .min(1)
        .max(6)
        .optional(),
      email: email.optional(),
      inquiry: inquiry.optional(),
      button: buttonLink.optional(),
      questions: questions.optional(),
    })
    .superRefine(needs("inquiry", "email"))
    .optional()
    .meta({ description: "How a student becomes a member. Leave it out if the club takes none." }),
});

export async function loadHome() {
  const home = loadPageContent("content/home.yaml", homeSchema);
  const { club, clubFullName, tagline, language } = loadSite();
  const edition = currentEdition(language);
  const cards = await allContent(
    home.projects?.cards ?? [],
    async ({ image, image2, ...card }, index) => ({
      theme: index % 2 === 0 ? "dark" : "light",
      ...card,
      images: await allContent(
        [image, image2].flatMap((each) => each ?? []),
        withPicture,
      ),
      edition: card.location === edition?.path ? edition : undefined,
    }),
  );
  return {
    ...home,
    page: home.page ?? {
      ...pageFrom(club, home.hero.lead),
      title: clubFullName && clubFullName.length <= 60 ? clubFullName : club,
    },
    hero: {
      ...home.hero,
      spokenWords: listInWords(home.hero.typedWords ?? [], language),
      // A club may have one sentence for both.
      tagline: tagline === plainText(home.hero.lead) ? undefined : tagline,
      next: edition?.next && { to: edition.path, label: edition.next },
    },
    partners: home.partners && {
      heading: home.partners.heading,
      organisations: await organisationsById(home.partners.organisations),
    },
    projects: home.projects && { ...home.projects, cards },
    events: home.events && {
      heading: home.events.heading,
      entries: home.events.entries.map(({ date, endDate, ...event }) => ({
        ...event,
        when: date && { date, words: inWords(date, endDate, language) },
      })),
    },
  };
}

/** What the card that leads to the current edition says of it: its day with the tickets, or that it is over. */
function currentEdition(language: string) {
  if (editionYears(CONFERENCE).length === 0) return undefined;
  const { phase, name, year, date, endDate, hero } = loadCurrentSummary();
  const onSale = phase === "on-sale";
  const note = onSale ? undefined : hero?.notes?.[phase];
  if (phase === "over" && !note) return undefined;
  const daysIn = (options: Intl.DateTimeFormatOptions) =>
    wholeDaysInWords(date, endDate, language, options);
  return {
    path: editionPath(CONFERENCE, year),
    next: phase === "over" ? undefined : `${name}: ${daysIn({ month: "long", day: "numeric" })}`,
    title: phase === "over" ? name : daysIn({ dateStyle: "full" }),
    note,
    ticket: onSale ? hero?.ticket : undefined,
  };
}

/** January 25, 2025, January 25–26, 2025, or January – April 2025. */
function inWords(date: string, endDate: string | undefined, language: string): string {
  const month = date.length === 7 ? ({ month: "long" } as const) : {};
  const [first, last] = [date, endDate].map((each) => each && `${each}-01-01`.slice(0, 10));
  return wholeDaysInWords(
    first ?? date,
    last,
    language,
    date.length === 10 ? { dateStyle: "long" } : { year: "numeric", ...month },
  );
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
