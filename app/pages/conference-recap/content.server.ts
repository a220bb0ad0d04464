import { allContent } from "#app/content/content-error.server.ts";
import { withPicture } from "#app/content/pictures.server.ts";
import { loadEdition } from "../conferencex/content.server.ts";

/** The year at the end of a recap's path. */
export const yearAt = (path: string) => Number(path.slice(-4));

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
