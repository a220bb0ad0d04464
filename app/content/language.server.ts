/** What depends on the language of site.yaml, beside days and times. */

export function numberInWords(number: number, language: string): string {
  return new Intl.NumberFormat(language).format(number);
}

/** “ProjectX, ConferenceX and LearnAI”. */
export function listInWords(words: string[], language: string): string {
  return new Intl.ListFormat(language).format(words);
}

/** Texts one after the other, each with one stop. A text may bring its own. */
export function asSentences(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text)
    .join(". ")
    .replaceAll(/(?<=[!?…]|[^.]\.)\.(?= )/g, "");
}
