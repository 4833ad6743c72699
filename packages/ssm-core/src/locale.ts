/** Scripts that are written from right to left. */
const rightToLeft: ReadonlySet<string | undefined> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** In which direction a language is written, by its tag (BCP 47). Throws RangeError for what is no tag. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr';
}

/** The locale, or English where it is no tag of a language: numbers are written outside of every boundary. */
export function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale) && locale;
  } catch {
    return 'en';
  }
}
