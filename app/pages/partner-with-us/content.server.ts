import { z } from "zod";
import {
  multiLine,
  singleLine,
  namedEntry,
  uniqueBy,
  pageDescription,
  paragraph,
  questions,
  report,
  sample,
  slug,
} from "#app/content/fields.server.ts";
import { loadPageContent, loadSite, splitEmail } from "#app/content/site.server.ts";

/** A prefilled email to the partnerships address: its subject, and the questions in its body. */
const inquiry = z.strictObject({
  subject: singleLine(90, "The subject of the email.", "Sponsoring {club}"),
  body: multiLine(900, "The text of the email: a greeting and the questions you need answers to."),
});

export const partnerSchema = z.strictObject({
  sample,
  page: pageDescription,
  hero: z.strictObject({
    heading: singleLine(60, "The page’s heading.", "Become a Partner"),
    lead: paragraph(200, "Why an organisation would."),
    button: singleLine(30, "The button to the contact.", "Get Involved"),
  }),
  benefits: z.strictObject({
    heading: singleLine(60, "The section’s heading."),
    cards: z
      .array(
        namedEntry("title", {
          title: singleLine(60, "The benefit, in a few words.", "Mentorship"),
          text: paragraph(320, "What it is. State only what the club really offers."),
        }),
      )
      .min(1)
      .max(6),
  }),
  conference: z.strictObject({
    heading: singleLine(60, "The section’s heading.", "Partners at ConferenceX"),
    text: paragraph(400, "What a partner has of the conference."),
    facts: z
      .array(
        namedEntry("label", {
          value: singleLine(
            16,
            "A figure of figures.yaml in braces, or a word.",
            "{startupShowcases}",
          ),
          label: singleLine(60, "What is counted.", "startup showcases"),
          text: paragraph(200, "The sentence under it."),
        }),
      )
      .min(1)
      .max(6),
  }),
  tiers: z
    .strictObject({
      heading: singleLine(60, "The section’s heading.", "Sponsorship tiers"),
      lead: paragraph(300, "How the tiers differ, and what to do."),
      entries: z
        .array(
          namedEntry("name", {
            id: slug,
            name: singleLine(30, "The tier’s name.", "Lunar"),
            /** In Canadian dollars, whole. */
            priceInDollars: z
              .int()
              .min(1)
              .max(1_000_000)
              .meta({
                description: "The price in whole dollars, without comma.",
                examples: [5000],
              }),
            body: z
              .enum(["moon", "ringed-planet", "sun"])
              .meta({ description: "The drawing on the tier’s card." }),
            inquiry,
            button: singleLine(40, "The button that opens the email.", "Ask about Lunar"),
          }),
        )
        .min(1)
        .max(5)
        .superRefine(uniqueBy("id")),
      /** `values` has one text for each tier, in order. */
      rows: z
        .array(
          namedEntry("label", {
            label: singleLine(60, "What is compared.", "Reviewed"),
            values: z.array(singleLine(60, "A text for each tier, in their order.", "At year end")),
          }),
        )
        .min(1),
      note: paragraph(300, "What applies to all tiers."),
    })
    .superRefine(({ entries, rows }, context) => {
      rows.forEach(({ values }, index) => {
        if (values.length === entries.length) return;
        report(
          context,
          `there ${values.length === 1 ? "is 1 value" : `are ${values.length} values`} for ${entries.length} tiers.`,
          `Write one for each tier, in this order: ${entries.map(({ name }) => name).join(", ")}.`,
          ["rows", index, "values"],
        );
      });
    }),
  partnerTypes: z.strictObject({
    heading: singleLine(60, "The section’s heading.", "Three kinds of partner"),
    entries: z
      .array(
        namedEntry("name", {
          id: slug,
          name: singleLine(40, "The kind of partner.", "Community partner"),
          text: paragraph(320, "Who they are."),
          points: z.array(singleLine(90, "One thing that is agreed.")).min(1).max(6),
          inquiry: inquiry.optional(),
          button: singleLine(40, "The button that opens the email."),
        }),
      )
      .min(1)
      .max(6)
      .superRefine(uniqueBy("id")),
  }),
  faq: z.strictObject({ heading: singleLine(60, "The section’s heading."), questions }),
  contact: z.strictObject({
    heading: singleLine(
      60,
      "The section’s heading. Screen readers also announce it before the tiers’ buttons.",
    ),
    text: paragraph(300, "How to reach the partnerships team."),
    mailButton: singleLine(40, "The button that opens an email."),
    copyButton: singleLine(40, "The button that copies the address."),
    copiedNotice: singleLine(60, "Said when the address has been copied."),
    copyTextButton: singleLine(40, "The button that copies the questions."),
    copiedTextNotice: singleLine(60, "Said when the questions have been copied."),
    inquiry,
  }),
});

export function loadPartner() {
  const { tiers, ...partner } = loadPageContent("content/partner-with-us.yaml", partnerSchema);
  const entries = tiers.entries.map(({ priceInDollars, ...tier }) => ({
    ...tier,
    price: dollars.format(priceInDollars),
  }));
  return {
    ...partner,
    tiers: { ...tiers, entries },
    // site.yaml must have the address where there is this page.
    address: splitEmail(loadSite().partnershipsEmail ?? ""),
  };
}

const dollars = new Intl.NumberFormat("en-CA", {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

export type Partner = ReturnType<typeof loadPartner>;
