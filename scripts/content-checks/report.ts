import type { Finding } from "./finding.ts";

export type About = {
  title: string;
  /** The summary where there is no error. */
  inOrder: string;
};

export function asText(findings: Finding[], { inOrder }: About): string {
  const files = byFile(findings).map(([file, entries]) =>
    [
      file,
      ...entries.map(
        ({ level, remedy, ...finding }) =>
          `  ${level === "error" ? "ERROR  " : "warning"}  ${sentence(finding)}\n           ${remedy}`,
      ),
    ].join("\n"),
  );
  return `${[...files, summary(findings, inOrder)].join("\n\n")}\n`;
}

export function asMarkdown(findings: Finding[], { title, inOrder }: About, more = ""): string {
  const files = byFile(findings).map(([file, entries]) =>
    [
      `## \`${file}\`\n`,
      ...entries.map(
        ({ level, remedy, ...finding }) =>
          `- ${level === "error" ? "**Error**" : "Warning"}: ${sentence(finding)}\n  ${remedy}`,
      ),
    ].join("\n"),
  );
  const parts = [`# ${title}`, summary(findings, inOrder), ...files, more];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function sentence({ entry, problem }: Pick<Finding, "entry" | "problem">): string {
  return entry ? `${entry}: ${problem}` : problem;
}

function summary(findings: Finding[], inOrder: string): string {
  if (findings.length === 0) return inOrder;
  const errors = findings.filter(({ level }) => level === "error").length;
  const warnings = counted(findings.length - errors, "warning");
  return errors === 0
    ? `${inOrder} ${warnings}.`
    : `${counted(errors, "error")}, ${warnings} in the content.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Findings grouped by file, errors first. */
function byFile(findings: Finding[]): [string, Finding[]][] {
  const errorsFirst = findings.toSorted(
    (a, b) => Number(b.level === "error") - Number(a.level === "error"),
  );
  const files = new Set(findings.map(({ file }) => file));
  return [...files].map((file) => [file, errorsFirst.filter((each) => each.file === file)]);
}
