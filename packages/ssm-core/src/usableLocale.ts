/** The locale, or English where it is no tag of a language: numbers are written outside of every boundary. */
export function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale) && locale;
  } catch {
    return 'en';
  }
}
