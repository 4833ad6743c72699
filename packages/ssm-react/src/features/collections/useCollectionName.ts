import { useCallback } from 'react';
import type { Collection } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';

type Labels = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

export function useCollectionName(): (collection: Pick<Collection, 'category' | 'param' | 'name'>) => string {
  const { values } = useSsm().strings;
  return useCallback(
    ({ category, param, name }) => (values.collections as Labels)[category]?.[param] ?? name,
    [values],
  );
}
