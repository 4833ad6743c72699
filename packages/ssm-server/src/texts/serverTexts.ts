import { serverTexts } from './serverTexts.gen.ts';

type ServerTexts = (typeof serverTexts)['en'];

export interface LocalTexts {
  /** Language of the texts; English if there are none in the requested language. */
  readonly locale: string;
  readonly texts: ServerTexts;
}

const known: Readonly<Record<string, ServerTexts>> = serverTexts;

/** Returns the texts in a language. Texts in de also serve de-CH. */
export function localTexts(locale = 'en'): LocalTexts {
  const texts = known[locale] ?? known[locale.split('-', 1)[0] as string];
  return texts === undefined ? { locale: 'en', texts: serverTexts.en } : { locale, texts };
}
