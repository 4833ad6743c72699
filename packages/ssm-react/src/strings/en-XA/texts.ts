/**
 * A pseudo-locale with longer texts. It reveals hard-coded words and layouts that longer texts break. Lazy-loaded
 * sections are derived from the English ones.
 */
import { en } from '../en/en.ts';
import type { FiltersTexts } from '../en/filters.ts';
import { everyLateSection } from '../lateSections.ts';
import type { Texts } from '../merge.ts';
import { pseudo } from './pseudo.ts';

const first = pseudo(en);

export const texts: Texts = {
  ...first,
  ...everyLateSection(pseudo),
  // Some texts of this section load with the first texts, so the function carries them as properties.
  filters: Object.assign((english: FiltersTexts) => pseudo(english), first.filters),
};
