import { useMemo } from 'react';
import { useUi } from '../UiContext.ts';

/**
 * Compares words in the reader's language: ä beside a, ア beside あ, 2 before 10. Menu rows and identifiers use the
 * contract's order instead, so that a link means the same everywhere.
 */
export function useWordOrder(): (first: string, second: string) => number {
  const { locale } = useUi();
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
