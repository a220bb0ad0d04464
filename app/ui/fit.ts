/** Numbers of letters for which app/styles/fit.css has a size. */
const STEPS = [3, 4, 6, 8, 10, 12, 14, 16, 20];

/**
 * For a text in large letters: its longest word, if it has more letters than fit everywhere. The text's size is at most
 * `--fit`, so that the word stays whole. A still longer one breaks.
 */
export function fit(text = "", lettersThatFit = 10) {
  const words = text.split(/[ /\u00ad–—-]/);
  const longest = Math.max(...words.map((word) => word.length));
  if (longest <= lettersThatFit) return undefined;
  return { "data-longest": STEPS.find((step) => longest <= step) ?? "more" };
}
