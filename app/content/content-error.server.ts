/** A mistake in a content file. Lines are counted from 1. */
export type ContentProblem = { file: string; line?: number; message: string };

export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(problems.map(describeProblem).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** `content/team.yaml:12: “Amara Osei”, role: is missing.` */
export function describeProblem({ file, line, message }: ContentProblem): string {
  return `${file}${line ? `:${line}` : ""}: ${message}`;
}

/** Loads each entry of a list. A ContentError lists the problems of all, not only of the first that fails. */
export async function allContent<Entry, Result>(
  entries: Entry[],
  load: (entry: Entry, index: number) => Promise<Result>,
): Promise<Result[]> {
  const loads = entries.map(load);
  const settled = await Promise.allSettled(loads);
  const problems = settled.flatMap((each) => {
    if (each.status === "fulfilled") return [];
    if (each.reason instanceof ContentError) return each.reason.problems;
    throw each.reason;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return Promise.all(loads);
}
