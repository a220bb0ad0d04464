/** A kind and an entry's words: the fragment that leads to it, such as `faq-will-there-be-food`. */
export function fragmentId(kind: string, words: string): string {
  return `${kind}-${words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[’']|(?![\u3099\u309a])\p{Script=Inherited}/gu, "") // but not the marks of Japanese
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize()}`;
}
