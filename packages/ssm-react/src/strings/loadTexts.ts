import type { Texts } from './merge.ts';

/** The texts for a locale, those of pt also for pt-BR; undefined is English. Rejects when they cannot be fetched. */
export async function loadTexts(locale: string): Promise<Texts | undefined> {
  // Who reads English does not even fetch the list.
  if (locale === 'en') return undefined;
  const { languages } = await import('./languages.ts');
  const load = languages[locale] ?? languages[locale.split('-', 1)[0] as string];
  return load && (await load()).texts;
}
