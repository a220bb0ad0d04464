/** What depends on the language of site.yaml, beside days and times. */

/** With the digits and the calendar of the content, 2025, unless the language names others: fa-IR-u-ca-persian-nu-arabext. */
export function localeOf(language: string): string {
  const { calendar = "gregory", numberingSystem = "latn" } = new Intl.Locale(language);
  return new Intl.Locale(language, { calendar, numberingSystem }).toString();
}

/** Its digits from 0 on, for Vite's `define`; none where they are the usual ones. */
export function digitsOf(language: string): string {
  const format = { minimumIntegerDigits: 10, useGrouping: false };
  const digits = new Intl.NumberFormat([localeOf(language), "en"], format).format(123_456_789);
  return digits === "0123456789" ? "" : digits;
}

/** For a language that is read from right to left. */
export function directionOf(language: string): "rtl" | undefined {
  return new Intl.Locale(language).getTextInfo().direction === "rtl" ? "rtl" : undefined;
}

/** $15,000, or 15 000 €. A number alone without the currency's code. */
export function priceInWords(price: number, language: string, currency?: string): string {
  if (!currency) return numberInWords(price, language);
  // A language with a country knows foreign dollars: US$. In Arabic the narrow ones are Latin: E£.
  const { language: code, region } = new Intl.Locale(language);
  const currencyDisplay = region || code === "ar" ? "symbol" : "narrowSymbol";
  const format = {
    style: "currency",
    currency,
    currencyDisplay,
    maximumFractionDigits: 0,
  } as const;
  return new Intl.NumberFormat([localeOf(language), "en"], format).format(price);
}

/** From right to left isolated, because Latin letters before a number would draw it to their side. */
export function numberInWords(number: number, language: string): string {
  const words = new Intl.NumberFormat([localeOf(language), "en"]).format(number);
  return directionOf(language) ? `\u2068${words}\u2069` : words;
}

/** What separates words that are no list, such as a place from its city. */
export function commaOf(language: string): string {
  if (/^(?:ja|zh)/.test(language)) return language.startsWith("ja") ? "、" : "，";
  return directionOf(language) && !/^(?:he|yi)/.test(language) ? "، " : ", ";
}

/** Texts one after the other, each with one stop, because languages differ in their colons and dashes. */
export function asSentences(...texts: (string | undefined)[]): string {
  // A text may bring its own stop.
  return texts
    .filter(Boolean)
    .join(". ")
    .replaceAll(/(?<=[!?…。]|[^.]\.)\.(?=\s)/g, "");
}

/** “ProjectX, ConferenceX and LearnAI”. */
export function listInWords(words: string[], language: string): string {
  return new Intl.ListFormat([language, "en"]).format(words);
}

/** Keyboards lack the no-break spaces that French has beside these signs, and Slavic languages after words of one letter. */
export function withSpacesOf(language: string, text: string): string {
  // Hungarian, Georgian and Russian add an ending to a number: “19.00-kor”. Ids and addresses have no space before it.
  const words = language.startsWith("en")
    ? text
    : text.replaceAll(/(?<= [\d.,:]*\d-)(?=\p{L}{1,4}(?!\p{L}))/gu, "\u2060");
  if (/^(?:be|cs|pl|ru|sk|uk)/.test(language))
    return words.replaceAll(/(?<=(?:^|[\s(„«])\p{L}) /gu, "\u00a0");
  // Chinese and Japanese lines may end anywhere, but not between a number and its unit, 8|週間. Not in addresses.
  if (/^(?:ja|zh)/.test(language))
    return words.replaceAll(/(?<!:\/\/\S*)(?<=\d)(?=[\p{sc=Han}\p{sc=Kana}])/gu, "\u2060");
  if (!language.startsWith("fr")) return words;
  return words
    .replaceAll(/(?<=«) |(?<=\d) (?=\d{3}\b)| (?=[;!?»€%])/g, "\u202f")
    .replaceAll(/ (?=:(?:\s|$))|(?<=\d) (?=h\b)|(?<=\d h) (?=\d)/g, "\u00a0");
}
