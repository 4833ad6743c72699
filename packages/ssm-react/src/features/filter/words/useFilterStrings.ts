/** The provider's strings with every text of filters: those come with the first filter that is applied or wanted. */

import { mergeLater } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import type { Strings } from '../../../strings/en/en.ts';
import { type FiltersTexts, filters } from '../../../strings/en/filters.ts';

export type FilterStrings = Omit<Strings, 'filters'> & { readonly filters: FiltersTexts };

const made = new WeakMap<Strings, FilterStrings>();

/** The same object for the same strings. */
export function filterStringsOf(strings: Strings): FilterStrings {
  const known = made.get(strings) ?? { ...strings, filters: mergeLater(strings, 'filters', filters) };
  made.set(strings, known);
  return known;
}

export function useFilterStrings(): FilterStrings {
  return filterStringsOf(useSsm().strings);
}
