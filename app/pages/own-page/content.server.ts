import sharp from "sharp";
import { z } from "zod";
import { isTaken } from "#app/content/address-fields.server.ts";
import { allContent } from "#app/content/content-error.server.ts";
import {
  alt,
  listOf,
  pageDescription,
  paragraph,
  pictureIn,
  report,
  sample,
  singleLine,
  uniqueBy,
} from "#app/content/fields.server.ts";
import { readBytes } from "#app/content/load-content.server.ts";
import { OWN_PAGES } from "#app/content/pages.server.ts";
import { withPicture } from "#app/content/pictures.server.ts";
import { linesOf } from "#app/content/rich-text.server.ts";
import { loadPageContent, pageFrom } from "#app/content/site.server.ts";

/** A page with an address of the club's own: a code of conduct, how to travel, an evening's photos. */
export const ownPageSchema = z.strictObject({
  sample,
  page: pageDescription.optional(),
  heading: singleLine(90, "The page’s heading.", "Code of conduct"),
  lead: paragraph(2000, "What the reader finds on the page.").optional(),
  sections: listOf("heading", {
    heading: singleLine(140, "The section’s heading.", "If something happens"),
    text: paragraph(20_000, "Paragraphs with a blank line between them, and lists.").optional(),
    pictures: listOf("file", { file: pictureIn(OWN_PAGES, "highlight"), alt })
      .max(60)
      .optional(),
  })
    .max(40)
    .superRefine(uniqueBy("heading"))
    .optional(),
});

/** The file's name is the page's address. */
export function ownPageContent(path: string) {
  const schema = ownPageSchema.superRefine((_, context) => {
    if (!isTaken(path.slice(1))) return;
    const problem = `“${path}” is the address of another page or folder of the site.`;
    report(context, problem, "Give this file another name.");
  });
  return { file: `${OWN_PAGES}${path}.yaml`, label: `Own page: ${path}`, schema };
}

export async function loadOwnPage(path: string) {
  const { file, schema } = ownPageContent(path);
  const { page, heading, lead, sections = [] } = loadPageContent(file, schema);
  return {
    page: page ?? pageFrom(heading, lead ?? heading),
    heading,
    lead,
    sections: await allContent(sections, async ({ heading: title, text = "", pictures = [] }) => ({
      heading: title,
      lines: linesOf(text),
      pictures: await allContent(pictures, withPicture),
      layout: await layoutOf(pictures),
    })),
  };
}

/** A small one or a cut-out, such as a portrait or a logo, is beside the text. One has a row, two or four pairs, and more are in threes. */
async function layoutOf(
  pictures: { file: { path: string } }[],
): Promise<"small" | "one" | "two" | "more" | undefined> {
  const [first, ...others] = pictures;
  if (!first) return undefined;
  if (others.length > 0) return others.length === 1 || others.length === 3 ? "two" : "more";
  const image = sharp(readBytes(first.file.path));
  return (await image.metadata()).autoOrient.width < 480 || !(await image.stats()).isOpaque
    ? "small"
    : "one";
}
