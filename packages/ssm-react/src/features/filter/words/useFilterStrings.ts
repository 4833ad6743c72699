/** Adds the texts of filters, which load with the first filter, to the provider's strings. */

import { mergeLater } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import type { Strings } from '../../../strings/en/en.ts';
import { type FiltersTexts, filters } from '../../../strings/en/filters.ts';

export type FilterStrings = Omit<Strings, 'filters'> & { readonly filters: FiltersTexts };

const made = new WeakMap<Strings, FilterStrings>();

/** Returns the strings with the texts of filters. Memoized for each strings object. */
export function filterStringsOf(strings: Strings): FilterStrings {
  const known = made.get(strings) ?? { ...strings, filters: mergeLater(strings, 'filters', filters) };
  made.set(strings, known);
  return known;
}

export function useFilterStrings(): FilterStrings {
  return filterStringsOf(useSsm().strings);
}
