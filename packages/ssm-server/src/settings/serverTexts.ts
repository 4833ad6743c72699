/** What the server says to people, in the language of the application. */
import { serverTexts } from './serverTexts.gen.ts';

type ServerTexts = (typeof serverTexts)['en'];

export interface LocalTexts {
  /** What the texts are written in: English where there are none in the language. */
  readonly locale: string;
  readonly texts: ServerTexts;
}

const known: Readonly<Record<string, ServerTexts>> = serverTexts;

/** Those of de also for de-CH. */
export function localTexts(locale = 'en'): LocalTexts {
  const texts = known[locale] ?? known[locale.split('-', 1)[0] as string];
  return texts === undefined ? { locale: 'en', texts: serverTexts.en } : { locale, texts };
}
