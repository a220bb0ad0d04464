import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Document, isMap, isScalar, type Scalar, visit } from "yaml";
import type { z } from "zod";
import { addressOf } from "../../app/content/addresses.server.ts";
import {
  CONFERENCE,
  editionFile,
  editionPath,
  editionPictures,
  editionYears,
  recapPath,
} from "../../app/content/event-series.server.ts";
import { editionSchema } from "../../app/pages/conferencex/content.server.ts";
import { editionBase, loadEdition } from "../../app/pages/conference.server.ts";
import { findStrayContent } from "../../app/pages/stray-files.server.ts";
import { homeSchema } from "../../app/pages/home/content.server.ts";
import { fromRoot, readYaml } from "../../app/content/load-content.server.ts";
import { fillPlaceholders } from "../../app/content/placeholders.server.ts";
import { yamlDocument } from "../../app/content/positions.server.ts";
import { loadFigures, loadPageContent } from "../../app/content/site.server.ts";
import { loadUiText } from "../../app/content/ui-text.server.ts";
import { PlainProblem } from "../../editor/disk.ts";
import { editYaml, printYaml } from "../../editor/yaml-edit.ts";
import { checkIsFree, checkIsLater, type Plan } from "./change-content.ts";

type Edition = z.input<ReturnType<typeof editionSchema>>;

/** The newest file becomes a recap, a copy of it without its talks the new edition. */
export function planNewEdition(next: number, now = new Date()): Plan {
  const last = editionYears(CONFERENCE)[0];
  if (!last) throw new PlainProblem("There is no edition in content/conferencex/ to begin from.");
  checkIsLater(next, last);
  const file = editionFile(CONFERENCE, last);
  const { speakers } = loadEdition(last, editionSchema(last));
  const text = readFileSync(fromRoot(file), "utf8");
  const edition = readYaml(file, editionSchema(last)) as Edition;
  if (edition.phase === "announced" && edition.sample) {
    throw new PlainProblem(
      `${edition.name} was begun and is not written yet: ${file} is still marked sample: true. Write it first, or take it back with npm run new-edition -- --undo.`,
    );
  }
  if (
    edition.phase !== "over" &&
    (edition.endDate ?? edition.date) >= now.toISOString().slice(0, 10)
  ) {
    throw new PlainProblem(
      `${edition.name} is still to come, on ${edition.date}, and this command would make its page a recap. Begin ${next} after that day. If it does not take place, write “phase: over” in ${file}, commit that and type the command again.`,
    );
  }
  const nextFile = editionFile(CONFERENCE, next);
  const folder = editionPictures(CONFERENCE, last);
  const pictures = highlightPictures(last);
  const plan: Plan = {
    last,
    write: [
      { file, content: recapOf(text, edition, pictures) },
      { file: nextFile, content: nextEdition(text, edition, next) },
      ...pictures.map(({ from, file: name }) => ({
        file: `${folder}/${name}`,
        content: readFileSync(fromRoot(from)),
      })),
    ],
    // A recap shows no portraits; the new edition begins with last year's, as samples.
    move: [...new Set(speakers?.flatMap(({ photo }) => photo?.path ?? []))].map((from) => ({
      from,
      to: from.replace(folder, editionPictures(CONFERENCE, next)),
    })),
  };
  checkIsFree([
    ...findStrayContent().flatMap((stray) => (stray.meant === nextFile ? stray.file : [])),
    ...plan.write.slice(1).map((each) => each.file),
    ...plan.move.map(({ to }) => to),
  ]);
  return plan;
}

function nextEdition(text: string, edition: Edition, next: number): string {
  const { year: last, date, endDate, name } = edition;
  const weeks = Math.round(((next - last) * 365.25) / 7);
  const later = (day: string) => Temporal.PlainDate.from(day).add({ weeks }).toString();
  const moved = <Session extends { day?: string }>(session: Session) =>
    session.day ? { ...session, day: later(session.day) } : session;
  const title = name.replace(String(last), "").trim();
  const copied = editYaml(text, {
    sample: true,
    ...edition,
    phase: "announced",
    ...(edition.day && {
      day: {
        ...edition.day,
        schedule: edition.day.schedule?.filter(({ speakers }) => !speakers?.length).map(moved),
      },
    }),
    ...(edition.speakers && {
      speakers: edition.speakers.map(({ talk: _talk, ...speaker }) => ({
        ...speaker,
        sample: true,
      })),
    }),
  });
  // In texts and comments, but not in the name of a file.
  const years = new RegExp(
    String.raw`(${RegExp.escape(title)}\s+|${addressOf("conference")}-)?\b(\d{4})\b(?![\w.-]*\.(?:avif|jpe?g|pdf|png|webp)\b)`,
    "g",
  );
  const document = yamlDocument(
    copied.replace(years, (whole, before: string | undefined, year: string) => {
      if (year === String(last)) return `${before ?? ""}${next}`;
      // Links to the edition before the last one lead to the last one now.
      return before ? `${before}${last}` : whole;
    }),
  );
  visit(document, {
    Map(_, link) {
      const label = link.get("label");
      if (
        typeof label === "string" &&
        String(link.get("to")).startsWith(recapPath(CONFERENCE, last))
      )
        link.set("label", label.replaceAll(/\b\d{4}\b/g, String(last)));
    },
  });
  document.set("year", String(next));
  document.set("date", later(date));
  if (endDate) document.set("endDate", later(endDate));
  keyOf(document, "date").commentBefore = ` To be set: for now the same weekday as in ${last}.`;
  if (document.has("page")) keyOf(document, "page").spaceBefore = true;
  return printYaml(document);
}

