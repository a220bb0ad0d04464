import type { Finding } from "./finding.ts";

type About = { title: string; inOrder: string };

const CONTENT: About = { title: "The content check", inOrder: "The content is in order." };

/** A report of the links alone has not looked at the content. */
export const LINKS: About = {
  title: "Links to other sites",
  inOrder: "Every external link has been requested.",
};

export function asText(findings: Finding[], about = CONTENT): string {
  if (findings.length === 0) return `${about.inOrder}\n`;
  const parts = grouped(findings).map(([file, entries]) =>
    [
      file,
      ...entries.map(
        ({ level, entry, problem, remedy }) =>
          `  ${level === "error" ? "ERROR  " : "warning"}  ${entry && `${entry}: `}${problem}\n           ${remedy}`,
      ),
    ].join("\n"),
  );
  return `${parts.join("\n\n")}\n\n${summary(findings, about)}\n`;
}

export function asMarkdown(findings: Finding[], more = "", about = CONTENT): string {
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
  return `${[`# ${about.title}`, summary(findings, about), ...parts, more].filter(Boolean).join("\n\n")}\n`;
}

function summary(findings: Finding[], { inOrder }: About): string {
  if (findings.length === 0) return inOrder;
  const errors = findings.filter(({ level }) => level === "error").length;
  const warnings = findings.length - errors;
  if (errors === 0) return `${inOrder} ${counted(warnings, "warning")}.`;
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
