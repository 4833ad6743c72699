/** Adds the texts of filters to the provider's strings. They load with the first filter. */

import { mergeLater } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import type { Strings } from '../../../strings/en/en.ts';
import { type FiltersTexts, filters } from '../../../strings/en/filters.ts';

export type FilterStrings = Omit<Strings, 'filters'> & { readonly filters: FiltersTexts };

const made = new WeakMap<Strings, FilterStrings>();

/** Memoized per strings object. */
export function filterStringsOf(strings: Strings): FilterStrings {
  const known = made.get(strings) ?? { ...strings, filters: mergeLater(strings, 'filters', filters) };
  made.set(strings, known);
  return known;
}

export function useFilterStrings(): FilterStrings {
  return filterStringsOf(useSsm().strings);
}
