import { allContent } from "#app/content/content-error.server.ts";
import { wholeDaysInWords } from "#app/content/dates.server.ts";
import { currentYear, editionPath, editionYears } from "#app/content/editions.server.ts";
import { email, link, paragraph, text } from "#app/content/fields.server.ts";
import { alt, focus, inquiry, labelledLink, links, pageWords } from "#app/content/groups.server.ts";
import { organisationIds, organisationsById } from "#app/content/organisations.server.ts";
import { pictureIn, withPicture } from "#app/content/pictures.server.ts";
import { loadPageContent, loadSite } from "#app/content/site.server.ts";
import { loadTeam } from "#app/content/team.server.ts";
import { readEdition } from "../conferencex/page.server.ts";
import type { PageDefinition } from "../page-definition.server.ts";
import { z } from "zod";

const titledText = z.strictObject({
  label: text(40, "The small line over the heading.", "Who we are"),
  heading: text(90, "One sentence in large type.").optional(),
  text: paragraph(700, "The paragraph under it."),
});

const projectPicture = z.strictObject({ file: pictureIn("content/home", "scene"), alt, focus });

const project = z.strictObject({
  label: text(60, "The kind of project, over its title.", "Research competition").optional(),
  title: text(60, "The project’s name.", "ProjectX"),
  description: paragraph(700, "What it is, for somebody who has never heard of it."),
  image: projectPicture.optional(),
  image2: projectPicture.optional(),
  theme: z.enum(["dark", "light"]).optional().describe("Its ground. Cards without it alternate."),
  location: link.optional(),
});

const number = z.strictObject({
  value: text(16, "A figure of figures.yaml, in braces and quotation marks.", "{attendees}"),
  label: text(60, "What is counted.", "attendees at ConferenceX"),
  to: link.optional().describe("Where it is explained: the words counted are the link."),
});

const homeSchema = z.strictObject({
  ...pageWords,
  hero: z.strictObject({
    heading: text(60, "The large heading; the typed words follow it.", "Advancing AI through"),
    typedWords: z.array(text(30, "A word that is typed.", "ProjectX")).optional(),
    lead: paragraph(300, "What the club does, in one or two sentences."),
    buttons: links,
  }),
  partners: organisationIds.optional(),
  about: z.strictObject({ who: titledText, mission: titledText.optional() }).optional(),
  projects: z.array(project).optional(),
  strip: z
    .array(text(40, "A word or two.", "Hackathons"))
    .min(2)
    .optional(),
  numbers: z.array(number).optional(),
  join: z
    .strictObject({
      text: paragraph(900, "Who may join, and how: when and where the club meets."),
      email: email.optional(),
      inquiry,
      button: labelledLink.optional(),
    })
    .optional()
    .meta({ description: "How a student becomes a member. Leave it out if the club takes none." }),
});

export async function loadHome() {
  const home = loadPageContent("content/home.yaml", homeSchema);
  const { tagline, language } = loadSite();
  const edition = currentEdition(language);
  const projects = await allContent(
    home.projects ?? [],
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
    hero: {
      ...home.hero,
      spokenWords: new Intl.ListFormat(language).format(home.hero.typedWords ?? []),
      tagline,
      next: edition?.next && { to: edition.path, label: edition.next },
    },
    partners: await organisationsById(home.partners ?? []),
    projects,
  };
}

/** What the card that leads to the current edition says of it: its day with the tickets, or that it is over. */
function currentEdition(language: string) {
  if (editionYears().length === 0) return undefined;
  const { phase, name, year, date, endDate, notes, ticket } = readEdition(currentYear());
  const onSale = phase === "on-sale";
  const note = onSale ? undefined : notes?.[phase];
  if (phase === "over" && !note) return undefined;
  const daysIn = (options: Intl.DateTimeFormatOptions) =>
    wholeDaysInWords(date, endDate, language, options);
  return {
    path: editionPath(year),
    next: phase === "over" ? undefined : `${name}: ${daysIn({ month: "long", day: "numeric" })}`,
    title: phase === "over" ? name : daysIn({ dateStyle: "full" }),
    note,
    ticket: onSale ? ticket : undefined,
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;

export default {
  content: () => ({ file: "content/home.yaml", schema: homeSchema }),
  async load() {
    const { title, description, ...home } = await loadHome();
    return { page: { title, description }, home, team: await loadTeam() };
  },
} satisfies PageDefinition;
