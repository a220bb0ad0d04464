/** Fields and groups of fields that several pages have. */
import { z } from "zod";
import { link, paragraph, text, unique } from "./fields.server.ts";

export const alt = text(200, "What the picture shows, for people who cannot see it.");

/** A button, or one entry of a list of links. */
export const labelledLink = z.strictObject({ label: text(50, "The link’s words."), to: link });

export const links = z.array(labelledLink).optional();

/** The first lines of every page's file. */
export const pageWords = {
  title: text(60, "The page’s title in search results and on the browser’s tab."),
  description: text(160, "What search results and link previews say under the title."),
};

/** A prefilled email. The first line is its subject, as in `git commit`. */
export const inquiry = text(
  1000,
  "An email: its subject, an empty line, a greeting and the questions you need answers to.",
)
  .optional()
  .transform((written) => {
    if (!written) return undefined;
    const [subject = "", ...body] = written.split("\n");
    return { subject, body: body.join("\n").trim() || undefined };
  });

export const question = z.strictObject({
  question: text(140, "The question, as a visitor would ask it."),
  answer: paragraph(900, "The answer, its first sentence being the shortest true one."),
});

export const questions = z.array(question).superRefine(unique("question"));

/** Beside a picture that is cropped to the shape of its place. */
export const focus = z.enum(["top", "bottom", "left", "right", "center"]).optional().meta({
  description:
    "The part of the picture to keep. Without it, the top of a portrait and the centre of others.",
});
