import { allContent } from "#app/content/content-error.server.ts";
import { currentYear, editionFile, editionPath, yearBefore } from "#app/content/editions.server.ts";
import { withPicture } from "#app/content/pictures.server.ts";
import { type Edition, fullDays } from "../conference.server.ts";
import { loadEdition, readEdition } from "../conferencex/page.server.ts";
import { editionSchema } from "../conferencex/schema.server.ts";
import type { PageDefinition } from "../page-definition.server.ts";

/** The year at the end of a recap's path. */
const yearAt = (path: string) => Number(path.slice(-4));

/** A past edition as its page shows it: its recap, if one is written, and what its own page said. */
export async function loadPastEdition(path: string) {
  const { recap, ...edition } = await loadEdition(yearAt(path));
  return {
    ...edition,
    heading: recap?.heading ?? edition.name,
    lead: recap?.lead ?? edition.note,
    mission: recap?.mission,
    highlights: await allContent(recap?.highlights ?? [], async ({ pictures = [], ...words }) => ({
      ...words,
      pictures: await allContent(pictures, withPicture),
    })),
  };
}

export type PastEdition = Awaited<ReturnType<typeof loadPastEdition>>;

export default {
  content: (path) => ({
    file: editionFile(yearAt(path)),
    schema: editionSchema(yearAt(path)),
  }),
  async load(path) {
    const { page, ...edition } = await loadPastEdition(path);
    const current = readEdition(currentYear());
    // Each past edition links to the one before, so that every one has a link.
    const earlier = yearBefore(edition.year);
    return {
      page,
      edition,
      day: fullDays(edition),
      next: {
        ...linkTo(current),
        note: current.notes?.[current.phase],
        /** Whether its page shows highlights. A new edition may have neither yet. */
        hasHighlights: Boolean(
          (current.phase === "over" ? undefined : current.sneakPeek?.parts) ?? current.speakers,
        ),
      },
      earlier: earlier ? linkTo(readEdition(earlier)) : undefined,
    };
  },
} satisfies PageDefinition;

function linkTo(edition: Edition) {
  return { name: edition.name, path: editionPath(edition.year), day: fullDays(edition) };
}
