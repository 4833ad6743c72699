import { useCallback, useEffect, useState } from 'react';
import type { Filter, Menu, MenuFiltered, MenuView } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useLatest, useMemoFromPrevious } from '../../ui/hooks/useMemoFromPrevious.ts';
import { whenUsed } from '../../ui/hooks/whenIdle.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { useToasts } from '../../ui/UiContext.ts';
import type { MenuFiltersProps } from './MenuFilters.tsx';
import { menuParts } from './menuParts.ts';

export interface MenuFiltersModel {
  readonly part: Awaited<ReturnType<typeof menuParts.loadFilters>> | undefined;
  readonly filter: Filter | undefined;
  readonly isPending: boolean;
  readonly nothing: MenuFiltersProps['nothing'];
  readonly prepare: () => void;
  readonly open: () => void;
}

async function loadDialog(): ReturnType<typeof menuParts.loadFilters> {
  const part = await menuParts.loadFilters();
  await part.loadModal();
  return part;
}

/** Loads the code ahead. Ignores a failure, which a later click reports. */
function fetchFilters(): void {
  loadDialog().catch(() => undefined);
}

/**
 * Loads filters when the first filter is applied or opened. Otherwise loads them once rows are loaded and the user
 * has used the page.
 */
export function useMenuFilters(
  menu: Menu,
  { filters }: MenuView,
  filtered: MenuFiltered | null,
  isLoaded: boolean,
): MenuFiltersModel {
  const ssm = useSsm();
  const toasts = useToasts();
  const [isAsked, setIsAsked] = useState(false);
  const forget = useCallback(() => setIsAsked(false), []);
  const isWanted = isAsked || filters.length > 0;
  const { part, preload, ask } = useDeferredPart(
    isAsked ? loadDialog : menuParts.loadFilters,
    isWanted,
    isAsked ? forget : undefined,
  );
  useEffect(() => (isLoaded ? whenUsed(fetchFilters) : undefined), [isLoaded]);

  const latest = useLatest(ssm);
  const filter = useMemoFromPrevious<Filter | undefined>([part, menu, ssm.locale], (from) => {
    const first = from ? from.readDraft() : isAsked ? { clauses: filters } : null;
    return part?.openMenuFilter({
      menu,
      server: ssm,
      locale: ssm.locale,
      toasts,
      readSsm: () => latest.current,
      first,
    });
  });
  // Also called when a closing dialog returns the focus to the button. Then everything is loaded already.
  const prepare = useCallback(() => {
    if (part) return;
    preload();
    fetchFilters();
  }, [part, preload]);
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
    isPending: isAsked && !part,
    nothing: filtered?.count === 0 ? (filtered.keepsList ? 'aboveList' : 'inPlace') : null,
    prepare,
    open,
  };
}
