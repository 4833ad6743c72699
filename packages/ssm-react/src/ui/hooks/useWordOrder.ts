import { useMemo } from 'react';
import { useUi } from '../UiContext.ts';

/**
 * Compares words as the reader's language orders them: ä beside a, ア beside あ, 2 before 10. For what a person sees sorted by its words;
 * rows of the menu and identifiers stand in the order of the contract, which a link means everywhere.
 */
export function useWordOrder(): (first: string, second: string) => number {
  const { locale } = useUi();
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
