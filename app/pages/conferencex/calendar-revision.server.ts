import { z } from "zod";
import { savedAt, versionsOf } from "#app/content/file-history.server.ts";
import { fillPlaceholders } from "#app/content/placeholders.server.ts";
import { yamlDocument } from "#app/content/positions.server.ts";
import { type Edition, editionBase, editionPlaceholders } from "../conference.server.ts";

const { name, date, endDate, startTime, endTime, timeZone, venue, city } = editionBase;
/** Calendars update an entry if one of these changes. */
const facts = z.object({ name, date, endDate, startTime, endTime, timeZone, venue, city });
const factsOf = (edition: unknown) => JSON.stringify(facts.parse(edition));

/**
 * When the edition got its title, times and place: the second since 1970 (docs/decisions/025). Never the time of the
 * build, so that builds are reproducible.
 */
export function revisedAt(edition: Edition): number {
  const file = `content/conferencex/${edition.year}.yaml`;
  let newest = 0;
  let since: number | undefined;
  for (const { text, at } of versionsOf(file)) {
    newest ||= at;
    if (factsIn(text) !== factsOf(edition)) break;
    since = at;
  }
  // A change that is not committed.
  return since ?? Math.max(savedAt(file), newest + 1);
}

/** Undefined for a version with mistakes. */
function factsIn(text: string): string | undefined {
  try {
    const edition: unknown = yamlDocument(text).toJS();
    return factsOf(fillPlaceholders(edition, editionPlaceholders(edition), []));
  } catch {
    return undefined;
  }
}
