import { allContent } from "#app/content/content-error.server.ts";
import { dayInWords, daysInWords, wholeDaysInWords } from "#app/content/dates.server.ts";
import { checkFile, day, paragraph, text, unique, year } from "#app/content/fields.server.ts";
import { inquiry, labelledLink, links, pageWords } from "#app/content/groups.server.ts";
import { fromRoot } from "#app/content/files.server.ts";
import { organisationIds, organisationsById } from "#app/content/organisations.server.ts";
import { loadPageContent, loadSite } from "#app/content/site.server.ts";
import type { PageDefinition } from "../page-definition.server.ts";
import { statSync } from "node:fs";
import { z } from "zod";

const edition = z.strictObject({
  year: year("The year in which the edition begins."),
  focus: text(90, "The research focus.", "Multimodal AI").optional(),
  lead: paragraph(700, "What the focus means, in a sentence or two.").optional(),
  tags: z
    .array(text(60, "A topic of the edition.", "Knowledge Transfer"))
    .min(1)
    .max(8)
    .optional(),
  prizePool: text(16, "The prize pool, as a figure.", "{projectxPrizePool}").optional(),
  facts: z
    .array(
      z.strictObject({
        label: text(40, "What the fact is about.", "Lasts"),
        text: paragraph(320, "The fact.", "{projectxLength}"),
      }),
    )
    .optional(),
  links,
  notice: text(
    60,
    "Shown as long as the edition is not yet described. Then delete it.",
    "More info coming soon!",
  ).optional(),
  status: text(
    40,
    "Where an edition without a notice has got to, on the landing view.",
    "Finished",
  ).optional(),
  results: z
    .array(
      z.strictObject({
        title: text(90, "A prize, or a paper.", "First prize: Northmere"),
        text: paragraph(600, "Who, and with what. May have a link to the paper.").optional(),
      }),
    )
    .optional(),
  documents: z
    .array(
      z.strictObject({
        title: text(60, "The document’s title.", "Code of Conduct"),
        text: paragraph(200, "What is in it.").optional(),
        contents: z
          .array(text(40, "A section of the document.", "Research integrity"))
          .max(8)
          .optional(),
        button: text(40, "The button that opens it.", "View Code of Conduct"),
        file: z
          .string()
          .regex(
            /^\/documents\/[\w./-]+\.pdf$/,
            "must be the address of a PDF, such as /documents/projectx-2023/code-of-conduct.pdf, without spaces.",
          )
          .superRefine((path, context) => checkFile(`public${path}`, context))
          .meta({ description: "Its address: the PDF is in public/documents/." }),
      }),
    )
    .optional(),
  teams: z
    .strictObject({
      lead: paragraph(300, "Who they are, or how many there have been.").optional(),
      organisations: organisationIds,
    })
    .optional(),
  timeline: z
    .array(
      z.strictObject({
        date: day,
        title: text(120, "What happens that day.", "Kick-off"),
      }),
    )
    .min(2)
    .optional(),
});

const projectxSchema = z.strictObject({
  ...pageWords,
  landing: z.strictObject({
    heading: text(40, "The page’s heading.", "ProjectX"),
    text: paragraph(700, "What ProjectX is.").optional(),
    facts: z
      .array(
        z.strictObject({
          value: text(16, "A figure of figures.yaml, in braces.", "{projectxParticipants}"),
          label: text(90, "What is counted.", "participants"),
        }),
      )
      .optional(),
  }),
  takePart: z
    .strictObject({
      button: labelledLink.describe("How to take part, under the description and under a notice."),
      inquiry,
      text: paragraph(200, "The words beside the button.").optional(),
    })
    .optional(),
  editions: z.array(edition).min(1).superRefine(unique("year")),
});

/** The days in order, by month. A month in between without any is there, too. */
function timelineOf(entries: { date: string; title: string }[], language: string) {
  const events = entries
    .map((entry) => ({
      ...entry,
      day: wholeDaysInWords(entry.date, undefined, language, { dateStyle: "full" }),
      share: Number(entry.date.slice(8)) / 31, // of its month that has passed
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const [first = "", last = first] = [events[0]?.date, events.at(-1)?.date];
  const inMonths = { month: "long", year: "numeric" } as const;
  const months = [];
  for (let month = first.slice(0, 7); month <= last; month = monthAfter(month)) {
    const name = dayInWords(month, language, inMonths);
    months.push({ name, events: events.filter(({ date }) => date.startsWith(month)) });
  }
  return { span: daysInWords(first, last, language, inMonths), months };
}

function monthAfter(month: string): string {
  return Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
}

/** Editions are newest first. */
async function loadProjectx() {
  const projectx = loadPageContent("content/projectx.yaml", projectxSchema);
  const { language } = loadSite();
  return {
    ...projectx,
    editions: await allContent(
      projectx.editions.toSorted((a, b) => b.year - a.year),
      async ({ documents, teams, timeline, ...rest }) => ({
        ...rest,
        timeline: timeline && timelineOf(timeline, language),
        // The fragment of the edition's URL: /projectx#2024.
        id: String(rest.year),
        documents: documents?.map((entry) => ({
          ...entry,
          kilobytes: new Intl.NumberFormat(language).format(
            Math.ceil(statSync(fromRoot(`public${entry.file}`)).size / 1024),
          ),
        })),
        teams: teams && {
          ...teams,
          organisations: await organisationsById(teams.organisations),
        },
      }),
    ),
  };
}

export type Projectx = Awaited<ReturnType<typeof loadProjectx>>;
export type ProjectxEdition = Projectx["editions"][number];

export default {
  content: () => ({ file: "content/projectx.yaml", schema: projectxSchema }),
  async load() {
    const { title, description, ...projectx } = await loadProjectx();
    return { page: { title, description }, club: loadSite().club, projectx };
  },
} satisfies PageDefinition;
