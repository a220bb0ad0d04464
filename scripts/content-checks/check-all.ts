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
  now: Date;
  isLaunch: boolean;
};

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
