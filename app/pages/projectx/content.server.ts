import { statSync } from "node:fs";
import { z } from "zod";
import { allContent } from "#app/content/content-error.server.ts";
import { daysInWords } from "#app/content/dates.server.ts";
import {
  buttonLink,
  inquiry,
  day,
  documentFile,
  listOf,
  needs,
  optionalGroup,
  pageDescription,
  paragraph,
  report,
  sample,
  singleLine,
  year,
} from "#app/content/fields.server.ts";
import { numberInWords } from "#app/content/language.server.ts";
import { fromRoot } from "#app/content/load-content.server.ts";
import { organisationIds, organisationsById } from "#app/content/organisations.server.ts";
import { loadPageContent, loadSite, pageFrom } from "#app/content/site.server.ts";

const editions = listOf("year", {
  sample,
  year: year("The year in which the edition begins."),
  name: singleLine(
    24,
    "What distinguishes it from another edition of its year.",
    "Spring 2024",
  ).optional(),
  focus: singleLine(60, "The research focus.", "Multimodal AI").optional(),
  lead: paragraph(700, "What the focus means, in a sentence or two.").optional(),
  tags: z
    .array(singleLine(60, "A topic of the edition.", "Knowledge Transfer"))
    .min(1)
    .max(8)
    .optional(),
  prizePool: singleLine(
    16,
    "The prize pool of this edition, as a figure of figures.yaml.",
    "{projectxPrizePool}",
  ).optional(),
  facts: listOf("label", {
    label: singleLine(40, "What the fact is about.", "Lasts"),
    text: singleLine(90, "The fact.", "{projectxLength}"),
  }).optional(),
  notice: singleLine(
    60,
    "Shown as long as the edition is not yet described. Then delete it.",
    "More info coming soon!",
  ).optional(),
  status: singleLine(
    40,
    "Where an edition without a notice has got to, on the landing view.",
    "Finished",
  ).optional(),
  documents: optionalGroup({
    heading: singleLine(40, "The heading over the documents.", "Documents"),
    entries: listOf("title", {
      title: singleLine(60, "The document’s title.", "Code of Conduct"),
      text: paragraph(200, "What is in it."),
      contents: z
        .array(singleLine(40, "A section of the document.", "Research integrity"))
        .max(8)
        .optional(),
      button: singleLine(40, "The button that opens it.", "View Code of Conduct"),
      file: documentFile,
    }).min(1),
  }),
  teams: optionalGroup({
    heading: singleLine(40, "The heading over the teams.", "Participating Teams"),
    lead: paragraph(300, "Who they are, or how many of them there have been.").optional(),
    organisations: organisationIds.min(1),
  }),
  timeline: optionalGroup({
    heading: singleLine(40, "The heading over the timeline.", "2023 TIMELINE"),
    entries: listOf("title", {
      date: day,
      title: singleLine(60, "What happens that day.", "Kick-off"),
    }).min(2),
  }),
});

export const projectxSchema = z
  .strictObject({
    sample,
    page: pageDescription.optional(),
    landing: z.strictObject({
      heading: singleLine(40, "The page’s heading.", "ProjectX"),
      text: paragraph(700, "What ProjectX is."),
      facts: listOf("label", {
        value: singleLine(16, "A figure of figures.yaml, in braces.", "{projectxParticipants}"),
        label: singleLine(90, "What is counted.", "participants"),
      }).optional(),
      detailsHeading: singleLine(
        40,
        "The heading over the buttons of the editions.",
        "EVENT DETAILS",
      ),
    }),
    landingButton: singleLine(
      30,
      "The button that leads back to the landing view.",
      "Landing Page",
    ),
    prizePoolLabel: singleLine(30, "The words beside the prize pool.", "Prize pool").optional(),
    tagsLabel: singleLine(40, "The words beside the topics.", "Topics").optional(),
    takePart: z
      .strictObject({
        button: buttonLink.describe("How to take part, under the description and under a notice."),
        inquiry: inquiry.describe("What the button’s email asks.").optional(),
        text: paragraph(200, "The words beside the button.").optional(),
      })
      .superRefine((group, context) => {
        if (!group.inquiry || group.button.to.startsWith("mailto:")) return;
        report(
          context,
          `“${group.button.to}” is no email address, which inquiry needs.`,
          "Write the button’s address like mailto:name@club.example, or leave inquiry out.",
          ["inquiry"],
        );
      })
      .optional(),
    editions: editions.min(1).superRefine((editions, context) => {
      const ids = editions.map(viewId);
      ids.forEach((id, index) => {
        if (ids.indexOf(id) === index) return;
        report(
          context,
          `two editions are of ${editions[index]?.year}.`,
          "Add a line “name: …” to one, such as Spring 2024, which no other has.",
          [index, "year"],
        );
      });
    }),
  })
  .superRefine(({ editions, prizePoolLabel, tagsLabel }, context) => {
    for (const [index, { prizePool, tags }] of editions.entries()) {
      const path = ["editions", index];
      needs("prizePool", "prizePoolLabel", path)({ prizePool, prizePoolLabel }, context);
      needs("tags", "tagsLabel", path)({ tags, tagsLabel }, context);
    }
  });

/** The fragment of an edition’s URL: /projectx#2024, or with its name /projectx#2024-spring. */
function viewId({ year, name = "" }: { year: number; name?: string | undefined }): string {
  const letters = name
    .replace(String(year), "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();
  return [year, ...(letters.match(/[a-z0-9]+/g) ?? [])].join("-");
}

/** From the first day's month to the last one's. */
function monthsOf(entries: { date: string }[], language: string): string {
  const [first = "", ...others] = entries.map(({ date }) => date).toSorted();
  return daysInWords(first, others.at(-1), language, { month: "long", year: "numeric" });
}

/** Editions are newest first. */
export async function loadProjectx() {
  const projectx = loadPageContent("content/projectx.yaml", projectxSchema);
  const { language } = loadSite();
  return {
    ...projectx,
    page: projectx.page ?? pageFrom(projectx.landing.heading, projectx.landing.text),
    editions: await allContent(
      projectx.editions.toSorted((a, b) => b.year - a.year),
      async ({ documents, teams, timeline, ...rest }) => ({
        ...rest,
        timeline,
        months: timeline && monthsOf(timeline.entries, language),
        id: viewId(rest),
        label: rest.name ?? String(rest.year),
        documents: documents && {
          heading: documents.heading,
          entries: documents.entries.map((entry) => ({
            ...entry,
            kilobytes: numberInWords(
              Math.ceil(statSync(fromRoot(`public${entry.file}`)).size / 1024),
              language,
            ),
          })),
        },
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
