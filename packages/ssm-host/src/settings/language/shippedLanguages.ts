/** The languages that a person may choose, as the build has written them into the page. */

/** A language with English in it, to try an interface with: nobody's own. */
const pseudo = /-X[AB]$/;

/** Called as its readers call it: English, Deutsch, 日本語. */
export function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

/** The tag among those offered that stands for what is read: that of de also for de-CH. */
export function offeredFor(locale: string, tags: readonly string[]): string | undefined {
  return tags.find((tag) => tag === locale) ?? tags.find((tag) => tag === locale.split('-', 1)[0]);
}

/** Those of the page; what is read now is always among them. */
export function offeredLanguages(page: Document, locale: string): readonly string[] {
  const written = page.querySelector<HTMLMetaElement>('meta[name="ssm-languages"]')?.content ?? '';
  return written.split(' ').filter((tag) => tag !== '' && tag !== 'auto' && (!pseudo.test(tag) || tag === locale));
}
