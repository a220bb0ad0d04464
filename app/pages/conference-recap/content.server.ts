import { z } from "zod";
import { allContent } from "#app/content/content-error.server.ts";
import {
  agreesWithItself,
  editionBase,
  loadEdition,
  logos,
  pageOf,
  speakersHeading,
  withLogos,
} from "../conference.server.ts";
import {
  alt,
  buttonLink,
  listOf,
  optionalGroup,
  paragraph,
  pictureIn,
  sample,
  singleLine,
  slug,
  uniqueBy,
} from "#app/content/fields.server.ts";
import { CONFERENCE, editionPictures } from "#app/content/event-series.server.ts";
import { loadUiText } from "#app/content/ui-text.server.ts";
import { withPicture } from "#app/content/pictures.server.ts";

export function recapSchema(year: number) {
  return z
    .strictObject({
      ...editionBase,
      hero: optionalGroup({
        heading: singleLine(60, "The page’s heading, if it isn’t the edition’s name.").optional(),
        lead: paragraph(300, "What the reader finds on the page.").optional(),
        jumpLabel: singleLine(
          40,
          "The button that leads down to the highlights.",
          "See the highlights below",
        ).optional(),
        button: buttonLink
          .describe("A link of the hero. One to the next edition is beside its name.")
          .optional(),
      }),
      mission: optionalGroup({
        heading: singleLine(40, "The section’s heading.", "Conference Mission"),
        text: paragraph(900, "What the edition was for."),
      }),
      highlightsHeading: singleLine(40, "The section’s heading.", "Highlights").optional(),
      highlights: listOf("title", {
        title: singleLine(60, "What there was to see.", "The startup showcase"),
        text: paragraph(320, "What it was like.").optional(),
        pictures: listOf("file", {
          file: pictureIn(editionPictures(CONFERENCE, year), "highlight"),
          alt,
        })
          .max(3)
          .optional(),
      })
        .max(6)
        .optional(),
      speakersHeading,
      speakers: listOf("name", {
        id: slug,
        name: singleLine(120, "The speaker’s name.", "Ada Example"),
        role: singleLine(
          120,
          "What they are, in a few words.",
          "Professor of machine learning",
        ).optional(),
        sample,
      })
        .superRefine(uniqueBy("id"))
        .optional(),
      sponsors: logos,
    })
    .superRefine(agreesWithItself(year));
}

export async function loadConferenceRecap(year: number) {
  const recap = loadEdition(year, recapSchema(year));
  return {
    ...recap,
    page: pageOf(recap),
    hero: { ...recap.hero, heading: recap.hero?.heading ?? recap.name },
    highlightsHeading: recap.highlightsHeading ?? loadUiText().highlights,
    speakersHeading: recap.speakersHeading ?? loadUiText().speakers,
    speakers: recap.speakers ?? [],
    highlights: await allContent(recap.highlights ?? [], async ({ pictures = [], ...words }) => ({
      ...words,
      pictures: await allContent(pictures, withPicture),
    })),
    sponsors: await withLogos(recap.sponsors),
  };
}

export type ConferenceRecap = Awaited<ReturnType<typeof loadConferenceRecap>>;
