import { allContent } from "#app/content/content-error.server.ts";
import { dayInWords } from "#app/content/dates.server.ts";
import { day, link, paragraph, slug, text, unique } from "#app/content/fields.server.ts";
import { alt, pageWords } from "#app/content/groups.server.ts";
import { picture, pictureIn } from "#app/content/pictures.server.ts";
import { loadPageContent, loadSite } from "#app/content/site.server.ts";
import type { PageDefinition } from "../page-definition.server.ts";
import { z } from "zod";

const newsletterSchema = z.strictObject({
  ...pageWords,
  hero: z.strictObject({
    heading: text(60, "The page’s heading."),
    text: text(90, "The line under the heading.").optional(),
    lead: paragraph(300, "What a subscriber gets.").optional(),
  }),
  issues: z
    .array(
      z
        .strictObject({
          id: slug,
          title: text(140, "The issue’s title."),
          date: day,
          desc: paragraph(900, "What is in the issue.").optional(),
          img: pictureIn("content/newsletter", "highlight").optional(),
          alt: alt.optional(),
          issueLink: link,
        })
        .refine(({ img, alt: words }) => !img || words, {
          error: "is missing, which img needs.",
          path: ["alt"],
        }),
    )
    .superRefine(unique("id"))
    .optional(),
});

/** Issues are newest first, whatever their order in the file. */
export async function loadNewsletter() {
  const newsletter = loadPageContent("content/newsletter.yaml", newsletterSchema);
  const { newsletterSignup, language, address, ...site } = loadSite();
  return {
    ...newsletter,
    newsletterName: site.newsletterName ?? newsletter.hero.heading,
    signup: newsletterSignup,
    issues: await allContent(
      (newsletter.issues ?? []).toSorted((a, b) => b.date.localeCompare(a.date)),
      async (issue) => ({
        ...issue,
        // For feeds and search engines: an issue may be a page of the site.
        url: issue.issueLink.replace(/^(?=\/)/, address),
        day: dayInWords(issue.date, language, { dateStyle: "long" }),
        img: issue.img && (await picture(issue.img)),
      }),
    ),
  };
}

export type Newsletter = Awaited<ReturnType<typeof loadNewsletter>>;

export default {
  content: () => ({
    file: "content/newsletter.yaml",
    schema: newsletterSchema,
  }),
  async load() {
    const { title, description, ...newsletter } = await loadNewsletter();
    return { page: { title, description }, newsletter };
  },
} satisfies PageDefinition;
