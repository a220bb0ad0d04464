/**
 * `npm run content`: reads every content file as the build does and lists everything wrong, by file.
 *
 *     npm run content -- --report report.md   the same as Markdown
 *     npm run content -- --launch             the steps to a first launch; samples are errors too
 *     npm run content -- --links              requests every external link
 *     npm run content -- --links --only-links reports nothing else
 *
 * On GitHub the findings appear beside their lines and in the job's summary, too.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fromRoot, nameOnDisk, otherNames } from "../app/content/load-content.server.ts";
import { findContentProblems } from "../app/pages/content-files.server.ts";
import { findRenamedContent, findStrayContent } from "../app/pages/stray-files.server.ts";
import { findDuplicatePages } from "../metadata/page-metadata.ts";
import { findStrayPublicFiles } from "../prerender/public-files.ts";
import { checkCalendar } from "./content-checks/calendar.ts";
import { checkDocuments } from "./content-checks/documents.ts";
import { checkFacts } from "./content-checks/facts.ts";
import { checkFiles } from "./content-checks/files.ts";
import {
  asErrors,
  type Finding,
  readContentFiles,
  withoutRepeats,
} from "./content-checks/finding.ts";
import { checkHiddenData } from "./content-checks/hidden-data.ts";
import { checkLaunch, launchChecklist, summarizeLaunch } from "./content-checks/launch.ts";
import { checkLinkPreviews } from "./content-checks/link-previews.ts";
import { checkExternalLinks } from "./content-checks/links.ts";
import { isOnGitHub } from "./github.ts";
import { isAsked } from "./tools.ts";
import { asAnnotations, asMarkdown, asText, hasErrors } from "./content-checks/report.ts";

type Misnamed = Finding & { meant?: string };
type Options = { now: Date; isLaunch: boolean };

export async function checkAll(options: Options): Promise<Finding[]> {
  const strays = findStrayContent().map((stray): Misnamed =>
    stray.level === "error" ? { ...stray, step: "Content" } : stray,
  );
  for (const { file, meant = "" } of findRenamedContent()) otherNames.set(meant, file);
  try {
    const findings = await checkOthers(options, strays);
    return findings.map((each) => ({ ...each, file: nameOnDisk(each.file) }));
  } finally {
    otherNames.clear();
  }
}

async function checkOthers({ now, isLaunch }: Options, strays: Misnamed[]): Promise<Finding[]> {
  const mistakes = await findContentProblems();
  const files = readContentFiles(mistakes);
  const isInStray = ({ file }: Finding) =>
    strays.some((stray) => `${file}/`.startsWith(`${stray.file}/`));
  const ofFiles = await checkFiles(files, isLaunch, mistakes.length + otherNames.size > 0);
  // One remedy is enough.
  const isMovedAnyway = (meant?: string) =>
    mistakes.some(({ file, remedy }) => file === meant && remedy.startsWith("Move this file out"));
  return withoutRepeats([
    ...asErrors([...mistakes, ...(await findDuplicatePages())], "Content"),
    ...asErrors(findStrayPublicFiles(fromRoot("public"))),
    ...strays.filter(({ meant }) => !isMovedAnyway(meant)),
    ...ofFiles.filter((each) => !isInStray(each)),
    ...(await checkHiddenData()),
    ...checkFacts(files),
    ...checkLinkPreviews(files),
    ...checkDocuments(files, isLaunch),
    ...checkCalendar(files, now),
    ...(isLaunch ? checkLaunch(files) : summarizeLaunch(files)),
  ]);
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: {
      report: { type: "string" },
      launch: { type: "boolean", default: isAsked("launch") },
      links: { type: "boolean", default: isAsked("links") },
      "only-links": { type: "boolean", default: isAsked("only-links") },
      "errors-only": { type: "boolean", default: false },
    },
  });

  let findings: Finding[] = [];
  const progress = setTimeout(() => {
    if (process.stderr.isTTY)
      process.stderr.write("Checking the content. New pictures take a while…\n");
  }, 2000);
  if (!options["only-links"]) {
    findings = await checkAll({ now: new Date(), isLaunch: options.launch });
  }
  if (options["errors-only"]) findings = findings.filter(({ level }) => level === "error");
  const links = options.links ? await checkExternalLinks(readContentFiles()) : undefined;
  if (links) findings.push(...links.findings);

  clearTimeout(progress);
  const about = options["only-links"]
    ? { title: "Links to other sites", inOrder: "Every external link has been requested." }
    : { title: "The content check", inOrder: "The content is in order." };
  const output = hasErrors(findings) ? process.stderr : process.stdout;
  if (options.launch) output.write(`${launchChecklist(findings)}Each step: docs/launch.md\n\n`);
  output.write(asText(findings, about));
  if (links) output.write(`${links.summary}\n`);
  if (isOnGitHub && !options["errors-only"]) process.stdout.write(asAnnotations(findings));
  const jobSummary = process.env.GITHUB_STEP_SUMMARY;
  if (jobSummary && !options["errors-only"])
    appendFileSync(jobSummary, asMarkdown(findings, about, links?.summary));
  if (options.report) writeFileSync(options.report, asMarkdown(findings, about, links?.summary));
  if (hasErrors(findings)) process.exitCode = 1;
}
