/** The languages besides English. Each has a folder named by its tag, which is lazy-loaded. */
import type { Texts } from './merge.ts';

/** A new language needs a folder and a line here. A missing text does not compile. */
export const languages: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>> = {
  'ar-XB': () => import('./ar-XB/texts.ts'),
  de: () => import('./de/texts.ts'),
  'en-XA': () => import('./en-XA/texts.ts'),
  ja: () => import('./ja/texts.ts'),
};
