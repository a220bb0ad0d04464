/** Puts words in the place of names in braces. */
export function fill(text: string, words: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (name: string, key: string) => words[key] ?? name);
}
