import { email, paragraph, slug, text, unique } from "#app/content/fields.server.ts";
import { inquiry, pageWords, questions } from "#app/content/groups.server.ts";
import { loadPageContent, loadSite } from "#app/content/site.server.ts";
import type { PageDefinition } from "../page-definition.server.ts";
import { z } from "zod";

const heading = text(60, "The section’s heading.");

/** A tier or a kind of partner, with the button that opens an email to the partnerships team. */
const offer = {
  id: slug,
  name: text(40, "The tier’s name, or the kind of partner.", "Lunar", "Community partner"),
  text: paragraph(320, "Who it is for.").optional(),
  points: z.array(text(90, "One thing that is agreed.", "Joint events")).optional(),
  button: text(40, "The button that opens the email.", "Ask about Lunar").optional(),
  inquiry,
};

const partnerSchema = z.strictObject({
  ...pageWords,
  hero: z.strictObject({
    heading: text(60, "The page’s heading.", "Become a Partner"),
    lead: paragraph(300, "Why an organisation would.").optional(),
  }),
  benefits: z
    .array(
      z.strictObject({
        title: text(60, "The benefit, in a few words.", "Mentorship"),
        text: paragraph(700, "What it is. State only what the club really offers.").optional(),
      }),
    )
    .optional(),
  conference: z
    .strictObject({
      heading,
      text: paragraph(400, "What a partner has of the conference.").optional(),
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
  tiers: z
    .strictObject({
      heading,
      lead: paragraph(300, "How the tiers differ, and what to do.").optional(),
      entries: z
        .array(
          z.strictObject({
            ...offer,
            price: text(32, "The price with its currency.", "$5,000").optional(),
            body: z
              .enum(["moon", "ringed-planet", "sun"])
              .describe("The tier’s drawing.")
              .optional(),
          }),
        )
        .superRefine(unique("id")),
      shared: z
        .array(
          z.strictObject({
            label: text(140, "What is the same in every tier.", "Reviewed"),
            text: text(90, "How it is.", "At year end"),
          }),
        )
        .optional(),
    })
    .optional(),
  partnerTypes: z
    .strictObject({
      heading,
      entries: z.array(z.strictObject(offer)).superRefine(unique("id")),
    })
    .optional(),
  questions: questions.optional(),
  contact: z.strictObject({
    email: email.describe("The partnerships team’s address, to which every button writes."),
    text: paragraph(300, "How to reach the partnerships team.").optional(),
    inquiry,
  }),
});

export function loadPartner() {
  return loadPageContent("content/partner-with-us.yaml", partnerSchema);
}

export type Partner = ReturnType<typeof loadPartner>;

export default {
  content: () => ({
    file: "content/partner-with-us.yaml",
    schema: partnerSchema,
  }),
  async load() {
    const { title, description, ...partner } = loadPartner();
    const { club, tagline } = loadSite();
    return { page: { title, description }, partner, club, tagline };
  },
} satisfies PageDefinition;
