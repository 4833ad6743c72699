import { useMemo, useSyncExternalStore } from 'react';
import type { Filter, FilterActions, FilterOpening } from 'ssm-core';

/** Combines the state of one opening of the dialog with its actions. */
export interface FilterModel extends FilterOpening, FilterActions {}

export function useFilter(filter: Filter): FilterModel | null {
  const { opening } = useSyncExternalStore(filter.subscribe, filter.getSnapshot, filter.getSnapshot);
  return useMemo(() => opening && { ...filter, ...opening }, [filter, opening]);
}
