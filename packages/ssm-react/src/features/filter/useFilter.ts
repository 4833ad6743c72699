import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type Clause,
  type DraftRow,
  type FilterBox,
  type FilterKey,
  type FilterValue,
  filterMachine,
  selectFilterRows,
  selectFiltersLeft,
  selectOpenedAt,
  selectWasRefused,
} from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';

export interface FilterOptions {
  /** The applied filters, of which a draft is made when the dialog opens. */
  readonly clauses: readonly Clause[];
  /** Place of the clause whose row the dialog opens at, from 0. */
  readonly at?: number | undefined;
  readonly onApply: (clauses: readonly Clause[]) => void;
  readonly onClose: () => void;
}

interface FilterActions {
  readonly add: () => void;
  readonly remove: (filterId: string) => void;
  readonly chooseCategory: (filterId: string, key: FilterKey) => void;
  readonly changeValue: (filterId: string, value: FilterValue) => void;
  /** The draft alone; what is applied stays until Apply. */
  readonly clear: () => void;
  readonly apply: () => void;
  readonly cancel: () => void;
}

export interface FilterModel extends FilterActions {
  readonly rows: readonly DraftRow[];
  /** How many rows may still be added. */
  readonly left: number;
  /** The row that the dialog opened at; null when at none. */
  readonly openedAt: string | null;
  readonly wasRefused: boolean;
}

/** The draft of one opening of the dialog. `onRefuse` is told the first box that is wrong. */
export function useFilter(
  { clauses, at, onApply, onClose }: FilterOptions,
  onRefuse: (filterId: string, box: FilterBox) => void,
): FilterModel {
  const actor = useActorRef(filterMachine, { input: { clauses, at } });
  const listeners = useRef({ onApply, onClose, onRefuse });
  useLayoutEffect(() => {
    listeners.current = { onApply, onClose, onRefuse };
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('filters.apply', (event) => listeners.current.onApply(event.clauses)),
      actor.on('filters.cancel', () => listeners.current.onClose()),
      actor.on('filters.refuse', ({ filterId, box }) => listeners.current.onRefuse(filterId, box)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);

  const actions = useMemo<FilterActions>(
    () => ({
      add: () => actor.send({ type: 'filter.add' }),
      remove: (filterId) => actor.send({ type: 'filter.remove', filterId }),
      chooseCategory: (filterId, filterKey) => actor.send({ type: 'category.choose', filterId, filterKey }),
      changeValue: (filterId, value) => actor.send({ type: 'value.change', filterId, value }),
      clear: () => actor.send({ type: 'filters.clear' }),
      apply: () => actor.send({ type: 'filters.apply' }),
      cancel: () => actor.send({ type: 'filters.cancel' }),
    }),
    [actor],
  );
  return {
    ...actions,
    rows: useSelector(actor, selectFilterRows),
    left: useSelector(actor, selectFiltersLeft),
    openedAt: useSelector(actor, selectOpenedAt),
    wasRefused: useSelector(actor, selectWasRefused),
  };
}
