import type { Finding } from "./finding.ts";

/** What the check found as text for a terminal: grouped by file, errors first, each with its remedy (B10). */
export function asText(findings: Finding[]): string {
  if (findings.length === 0) return "The content is in order.\n";
  const parts = grouped(findings).map(([file, entries]) =>
    [
      file,
      ...entries.map(
        ({ level, entry, problem, remedy }) =>
          `  ${level === "error" ? "ERROR  " : "warning"}  ${entry && `${entry}: `}${problem}\n           ${remedy}`,
      ),
    ].join("\n"),
  );
  return `${parts.join("\n\n")}\n\n${summary(findings)}\n`;
}

/** The same as Markdown, for an issue or a pull request. */
export function asMarkdown(findings: Finding[], more = ""): string {
  const parts = grouped(findings).map(([file, entries]) =>
    [
      `## \`${file}\``,
      "",
      ...entries.map(
        ({ level, entry, problem, remedy }) =>
          `- ${level === "error" ? "**Error**" : "Warning"}: ${entry && `${entry}: `}${problem}\n  ${remedy}`,
      ),
    ].join("\n"),
  );
  return `${["# The content check", summary(findings), ...parts, more].filter(Boolean).join("\n\n")}\n`;
}

function summary(findings: Finding[]): string {
  if (findings.length === 0) return "The content is in order.";
  const errors = findings.filter(({ level }) => level === "error").length;
  const warnings = findings.length - errors;
  if (errors === 0) return `The content is in order. ${counted(warnings, "warning")}.`;
  return `${counted(errors, "error")}, ${counted(warnings, "warning")} in the content.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function grouped(findings: Finding[]): [string, Finding[]][] {
  const files = new Map<string, Finding[]>();
  for (const finding of findings) {
    files.set(finding.file, [...(files.get(finding.file) ?? []), finding]);
  }
  return [...files].map(([file, entries]) => [
    file,
    entries.toSorted((a, b) => Number(b.level === "error") - Number(a.level === "error")),
  ]);
}
