/** The word of a list that somebody probably meant: at most two letters away, or equal except for capitals. */
export function nearest(word: string, known: string[]): string | undefined {
  const near = known
    .map((candidate) => ({
      candidate,
      distance: distanceBetween(word.toLowerCase(), candidate.toLowerCase()),
    }))
    // A short word is two letters away from half the dictionary.
    .filter(({ candidate, distance }) => distance <= Math.min(2, candidate.length / 2));
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.candidate;
}

/** How many letters must be put in, taken out or changed to make one word of the other (Levenshtein). */
function distanceBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
