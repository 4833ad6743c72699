import { useCallback, useMemo, useRef, useState } from 'react';
import { type Clause, type MenuView, withFilters } from 'ssm-core';
import type { MenuFiltered } from '../features/menu-table/MenuTable.tsx';
import { useSsm } from '../provider/useSsm.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { useToasts } from '../ui/toasts/useToasts.ts';
import type { MenuPageView } from './useMenuPageView.ts';

export interface MenuFiltersModel {
  readonly isOpen: boolean;
  /** The filter whose row the dialog opens at. */
  readonly at: number | undefined;
  /** Where it is said that the applied filters leave nothing: above the list of before, or in its place. */
  readonly nothing: 'aboveList' | 'inPlace' | null;
  readonly open: (at?: number) => void;
  readonly close: () => void;
  readonly apply: (clauses: readonly Clause[]) => void;
  readonly drop: (index: number) => void;
  readonly clear: () => void;
  readonly noteFiltered: (filtered: MenuFiltered) => void;
}

/** A count is worth reading: longer than a confirmation. */
const countMs = 7000;

/** The filters of the page: the dialog, what is applied, and what a person is told of the result. */
export function useMenuFilters({ view, changeView, readView }: MenuPageView): MenuFiltersModel {
  const { strings, countText, track } = useSsm();
  const { show } = useToasts();
  const [dialog, setDialog] = useState<{ readonly isOpen: boolean; readonly at: number | undefined }>({
    isOpen: false,
    at: undefined,
  });
  const [known, setKnown] = useState<MenuFiltered>();
  // Filters of an address, and those that Back restores, are shown without a word.
  const awaited = useRef<readonly Clause[]>(undefined);

  const actions = useMemo(() => {
    const close = (): void => setDialog(({ at }) => ({ isOpen: false, at }));
    const change = (next: MenuView): void => {
      awaited.current = next.filters;
      changeView(next);
    };
    return {
      close,
      open: (at?: number) => setDialog({ isOpen: true, at }),
      apply(clauses: readonly Clause[]) {
        const before = readView();
        track({ name: 'filter-apply', version: before.version, filterKeys: clauses.map(({ key }) => key) });
        change(withFilters(before, clauses));
        close();
      },
      drop: (index: number) => change(withFilters(readView(), readView().filters.toSpliced(index, 1))),
      clear: () => change(withFilters(readView(), [])),
    };
  }, [changeView, readView, track]);

  const noteFiltered = useCallback(
    (filtered: MenuFiltered) => {
      setKnown(filtered);
      if (awaited.current !== filtered.filters) return;
      awaited.current = undefined;
      const { count } = filtered;
      // The rows come first.
      afterPaint(() => {
        if (count === 0) show({ kind: 'error', text: strings.errors.noMatches });
        else show({ kind: 'success', text: strings.success.matchesFound(countText(count)), timeoutMs: countMs });
      });
    },
    [show, strings, countText],
  );
  const isNothing = view.filters.length > 0 && known?.filters === view.filters && known.count === 0;
  const place = known?.keepsList === true ? 'aboveList' : 'inPlace';
  return { ...dialog, ...actions, nothing: isNothing ? place : null, noteFiltered };
}
