import { existsSync, statSync } from "node:fs";
import { describeProblem } from "../../app/content/content-error.server.ts";
import { fromRoot } from "../../app/content/load-content.server.ts";
import { annotation } from "../github.ts";
import { counted, type Finding } from "./finding.ts";

export type About = {
  title: string;
  /** The summary where there is no error. */
  inOrder: string;
};

const WHAT_TO_DO =
  "Correct each error in the file and the line that it names. A warning is yours to judge.";

export function asText(findings: Finding[], { inOrder }: About): string {
  const files = byFile(findings).map(([, entries]) =>
    entries
      .map((finding) => {
        const [problem = "", ...remedy] = describeProblem(finding).split("\n");
        const level = finding.level === "error" ? "ERROR  " : "warning";
        return [`${level}  ${problem}`, ...remedy.map((line) => `         ${line}`)].join("\n");
      })
      .join("\n"),
  );
  const parts = [...(hasErrors(findings) ? [WHAT_TO_DO] : []), ...files];
  return `${[...parts, summary(findings, inOrder)].join("\n\n")}\n`;
}

export function asMarkdown(findings: Finding[], { title, inOrder }: About, more = ""): string {
  const files = byFile(findings).map(([file, entries]) =>
    [
      `## \`${file}\`\n`,
      ...entries.map(({ level, line, entry, problem, remedy }) => {
        const kind = level === "error" ? "**Error**" : "Warning";
        const place = [line && `line ${line}`, entry].filter(Boolean).join(", ");
        return `- ${kind}${place && `, ${place}`}: ${problem}\n  ${remedy}`;
      }),
    ].join("\n"),
  );
  const parts = [
    `# ${title}`,
    summary(findings, inOrder),
    ...(hasErrors(findings) ? [WHAT_TO_DO] : []),
    ...files,
    more,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

export function asAnnotations(findings: Finding[]): string {
  const lines = findings.map(({ level, file, line, column, entry, problem, remedy }) => {
    const isFile = existsSync(fromRoot(file)) && statSync(fromRoot(file)).isFile();
    const place = isFile ? { file, line, column } : {};
    const subject = [...(isFile ? [] : [file]), entry].filter(Boolean).join(", ");
    const message = `${subject && `${subject}: `}${problem}\n${remedy}`;
    return `${annotation(level, place, message)}\n`;
  });
  return lines.join("");
}

export function hasErrors(findings: Finding[]): boolean {
  return findings.some(({ level }) => level === "error");
}

function summary(findings: Finding[], inOrder: string): string {
  if (findings.length === 0) return inOrder;
  const errors = findings.filter(({ level }) => level === "error").length;
  const warnings = counted(findings.length - errors, "warning");
  return errors === 0
    ? `${inOrder} ${warnings}.`
    : `${counted(errors, "error")}, ${warnings} in the content.`;
}

/** Findings grouped by file, errors first, each kind in the order of the lines. */
function byFile(findings: Finding[]): [string, Finding[]][] {
  const errorsFirst = findings.toSorted(
    (a, b) =>
      Number(b.level === "error") - Number(a.level === "error") || (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(findings.map(({ file }) => file));
  return [...files].map((file) => [file, errorsFirst.filter((each) => each.file === file)]);
}
