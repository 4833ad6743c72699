/** The languages beside English. Each has a folder here, called by its tag, which comes when somebody reads it. */
import type { Texts } from './merge.ts';

/** A new language is its folder and its line. One of its texts that is missing does not compile. */
export const languages: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>> = {
  'ar-XB': () => import('./ar-XB/texts.ts'),
  de: () => import('./de/texts.ts'),
  'en-XA': () => import('./en-XA/texts.ts'),
  ja: () => import('./ja/texts.ts'),
};
