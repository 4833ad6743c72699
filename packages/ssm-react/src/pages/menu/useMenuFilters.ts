import { useCallback, useEffect, useState } from 'react';
import type { Filter, Menu, MenuFiltered, MenuView } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useKept } from '../../ui/hooks/useKept.ts';
import { useLatest } from '../../ui/hooks/useLatest.ts';
import { whenUsed } from '../../ui/hooks/whenUsed.ts';
import { fetchPart, useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';
import type { MenuFiltersProps } from './MenuFilters.tsx';
import { loadFilters } from './menuParts.ts';

export interface MenuFiltersModel {
  /** Undefined until its part has come. */
  readonly part: Awaited<ReturnType<typeof loadFilters>> | undefined;
  readonly filter: Filter | undefined;
  readonly nothing: MenuFiltersProps['nothing'];
  /** They are about to be wanted. */
  readonly prepare: () => void;
  readonly open: () => void;
}

/** With what the dialog needs. A failure is told by the click that follows. */
async function fetchFilters(): Promise<void> {
  try {
    const { loadModal } = await fetchPart(loadFilters);
    await fetchPart(loadModal);
  } catch {
    // See above.
  }
}

const prepare = () => void fetchFilters();

/** The filters of the page. Their part comes with the first that is applied or wanted, or once the page is used and rows are there. */
export function useMenuFilters(
  menu: Menu,
  { filters }: MenuView,
  filtered: MenuFiltered | null,
  isLoaded: boolean,
): MenuFiltersModel {
  const ssm = useSsm();
  const toasts = useToasts();
  // Before the part is there.
  const [isAsked, setIsAsked] = useState(false);
  const forget = useCallback(() => setIsAsked(false), []);
  const isWanted = isAsked || filters.length > 0;
  const { part, ask } = useDeferredPart(loadFilters, isWanted, isAsked ? forget : undefined);
  useEffect(() => (isLoaded ? whenUsed(prepare) : undefined), [isLoaded]);

  const latest = useLatest(ssm);
  const filter = useKept([part, menu], () =>
    part?.openFilter({ menu, server: ssm, toasts, readSsm: () => latest.current, first: isAsked ? filters : null }),
  );
  const open = useCallback(() => {
    if (filter) filter.open();
    else {
      setIsAsked(true);
      ask();
    }
  }, [filter, ask]);
  return {
    part,
    filter,
    nothing: filtered?.count === 0 ? (filtered.keepsList ? 'aboveList' : 'inPlace') : null,
    prepare,
    open,
  };
}
