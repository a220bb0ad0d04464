import { z } from "zod";
import { dayInWords } from "#app/content/dates.server.ts";
import { allContent } from "#app/content/content-error.server.ts";
import { day, link, paragraph, slug, text, unique } from "#app/content/fields.server.ts";
import { alt, pageWords } from "#app/content/groups.server.ts";
import { picture, pictureIn } from "#app/content/pictures.server.ts";
import { loadPageContent, loadSite } from "#app/content/site.server.ts";

export const newsletterSchema = z.strictObject({
  ...pageWords,
  hero: z.strictObject({
    heading: text(60, "The page’s heading."),
    text: text(90, "The line under the heading.").optional(),
    lead: paragraph(300, "What a subscriber gets."),
  }),
  issues: z
    .array(
      z
        .strictObject({
          id: slug,
          title: text(140, "The issue’s title."),
          date: day,
          desc: paragraph(400, "What is in the issue."),
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
  // site.yaml must have the name where there is a newsletter.
  const { newsletterSignup, newsletterName = "", language, address } = loadSite();
  return {
    ...newsletter,
    newsletterName,
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
