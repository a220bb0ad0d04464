export type ContentProblem = {
  file: string;
  /** The entry's name, such as `"Amara Osei"`, or empty for the file itself. */
  entry: string;
  problem: string;
  remedy: string;
  /** Where in the file, counted from 1, if it is in a text file. */
  line?: number;
  column?: number;
};

/** What is wrong, as a sentence, and another on what to do. */
export type Words = Pick<ContentProblem, "problem" | "remedy">;

export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(found: ContentProblem[]) {
    const problems = found.map((each) => ({ ...each, problem: shortened(each.problem) }));
    super(problems.map(describeProblem).join("\n\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Without most of a word that nobody reads, such as a picture that was pasted as text. */
function shortened(text: string): string {
  return text.replaceAll(/([^\s”]{150})[^\s”]{50,}/g, "$1…");
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

/** `content/team.yaml:12, "Amara Osei": role is "Co-Presidnt".` and the remedy on a line of its own. */
export function describeProblem({ file, line, entry, problem, remedy }: ContentProblem): string {
  return `${file}${line ? `:${line}` : ""}${entry && `, ${entry}`}: ${problem}\n${remedy}`;
}
