import { isMap, isSeq } from "yaml";
import { projectxSchema } from "../../app/pages/projectx/content.server.ts";
import { loadPageContent } from "../../app/content/site.server.ts";
import { type Changes, PlainProblem, readFields, textOf } from "./change-content.ts";

const FILE = "content/projectx.yaml";
const UNKNOWN = "To be announced";

/** Adds an entry that announces a new edition. */
export function planNewProjectx(next: number): Changes & { last: number } {
  const { editions } = loadPageContent(FILE, projectxSchema);
  const last = Math.max(...editions.map(({ year }) => year));
  if (next <= last) {
    throw new PlainProblem(
      `The newest edition is ${last}: give a later year, such as ${last + 1}.`,
    );
  }
  const { document } = readFields(FILE);
  const list = document.get("editions");
  if (!isSeq(list)) throw new PlainProblem(`${FILE} has no list of editions.`);
  const newest = list.items.find((item) => isMap(item) && item.get("year") === last);
  const { prizePool, facts } = (isMap(newest) ? newest.toJSON() : {}) as Record<string, unknown>;
  const notice = editions.find((edition) => edition.notice)?.notice ?? "More info coming soon!";
  const entry = document.createNode({
    year: next,
    focus: UNKNOWN,
    lead: "The research focus of this edition follows here.",
    tags: [UNKNOWN],
    prizePool,
    facts,
    notice,
    sample: true,
  });
  const [first] = list.items;
  if (isMap(first)) first.spaceBefore = true;
  list.items.unshift(entry);
  return { last, write: [{ file: FILE, content: textOf(document) }], move: [] };
}
