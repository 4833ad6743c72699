const rightToLeft: ReadonlySet<string | undefined> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr';
}

/** Returns the locale, or English for an invalid tag. Formatting numbers must not throw outside of error boundaries. */
export function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale) && locale;
  } catch {
    return 'en';
  }
}
