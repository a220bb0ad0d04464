/** A kind and an entry's words: the fragment that leads to it, such as `faq-will-there-be-food`. */
export function fragmentId(kind: string, words: string): string {
  return `${kind}-${words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[’'\p{Script=Inherited}]/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")}`;
}
