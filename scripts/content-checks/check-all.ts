import { findContentProblems } from "../../app/pages/content-files.server.ts";
import { findDuplicatePages } from "../../metadata/page-metadata.ts";
import { checkCalendar } from "./calendar.ts";
import { checkDocuments } from "./documents.ts";
import { checkFacts } from "./facts.ts";
import { type Finding, readContentFiles } from "./finding.ts";
import { checkLaunch, summarizeLaunch } from "./launch.ts";
import { checkLogos } from "./logos.ts";
import { checkPictures } from "./pictures.ts";

export type CheckOptions = {
  /** The day to compare phases and dates with. */
  now: Date;
  /** Whether the site is about to go online as the club's own: samples are then errors. */
  isLaunch: boolean;
};

/** Everything there is to say about the content, errors of the schemas first (B10). */
export async function checkAll({ now, isLaunch }: CheckOptions): Promise<Finding[]> {
  const problems = [...(await findContentProblems()), ...(await findDuplicatePages())];
  const errors = problems.map((problem): Finding => ({
    level: "error",
    ...problem,
  }));
  const files = readContentFiles();
  return [
    ...errors,
    ...(await checkPictures(files)),
    ...(await checkLogos(files)),
    ...checkFacts(files),
    ...checkDocuments(files, isLaunch),
    ...checkCalendar(files, now),
    ...(isLaunch ? checkLaunch(files) : summarizeLaunch(files)),
  ];
}
