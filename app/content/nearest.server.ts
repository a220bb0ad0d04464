import { distance } from "fastest-levenshtein";

/** The word of a list that somebody probably meant: at most two letters away, or equal except for capitals. */
export function nearest(word: string, known: string[]): string | undefined {
  const distanceTo = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  return (
    known
      // A short word is two letters away from half the dictionary.
      .filter((candidate) => distanceTo(candidate) <= Math.min(2, candidate.length / 2))
      .toSorted((a, b) => distanceTo(a) - distanceTo(b))[0]
  );
}
