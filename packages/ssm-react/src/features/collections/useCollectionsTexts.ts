import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type CollectionsTexts, collections } from '../../strings/en/collections.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of curated collections, in the words of the provider's strings; the same object until those change. */
export function useCollectionsTexts(): CollectionsTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'collections', collections), [strings]);
}
