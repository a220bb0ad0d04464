import { z } from "zod";
import {
  inquiry,
  listOf,
  optionalGroup,
  pageDescription,
  paragraph,
  questions,
  report,
  sample,
  singleLine,
  slug,
  together,
  unique,
  uniqueBy,
} from "#app/content/fields.server.ts";
import { priceInWords } from "#app/content/language.server.ts";
import { loadPageContent, loadSite, pageFrom } from "#app/content/site.server.ts";
import { logos } from "../conference.server.ts";

/** A text, or a sign for yes and no. */
const tierValue = singleLine(90, "true, false, or a text of its own.", "At year end").transform(
  (value) => (/^(?:true|false)$/i.test(value) ? value.toLowerCase() === "true" : value),
);

export const partnerSchema = z.strictObject({
  sample,
  page: pageDescription.optional(),
  hero: z.strictObject({
    heading: singleLine(60, "The page’s heading.", "Become a Partner"),
    lead: paragraph(300, "Why an organisation would."),
    button: singleLine(30, "The button to the contact.", "Get Involved").optional(),
  }),
  benefits: optionalGroup({
    heading: singleLine(60, "The section’s heading."),
    cards: listOf("title", {
      title: singleLine(60, "The benefit, in a few words.", "Mentorship"),
      text: paragraph(700, "What it is. State only what the club really offers."),
    })
      .min(1)
      .max(12),
  }),
  conference: optionalGroup({
    heading: singleLine(60, "The section’s heading.", "Partners at ConferenceX"),
    text: paragraph(400, "What a partner has of the conference."),
    facts: listOf("label", {
      value: singleLine(16, "A figure of figures.yaml in braces, or a word.", "{startupShowcases}"),
      label: singleLine(60, "What is counted.", "startup showcases"),
      text: paragraph(200, "The sentence under it.").optional(),
    })
      .min(1)
      .max(6)
      .optional(),
  }),
  tiers: z
    .strictObject({
      heading: singleLine(60, "The section’s heading.", "Sponsorship tiers"),
      lead: paragraph(300, "How the tiers differ, and what to do.").optional(),
      entries: listOf("name", {
        id: slug,
        name: singleLine(30, "The tier’s name.", "Lunar"),
        price: z
          .int()
          .min(1)
          .max(1_000_000_000)
          .meta({
            description: "The price in whole units of the currency of site.yaml, without comma.",
            examples: [5000],
          })
          .optional(),
        body: z
          .enum(["moon", "ringed-planet", "sun"])
          .meta({ description: "The drawing on the tier’s card." })
          .optional(),
        inquiry: inquiry.optional(),
        button: singleLine(
          40,
          "The button that opens the email, or without one leads to the contact.",
          "Ask about Lunar",
        ).optional(),
      })
        .min(1)
        .max(6)
        .superRefine(uniqueBy("id")),
      rows: listOf("label", {
        label: singleLine(140, "What is compared.", "Reviewed"),
        values: z
          .array(tierValue)
          .meta({ description: "One for each tier, in their order: true, false or a text." }),
      })
        .min(1)
        .optional()
        .meta({
          description: "What the tiers include. A row equal in all is below sharedHeading.",
        }),
      sharedHeading: singleLine(
        60,
        "The heading over what is equal in all tiers.",
        "In every tier",
      ).optional(),
      note: paragraph(300, "What applies to all tiers.").optional(),
    })
    .superRefine(({ entries, rows = [] }, context) => {
      rows.forEach(({ values }, index) => {
        if (values.length === entries.length) return;
        report(
          context,
          `there ${values.length === 1 ? "is 1 value" : `are ${values.length} values`} for ${entries.length} tiers.`,
          `Write one for each tier, in this order: ${entries.map(({ name }) => name).join(", ")}.`,
          ["rows", index, "values"],
        );
      });
    })
    .optional(),
  partnerTypes: optionalGroup({
    heading: singleLine(60, "The section’s heading.", "Three kinds of partner"),
    entries: listOf("name", {
      id: slug,
      name: singleLine(40, "The kind of partner.", "Community partner"),
      text: paragraph(320, "Who they are."),
      points: z
        .array(singleLine(90, "One thing that is agreed."))
        .min(1)
        .max(6)
        .superRefine(unique)
        .optional(),
      inquiry: inquiry.optional(),
      button: singleLine(40, "The button that opens the email.").optional(),
    })
      .min(1)
      .max(6)
      .superRefine(uniqueBy("id")),
  }),
  sponsors: logos,
  faq: optionalGroup({ heading: singleLine(60, "The section’s heading."), questions }),
  contact: z
    .strictObject({
      heading: singleLine(
        60,
        "The section’s heading. Screen readers also announce it before the tiers’ buttons.",
      ),
      text: paragraph(300, "How to reach the partnerships team."),
      mailButton: singleLine(40, "The button that opens an email."),
      copyButton: singleLine(40, "The button that copies the address."),
      copiedNotice: singleLine(60, "Said when the address has been copied."),
      copyTextButton: singleLine(40, "The button that copies the questions.").optional(),
      copiedTextNotice: singleLine(60, "Said when the questions have been copied.").optional(),
      inquiry: inquiry.optional(),
    })
    .superRefine(together("copyTextButton", "copiedTextNotice")),
});

export function loadPartner() {
  const { tiers, ...partner } = loadPageContent("content/partner-with-us.yaml", partnerSchema);
  return {
    ...partner,
    page: partner.page ?? pageFrom(partner.hero.heading, partner.hero.lead),
    tiers: tiers && tiersInWords(tiers),
    // site.yaml must have the address where there is this page.
    address: loadSite().partnershipsEmail ?? "",
  };
}

function tiersInWords({ entries, rows = [], ...words }: Tiers) {
  const { language, currency } = loadSite();
  // Without their heading nobody would know what they are.
  const isShared = ({ values }: (typeof rows)[number]) =>
    words.sharedHeading !== undefined && values.length > 1 && new Set(values).size === 1;
  return {
    ...words,
    entries: entries.map(({ price, ...tier }) => ({
      ...tier,
      price: price && priceInWords(price, language, currency),
    })),
    rows: rows.filter((row) => !isShared(row)),
    sharedRows: rows.filter(isShared).map(({ label, values }) => ({ label, value: values[0] })),
  };
}

type Tiers = NonNullable<z.output<typeof partnerSchema>["tiers"]>;

export type Partner = ReturnType<typeof loadPartner>;
