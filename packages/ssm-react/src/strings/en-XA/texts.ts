/**
 * English that no reader takes for English, and that is longer: it shows which words are no texts yet, and where longer
 * ones do not fit. The texts that come later are made of the English ones when they are there.
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
  // Some of them come first.
  filters: Object.assign((english: FiltersTexts) => pseudo(english), first.filters),
};
