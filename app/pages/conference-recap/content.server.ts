import { z } from "zod";
import { allContent } from "#app/content/content-error.server.ts";
import {
  agreesWithItself,
  editionBase,
  loadEdition,
  logos,
  withLogos,
} from "../conference.server.ts";
import {
  alt,
  buttonLink,
  namedEntry,
  paragraph,
  pictureIn,
  sample,
  singleLine,
  slug,
  uniqueBy,
} from "#app/content/fields.server.ts";
import { CONFERENCE, editionPictures } from "#app/content/event-series.server.ts";
import { type Picture, picture } from "#app/content/pictures.server.ts";

export function recapSchema(year: number) {
  return z
    .strictObject({
      ...editionBase,
      hero: z.strictObject({
        heading: singleLine(60, "The page’s heading."),
        lead: paragraph(200, "What the reader finds on the page."),
        button: buttonLink,
      }),
      mission: z.strictObject({
        heading: singleLine(40, "The section’s heading.", "Conference Mission"),
        text: paragraph(900, "What the edition was for."),
      }),
      highlightsHeading: singleLine(40, "The section’s heading.", "Highlights"),
      highlights: z
        .array(
          namedEntry("title", {
            title: singleLine(60, "What there was to see.", "The startup showcase"),
            text: paragraph(320, "What it was like."),
            pictures: z
              .array(
                namedEntry("file", {
                  file: pictureIn(editionPictures(CONFERENCE, year), "highlight"),
                  alt: alt(),
                }),
              )
              .min(1)
              .max(3),
          }),
        )
        .min(1)
        .max(6),
      speakersHeading: singleLine(40, "The heading over the speakers.", "Featured Speakers"),
      speakers: z
        .array(
          namedEntry("name", {
            id: slug,
            name: singleLine(120, "The speaker’s name.", "Ada Example"),
            role: singleLine(
              120,
              "What they are, in a few words.",
              "Professor of machine learning",
            ),
            sample,
          }),
        )
        .superRefine(uniqueBy("id")),
      sponsors: logos.optional(),
    })
    .superRefine(agreesWithItself(year));
}

export async function loadConferenceRecap(year: number) {
  const recap = loadEdition(year, recapSchema(year));
  return {
    ...recap,
    highlights: await allContent(
      recap.highlights.map(async (highlight) => ({
        ...highlight,
        pictures: await allContent(
          highlight.pictures.map(
            async ({ file, alt }): Promise<{ alt: string; picture: Picture }> => ({
              alt,
              picture: await picture(file),
            }),
          ),
        ),
      })),
    ),
    sponsors: await withLogos(recap.sponsors),
  };
}

export type ConferenceRecap = Awaited<ReturnType<typeof loadConferenceRecap>>;
