import { useMemo } from 'react';
import { useUi } from '../UiContext.ts';

/**
 * Compares words in the order of the reader's language: ä next to a, ア next to あ, 2 before 10. Not for menu rows and
 * identifiers: they have the order of the contract, so that a link means the same everywhere.
 */
export function useWordOrder(): (first: string, second: string) => number {
  const { locale } = useUi();
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
