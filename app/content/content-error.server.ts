export type ContentProblem = {
  file: string;
  /** What a person would call the entry, such as `"Amara Osei"`; empty for the file itself. */
  entry: string;
  problem: string;
  remedy: string;
};

export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(problems.map(describeProblem).join("\n\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Like Promise.all, but a ContentError lists the problems of all, not only of the first that fails. */
export async function allContent<Result>(loads: Iterable<Promise<Result>>): Promise<Result[]> {
  const settled = await Promise.allSettled(loads);
  const errors = settled.flatMap((each): unknown =>
    each.status === "rejected" ? each.reason : [],
  );
  const other = errors.find((error) => !(error instanceof ContentError));
  if (other) throw other;
  if (errors.length > 0) {
    throw new ContentError(errors.flatMap((error) => (error as ContentError).problems));
  }
  return settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
}

/** `content/team.yaml, "Amara Osei": role is "Co-Presidnt".` and the remedy on a line of its own. */
export function describeProblem({ file, entry, problem, remedy }: ContentProblem): string {
  return `${file}${entry && `, ${entry}`}: ${problem}\n${remedy}`;
}
