import { currentYear, editionFile, editionPath, yearBefore } from "#app/content/editions.server.ts";
import { type Edition, fullDays } from "../conference.server.ts";
import { readEdition } from "../conferencex/content.server.ts";
import { editionSchema } from "../conferencex/schema.server.ts";
import { definePage } from "../define-page.server.ts";
import { loadPastEdition, yearAt } from "./content.server.ts";

export default definePage({
  content: (path) => ({
    file: editionFile(yearAt(path)),
    schema: editionSchema(yearAt(path)),
  }),
  async load(path) {
    const year = yearAt(path);
    const { page, name, heading, lead, date, endDate, city, venue, links, ...edition } =
      await loadPastEdition(path);
    const { mission, highlights, speakers, about, day, questions, partners, sponsors } = edition;
    const current = readEdition(currentYear());
    // Each past edition links to the one before, so that every one has a link.
    const earlier = yearBefore(year);
    return {
      page,
      hero: {
        name,
        heading,
        lead,
        date,
        day: fullDays({ date, endDate }),
        city: city ?? venue,
        links,
      },
      next: { ...linkTo(current), note: current.notes?.[current.phase] },
      mission,
      highlights,
      speakers,
      about,
      day,
      questions,
      partners,
      sponsors,
      earlier: earlier ? linkTo(readEdition(earlier)) : undefined,
    };
  },
});

function linkTo(edition: Edition) {
  return { name: edition.name, path: editionPath(edition.year), day: fullDays(edition) };
}
