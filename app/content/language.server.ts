/** What depends on the language of site.yaml, beside days and times. */

export function numberInWords(number: number, language: string): string {
  return new Intl.NumberFormat(language).format(number);
}

/** “ProjectX, ConferenceX and LearnAI”. */
export function listInWords(words: string[], language: string): string {
  return new Intl.ListFormat(language).format(words);
}
