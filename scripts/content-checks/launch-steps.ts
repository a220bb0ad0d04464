import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fromRoot } from "../../app/content/load-content.server.ts";
import type { Finding } from "./finding.ts";

type Step = {
  title: string;
  /** Whether the findings of the launch check leave nothing to do. Without it, a person checks the step. */
  isDone?: (findings: Finding[]) => boolean;
};

/** From a clone to a site online. docs/launch.md describes each step under the same title. */
const STEPS: Step[] = [
  { title: "Name", isDone: without((finding) => isSample(finding, /^content\/site\.yaml$/)) },
  { title: "Colours" },
  { title: "Content", isDone: without((finding) => isSample(finding, /^content\//)) },
  {
    title: "Pictures",
    isDone: without(({ problem }) => /\b(?:picture|logo|content\/logos\/)/.test(problem)),
  },
  { title: "PDFs", isDone: without(({ file }) => /^(?:public\/)?documents\//.test(file)) },
  { title: "Icon", isDone: () => !hasSampleIcon() },
  { title: "Fonts" },
  {
    title: "Domain",
    isDone: without(
      ({ file, problem }) => file === "content/site.yaml" && problem.includes(".example"),
    ),
  },
  { title: "Host" },
  { title: "Security contact", isDone: without(({ entry }) => entry.startsWith("security")) },
  { title: "Licence" },
  { title: "Spelling" },
  { title: "First check" },
];

const SAMPLE_ICON = "5a3c0820a820f73e555f5c9fbe14410947969abe382f074c831e406bef3cba95";

export function launchChecklist(findings: Finding[]): string {
  const lines = STEPS.map(({ title, isDone }, index) => {
    const state = isDone ? (isDone(findings) ? "x" : " ") : "?";
    const note = { x: "", " ": ": left", "?": ": check it yourself" }[state];
    return `[${state}] ${index + 1}. ${title}${note}\n`;
  });
  return lines.join("");
}

function without(isLeft: (finding: Finding) => boolean): Step["isDone"] {
  return (findings) => !findings.some(isLeft);
}

function isSample({ file, problem }: Finding, files: RegExp): boolean {
  return files.test(file) && /sample: true|\.example/.test(problem);
}

function hasSampleIcon(): boolean {
  const icon = fromRoot("public/favicon.svg");
  if (!existsSync(icon)) return false;
  const text = readFileSync(icon, "utf8").replaceAll("\r\n", "\n");
  return createHash("sha256").update(text).digest("hex") === SAMPLE_ICON;
}
