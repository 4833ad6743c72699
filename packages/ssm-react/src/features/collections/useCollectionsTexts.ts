import { useCallback } from 'react';
import type { Collection } from 'ssm-core';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { type CollectionsTexts, collections } from '../../strings/en/collections.ts';

/** Returns the texts of curated collections in the provider's strings. */
export const useCollectionsTexts = (): CollectionsTexts => useLateTexts('collections', collections);

type Labels = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

export function useCollectionName(): (collection: Pick<Collection, 'category' | 'param' | 'name'>) => string {
  const { values } = useSsm().strings;
  return useCallback(
    ({ category, param, name }) => (values.collections as Labels)[category]?.[param] ?? name,
    [values],
  );
}
