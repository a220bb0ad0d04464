/**
 * `npm run content`: reads every content file as the build does and lists everything wrong, by file.
 *
 *     npm run content -- --report report.md   the same as Markdown
 *     npm run content -- --launch             the steps to a first launch; samples are errors too
 *     npm run content -- --links              requests every external link
 *     npm run content -- --links --only-links reports nothing else
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkAll } from "./content-checks/check-all.ts";
import { readContentFiles } from "./content-checks/finding.ts";
import { launchChecklist } from "./content-checks/launch-steps.ts";
import { checkExternalLinks } from "./content-checks/external-links.ts";
import { asMarkdown, asText, LINKS } from "./content-checks/report.ts";

const { values: options } = parseArgs({
  options: {
    report: { type: "string" },
    launch: { type: "boolean", default: false },
    links: { type: "boolean", default: false },
    "only-links": { type: "boolean", default: false },
    record: { type: "string", default: ".links.json" },
    "errors-only": { type: "boolean", default: false },
  },
});

const now = new Date();
const all = options["only-links"] ? [] : await checkAll({ now, isLaunch: options.launch });
const findings = options["errors-only"] ? all.filter(({ level }) => level === "error") : all;
let linkNotes = "";
if (options.links) {
  const {
    findings: dead,
    summary,
    record,
  } = await checkExternalLinks(readContentFiles(), options.record, now.toISOString().slice(0, 10));
  findings.push(...dead);
  const { alive, dead: gone, reserved } = summary;
  linkNotes = `${alive} external links work, ${gone} do not, ${reserved} end in .example and were not requested.`;
  const rows = Object.entries(record).map(([address, day]) => `| ${address} | ${day} |`);
  if (options.report && rows.length > 0) {
    linkNotes += `\n\n| Address | Last worked on |\n| --- | --- |\n${rows.join("\n")}`;
  }
}

const hasErrors = findings.some(({ level }) => level === "error");
const output = hasErrors ? process.stderr : process.stdout;
if (options.launch) output.write(`${launchChecklist(findings)}Each step: docs/launch.md\n\n`);
const about = options["only-links"] ? LINKS : undefined;
output.write(asText(findings, about) + (linkNotes && `${linkNotes.split("\n")[0]}\n`));
if (options.report) writeFileSync(options.report, asMarkdown(findings, linkNotes, about));
if (hasErrors) process.exitCode = 1;