/** The name of a field, which has the comment and the blank line before it. */
function keyOf({ contents }: Document, name: string): Scalar {
  const keys = isMap(contents) ? contents.items.map(({ key }) => key) : [];
  const key = keys.find((each) => isScalar(each) && each.value === name);
  if (!isScalar(key)) throw new PlainProblem(`The edition has no field “${name}”.`);
  return key;
}

type HighlightPicture = { from: string; file: string; alt: string };

function highlightPictures(year: number): HighlightPicture[] {
  const { cards } = loadPageContent("content/home.yaml", homeSchema).projects ?? { cards: [] };
  const pages = editionYears(CONFERENCE).map((each) => editionPath(CONFERENCE, each));
  const shown = cards.flatMap(({ image, image2 = image, location }) =>
    image && image2 ? { pictures: [image, image2], page: location?.replace(/#.*/, "") ?? "" } : [],
  );
  const card = shown.find(({ page }) => pages.includes(page)) ?? shown[0];
  if (!card) throw new PlainProblem("content/home.yaml has no card to take pictures from.");
  return card.pictures.map(({ file, alt }, index) => ({
    from: file.path,
    file: `${index === 0 ? "speakers" : "startup-showcase"}-${year}${extname(file.path)}`,
    alt,
  }));
}

/** The edition as a recap in its own words; figures are frozen at their values of that year. */
function recapOf(text: string, edition: Edition, pictures: HighlightPicture[]): string {
  const figures = Object.fromEntries(loadFigures().map((figure) => [figure.id, figure]));
  const filled = fillPlaceholders(edition, figures, []) as Edition;
  const { name, year, about, sneakPeek, speakersHeading, speakers, sponsors } = filled;
  const { sample: _sample, page: _page, links: _links, ...facts } = editionBase;
  const kept = Object.entries(filled).filter(([field]) => field in facts);
  const uiText = loadUiText();
  const named = (words: string) => words.replace("{name}", () => name);
  const recap = {
    sample: true,
    page: {
      title: `${named(uiText.recapTitle)} | {club}`,
      description: named(uiText.recapLead),
    },
    ...Object.fromEntries(kept),
    phase: "over",
    hero: {
      heading: named(uiText.recapTitle),
      lead: named(uiText.recapLead),
      button: sneakPeek && {
        label: named(uiText.recapButton),
        to: `${recapPath(CONFERENCE, year)}#highlights`,
      },
    },
    mission: about?.text && { heading: uiText.conferenceMission, text: about.text },
    highlightsHeading: sneakPeek && uiText.highlights,
    highlights: [sneakPeek?.speakers, sneakPeek?.startups].flatMap((half, index) =>
      half
        ? {
            title: half.heading,
            text: half.text,
            pictures: pictures.slice(index, index + 1).map(({ file, alt }) => ({ file, alt })),
          }
        : [],
    ),
    speakersHeading,
    speakers: speakers?.map(({ id, name, title, employer, sample }) => {
      const role = [title, employer].filter(Boolean).join(", ");
      return { id, name, role: role.length <= 120 ? role || undefined : title, sample };
    }),
    sponsors,
  };
  const source = yamlDocument(text);
  // Comments in the old hero explain fields that a recap does not have.
  source.delete("hero");
  const document = yamlDocument(editYaml(printYaml(source), recap));
  document.commentBefore = null;
  if (document.contents) document.contents.commentBefore = null;
  keyOf(document, "sample").commentBefore =
    ` ${name}, a past edition: its recap page. Lists are in page order.
 Pictures go into content/conferencex/${year}/; "alt" says what a picture shows.
 Sponsors are ids from organisations.yaml. The numbers are those of ${year}, so they are written out.
 "sample: true" marks words that were copied and still speak of the day as if it were to come.
 Delete that line once they are rewritten.`;
  keyOf(document, "date").commentBefore = undefined;
  for (const field of ["page", "hero", "mission", "highlightsHeading"])
    if (document.has(field)) keyOf(document, field).spaceBefore = true;
  return printYaml(document);
}
