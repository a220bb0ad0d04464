import { ContentError, type ContentProblem } from "../../app/content/content-error.server.ts";
import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { loadSite } from "../../app/content/site.server.ts";
import { loadPageMetadata } from "../../metadata/page-metadata.ts";
import { checkCalendar } from "./calendar.ts";
import { checkDocuments } from "./documents.ts";
import { checkFacts } from "./facts.ts";
import { type Finding, readContentFiles } from "./finding.ts";
import { checkFragments } from "./fragments.ts";
import { checkLaunch, summarizeLaunch } from "./launch.ts";
import { checkLogos } from "./logos.ts";
import { checkPictures } from "./pictures.ts";

export type CheckOptions = {
  /** The day to compare phases and dates with. */
  now: Date;
  /** Whether the site is about to go online as the club's own: samples and stale phases are then errors. */
  isLaunch: boolean;
};

/** Everything there is to say about the content, errors of the schemas first (B10). */
export async function checkAll({ now, isLaunch }: CheckOptions): Promise<Finding[]> {
  let problems = await problemsOf(findContentProblems);
  // What the pages get wrong together can only be told once each is in order by itself.
  if (problems.length === 0) problems = await problemsOf(findTwinPages);
  const errors = problems.map((problem): Finding => ({
    level: "error",
    ...problem,
  }));
  const files = readContentFiles();
  const calendar = checkCalendar(files, now);
  return [
    ...errors,
    ...(await checkPictures(files)),
    ...(await checkLogos(files)),
    ...checkFragments(files),
    ...checkFacts(files),
    ...checkDocuments(files, isLaunch),
    ...(isLaunch
      ? [
          ...calendar.map((finding) => ({ ...finding, level: "error" as const })),
          ...checkLaunch(files),
        ]
      : [...calendar, ...summarizeLaunch(files)]),
  ];
}

async function findTwinPages(): Promise<ContentProblem[]> {
  await loadPageMetadata({ site: loadSite() });
  return [];
}

async function problemsOf(find: () => Promise<ContentProblem[]>): Promise<ContentProblem[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
