import { z } from "zod";
import { dayInWords } from "#app/content/dates.server.ts";
import { allContent } from "#app/content/content-error.server.ts";
import {
  alt,
  day,
  singleLine,
  namedEntry,
  needs,
  uniqueBy,
  pageDescription,
  pageOrWebLink,
  paragraph,
  pictureIn,
  sample,
  slug,
  together,
} from "#app/content/fields.server.ts";
import { picture } from "#app/content/pictures.server.ts";
import { loadPageContent, loadSite, pageFrom } from "#app/content/site.server.ts";

export const newsletterSchema = z
  .strictObject({
    sample,
    page: pageDescription.optional(),
    hero: z.strictObject({
      heading: singleLine(60, "The page’s heading."),
      text: singleLine(90, "The line under the heading.").optional(),
      button: singleLine(
        30,
        "The button to the mailing list, newsletterSignup in site.yaml.",
        "Subscribe",
      ).optional(),
      lead: paragraph(300, "What a subscriber gets."),
    }),
    issuesHeading: singleLine(40, "The heading over the issues.", "Previous Issues:").optional(),
    issues: z
      .array(
        namedEntry("title", {
          id: slug,
          title: singleLine(140, "The issue’s title."),
          date: day,
          desc: paragraph(400, "What is in the issue."),
          img: pictureIn("content/newsletter", "scene").optional(),
          alt: alt.optional(),
          issueLink: pageOrWebLink,
          sample,
        }).superRefine(together("img", "alt")),
      )
      .superRefine(uniqueBy("id"))
      .optional(),
  })
  .superRefine(needs("issues", "issuesHeading"));

/** Issues are newest first, whatever their order in the file. */
export async function loadNewsletter() {
  const newsletter = loadPageContent("content/newsletter.yaml", newsletterSchema);
  // site.yaml must have the name where there is a newsletter.
  const { newsletterSignup, newsletterName = "", language, address } = loadSite();
  return {
    ...newsletter,
    page: newsletter.page ?? pageFrom(newsletterName, newsletter.hero.lead),
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
