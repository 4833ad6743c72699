import { useMemo } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';
import { createFilterWords, type FilterWords } from './filterWords.ts';

export function useFilterWords(): FilterWords {
  const { strings, locale, countText } = useSsm();
  return useMemo(() => createFilterWords(strings, locale, countText), [strings, locale, countText]);
}
