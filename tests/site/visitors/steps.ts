import { randomNumbers } from "../../support/random.ts";

/** What a random visitor may do. Each step is data, so that a failed walk can be repeated and shortened. */
const STEPS = [
  "link",
  "slow link, then link",
  "slow link, then Back",
  "link to a lost file",
  "Back, then link",
  "Back",
  "Back again at once",
  "Forward",
  "reload",
  "leave and return",
  "sign of life",
  "scroll",
  "drawer, then link",
  "drawer, then Back",
  "view",
  "colour mode",
  "copy",
  "offline link",
] as const;

/** `choice` and `other` are between 0 and 1 and choose a link, a view or a distance from those there are. */
export type Step = { kind: (typeof STEPS)[number]; choice: number; other: number };

export type Walk = { seed: number; isPhone: boolean; prefersStill: boolean; steps: Step[] };

/** The same seed gives the same walk. */
export function walkOf(seed: number, length: number): Walk {
  const random = randomNumbers(seed);
  return {
    seed,
    isPhone: random() < 0.5,
    prefersStill: random() < 0.3,
    steps: Array.from({ length }, () => ({
      kind: STEPS[Math.floor(random() * STEPS.length)] ?? "link",
      choice: random(),
      other: random(),
    })),
  };
}

function describe(steps: Step[]): string {
  return steps
    .map(({ kind, choice, other }) => `${kind} (${choice.toFixed(3)}, ${other.toFixed(3)})`)
    .join(" → ");
}

/** What a walk finds wrong, with the shortest way there, or nothing. */
export async function trailTo(
  steps: Step[],
  take: (steps: Step[], settledWithinMs: number) => Promise<string | undefined>,
): Promise<string> {
  const problems: string[] = [];
  const fails = async (few: Step[], settledWithinMs = 2000) => {
    const problem = await take(few, settledWithinMs);
    if (problem) problems.push(problem);
    return problem !== undefined;
  };
  if (!(await fails(steps, 6000))) return "";
  const [first] = problems;
  const shortest = describe(await shortened(steps, fails));
  return `${problems.at(-1)}\nShortest way there: ${shortest}\nAt first: ${first}`;
}

/** Removes steps for as long as the walk still fails, at most `tries` times. */
async function shortened(
  steps: Step[],
  fails: (steps: Step[]) => Promise<boolean>,
  tries = 25,
): Promise<Step[]> {
  let shortest = steps;
  let left = tries;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.length && left > 0;) {
      left -= 1;
      const fewer = shortest.toSpliced(from, size);
      if (fewer.length > 0 && (await fails(fewer))) shortest = fewer;
      else from += size;
    }
  }
  return shortest;
}
