/** A kind and an entry's words: the fragment that leads to it, such as `faq-will-there-be-food`. */
export function fragmentId(kind: string, words: string): string {
  return `${kind}-${words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/gu, "") // the accents of Latin letters, not the marks of Japanese
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize()}`;
}
