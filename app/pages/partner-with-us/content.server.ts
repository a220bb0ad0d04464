import { z } from "zod";
import { integer, paragraph, sample, slug, text, unique } from "#app/content/fields.server.ts";
import { inquiry, pageDescription, questions } from "#app/content/groups.server.ts";
import { priceInWords } from "#app/content/language.server.ts";
import { loadPageContent, loadSite } from "#app/content/site.server.ts";

const heading = text(60, "The section’s heading.");

/** A text, or a sign for yes and no. */
const tierValue = text(90, "true, false, or a text of its own.", "At year end").transform(
  (value) => (value === "true" || value === "false" ? value === "true" : value),
);

/** What opens an email to the partnerships team. */
const ask = {
  inquiry: inquiry.optional(),
  button: text(40, "The button that opens the email.", "Ask about Lunar").optional(),
};

const tiers = z
  .strictObject({
    heading,
    lead: paragraph(300, "How the tiers differ, and what to do.").optional(),
    entries: z
      .array(
        z.strictObject({
          id: slug,
          name: text(30, "The tier’s name.", "Lunar"),
          price: integer(
            1,
            1_000_000_000,
            "In whole units of the currency of site.yaml.",
          ).optional(),
          body: z.enum(["moon", "ringed-planet", "sun"]).describe("The tier’s drawing.").optional(),
          ...ask,
        }),
      )
      .superRefine(unique("id")),
    rows: z
      .array(
        z.strictObject({
          label: text(140, "What is compared.", "Reviewed"),
          values: z.array(tierValue).describe("One for each tier, in their order."),
        }),
      )
      .optional()
      .meta({ description: "What the tiers include. A row equal in all is below sharedHeading." }),
    sharedHeading: text(60, "The heading over what is equal in all tiers.").optional(),
  })
  .superRefine(({ entries, rows = [] }, context) => {
    rows.forEach(({ values }, index) => {
      if (values.length === entries.length) return;
      const names = entries.map(({ name }) => name).join(", ");
      context.addIssue({
        code: "custom",
        message: `must have one value for each tier, in this order: ${names}.`,
        path: ["rows", index, "values"],
      });
    });
  });

export const partnerSchema = z.strictObject({
  sample,
  page: pageDescription,
  hero: z.strictObject({
    heading: text(60, "The page’s heading.", "Become a Partner"),
    lead: paragraph(300, "Why an organisation would."),
    button: text(30, "The button to the contact.", "Get Involved").optional(),
  }),
  benefits: z
    .strictObject({
      heading,
      cards: z.array(
        z.strictObject({
          title: text(60, "The benefit, in a few words.", "Mentorship"),
          text: paragraph(700, "What it is. State only what the club really offers."),
        }),
      ),
    })
    .optional(),
  conference: z
    .strictObject({
      heading,
      text: paragraph(400, "What a partner has of the conference."),
      facts: z
        .array(
          z.strictObject({
            value: text(16, "A figure of figures.yaml in braces, or a word."),
            label: text(60, "What is counted.", "startup showcases"),
            text: paragraph(200, "The sentence under it.").optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  tiers: tiers.optional(),
  partnerTypes: z
    .strictObject({
      heading,
      entries: z
        .array(
          z.strictObject({
            id: slug,
            name: text(40, "The kind of partner.", "Community partner"),
            text: paragraph(320, "Who they are."),
            points: z.array(text(90, "One thing that is agreed.")).optional(),
            ...ask,
          }),
        )
        .superRefine(unique("id")),
    })
    .optional(),
  faq: z.strictObject({ heading, questions }).optional(),
  contact: z.strictObject({
    heading: text(60, "The section’s heading. Screen readers hear it before the tiers’ buttons."),
    text: paragraph(300, "How to reach the partnerships team."),
    inquiry: inquiry.optional(),
  }),
});

export function loadPartner() {
  const { tiers, ...partner } = loadPageContent("content/partner-with-us.yaml", partnerSchema);
  return {
    ...partner,
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
