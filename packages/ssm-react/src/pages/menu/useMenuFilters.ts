import { useCallback, useEffect, useState } from 'react';
import type { Filter, Menu, MenuFiltered, MenuView } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useKept } from '../../ui/hooks/useKept.ts';
import { useLatest } from '../../ui/hooks/useLatest.ts';
import { whenUsed } from '../../ui/hooks/whenUsed.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';
import type { MenuFiltersProps } from './MenuFilters.tsx';
import { menuParts } from './menuParts.ts';

export interface MenuFiltersModel {
  /** Undefined until its part has come. */
  readonly part: Awaited<ReturnType<typeof menuParts.loadFilters>> | undefined;
  readonly filter: Filter | undefined;
  /** The dialog is on its way. */
  readonly isPending: boolean;
  readonly nothing: MenuFiltersProps['nothing'];
  /** They are about to be wanted. */
  readonly prepare: () => void;
  readonly open: () => void;
}

/** With what the dialog needs, too. */
async function loadDialog(): ReturnType<typeof menuParts.loadFilters> {
  const part = await menuParts.loadFilters();
  await part.loadModal();
  return part;
}

/** A failure is told by the click that follows. */
function fetchFilters(): void {
  loadDialog().catch(() => undefined);
}

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
  const { part, preload, ask } = useDeferredPart(
    isAsked ? loadDialog : menuParts.loadFilters,
    isWanted,
    isAsked ? forget : undefined,
  );
  useEffect(() => (isLoaded ? whenUsed(fetchFilters) : undefined), [isLoaded]);

  const latest = useLatest(ssm);
  const filter = useKept<Filter | undefined>([part, menu, ssm.locale], (from) => {
    const first = from ? from.readDraft() : isAsked ? { clauses: filters } : null;
    return part?.openFilter({ menu, server: ssm, locale: ssm.locale, toasts, readSsm: () => latest.current, first });
  });
  // Also as a dialog that closes leads back to the button, when all is there and rows are waited for.
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
