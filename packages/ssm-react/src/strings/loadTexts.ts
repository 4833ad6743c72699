import type { Texts } from './merge.ts';

/**
 * Loads the texts of a locale; pt-BR falls back to pt. Returns undefined for English and unknown languages. Rejects
 * when the texts cannot be fetched.
 */
export async function loadTexts(locale: string): Promise<Texts | undefined> {
  // English readers do not load the list of languages.
  if (locale === 'en') return undefined;
  const { languages } = await import('./languages.ts');
  const load = languages[locale] ?? languages[locale.split('-', 1)[0] as string];
  return load && (await load()).texts;
}
