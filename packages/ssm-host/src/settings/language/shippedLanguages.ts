/** Pseudo-languages based on English, for testing an interface. */
const pseudo = /-X[AB]$/;

export function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

export function offeredFor(locale: string, tags: readonly string[]): string | undefined {
  return tags.find((tag) => tag === locale) ?? tags.find((tag) => tag === locale.split('-', 1)[0]);
}

/** Returns the languages of the page, always with the current one. */
export function offeredLanguages(page: Document, locale: string): readonly string[] {
  const written = page.querySelector<HTMLMetaElement>('meta[name="ssm-languages"]')?.content ?? '';
  return written.split(' ').filter((tag) => tag !== '' && tag !== 'auto' && (!pseudo.test(tag) || tag === locale));
}
