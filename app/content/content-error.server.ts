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

/** The problems that made a load fail. Any other error is thrown on. */
export function problemsOf(error: unknown): ContentProblem[] {
  if (error instanceof ContentError) return error.problems;
  throw error;
}

/** Loads each entry of a list. A ContentError lists the problems of all, not only of the first that fails. */
export async function allContent<Entry, Result>(
  entries: Entry[],
  load: (entry: Entry, index: number) => Promise<Result>,
): Promise<Result[]> {
  const loads = entries.map(load);
  const ends = await Promise.allSettled(loads);
  const problems = ends.flatMap((end) => (end.status === "rejected" ? problemsOf(end.reason) : []));
  if (problems.length > 0) throw new ContentError(problems);
  return Promise.all(loads);
}
