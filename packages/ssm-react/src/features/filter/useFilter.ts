import { useMemo, useSyncExternalStore } from 'react';
import type { Filter, FilterActions, FilterOpening } from 'ssm-core';

/** One opening of the dialog, and what is done in it. */
export interface FilterModel extends FilterOpening, FilterActions {}

/** The dialog as it is; null while it is closed. */
export function useFilter(filter: Filter): FilterModel | null {
  const { opening } = useSyncExternalStore(filter.subscribe, filter.getSnapshot, filter.getSnapshot);
  return useMemo(() => opening && { ...filter, ...opening }, [filter, opening]);
}
