/** What depends on the language of site.yaml, beside days and times. Digits are those of the content. */

const DIGITS = { numberingSystem: "latn" } as const;

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
  const options = { style: "currency", currency, currencyDisplay } as const;
  const format = { ...DIGITS, ...options, maximumFractionDigits: 0 };
  return new Intl.NumberFormat([language, "en"], format).format(price);
}

export function numberInWords(number: number, language: string): string {
  return new Intl.NumberFormat([language, "en"], DIGITS).format(number);
}

/** “ProjectX, ConferenceX and LearnAI”. */
export function listInWords(words: string[], language: string): string {
  return new Intl.ListFormat([language, "en"]).format(words);
}
