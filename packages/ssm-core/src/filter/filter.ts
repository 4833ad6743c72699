/** The filters of one menu: what is applied, and the dialog that changes it. */
import { type ActorRefFrom, createActor } from 'xstate';
import type { FilterKey } from '../api/types.ts';
import type { Clause } from './clause.ts';
import { filterMachine } from './filter.machine.ts';
import {
  type DraftRow,
  selectFilterRows,
  selectFiltersLeft,
  selectOpenedAt,
  selectWasRefused,
} from './filter.selectors.ts';
import type { FilterBox, FilterValue } from './rows/filter.value.ts';

/** What the filters ask of others, and whom they tell. */
export interface FilterPorts {
  /** The filters that are applied now. */
  readonly readApplied: () => readonly Clause[];
  /** Others are to be applied. */
  readonly onChange: (clauses: readonly Clause[]) => void;
  /** The dialog's draft was applied. */
  readonly onApplied: (clauses: readonly Clause[]) => void;
  /** Calls back with what filters leave, once it is known. Returns an unsubscribe function. */
  readonly watchFound: (listener: (clauses: readonly Clause[], count: number) => void) => () => void;
  /** What filters that were changed here leave is known; of those that an address brought nobody is told. */
  readonly onFound: (count: number) => void;
}

/** One opening of the dialog. */
export interface FilterOpening {
  readonly rows: readonly DraftRow[];
  /** How many rows may still be added. */
  readonly left: number;
  /** The row that the dialog opened at; null when at none. */
  readonly openedAt: string | null;
  readonly wasRefused: boolean;
}

export interface FilterState {
  /** Null while the dialog is closed. */
  readonly opening: FilterOpening | null;
}

/** The first box of the dialog that is wrong. */
export interface FilterRefusal {
  readonly filterId: string;
  readonly box: FilterBox;
}

export interface FilterActions {
  /** Opens the dialog with a draft of what is applied, at the clause in this place. */
  readonly open: (at?: number) => void;
  readonly add: () => void;
  readonly remove: (filterId: string) => void;
  readonly chooseCategory: (filterId: string, key: FilterKey) => void;
  readonly changeValue: (filterId: string, value: FilterValue) => void;
  /** Empties the draft alone; what is applied stays until Apply. */
  readonly clear: () => void;
  /** Returns what is wrong, with the dialog still open; null when the draft is applied. */
  readonly apply: () => FilterRefusal | null;
  readonly cancel: () => void;
  /** Takes away the applied clause in this place. */
  readonly drop: (index: number) => void;
  /** Takes away every applied clause. */
  readonly dropAll: () => void;
}

/** At work while somebody listens. */
export interface Filter extends FilterActions {
  /** The same object until something of it changes. */
  readonly getSnapshot: () => FilterState;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends it: the dialog closes, and nobody is told of anything any more. */
  readonly dispose: () => void;
}

const closed: FilterState = { opening: null };

/** With `first` the dialog is open at once, with a draft of these clauses. */
export function createFilter(ports: FilterPorts, first: readonly Clause[] | null = null): Filter {
  const listeners = new Set<() => void>();
  let actor: ActorRefFrom<typeof filterMachine> | null = null;
  let state = closed;
  let isEnded = false;
  let awaited: readonly Clause[] | null = null;
  let stopWatching = (): void => undefined;

  function change(next: FilterState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function readOpening(opened: ActorRefFrom<typeof filterMachine>): FilterOpening {
    const snapshot = opened.getSnapshot();
    return {
      rows: selectFilterRows(snapshot),
      left: selectFiltersLeft(snapshot),
      openedAt: selectOpenedAt(snapshot),
      wasRefused: selectWasRefused(snapshot),
    };
  }

  function close(): void {
    actor?.stop();
    actor = null;
    if (state !== closed) change(closed);
  }

  function show(clauses: readonly Clause[]): void {
    if (isEnded) return;
    awaited = clauses;
    ports.onChange(clauses);
  }

  function open(clauses: readonly Clause[], at: number | undefined): void {
    if (isEnded) return;
    actor?.stop();
    const opened = createActor(filterMachine, { input: { clauses, at } });
    actor = opened;
    opened.subscribe(() => {
      if (actor === opened) change({ opening: readOpening(opened) });
    });
    opened.on('filters.applied', ({ clauses: drafted }) => {
      close();
      ports.onApplied(drafted);
      show(drafted);
    });
    opened.on('filters.cancelled', close);
    opened.start();
  }

  /** Told once of what was changed here. */
  function noteFound(clauses: readonly Clause[], count: number): void {
    if (awaited !== clauses) return;
    awaited = null;
    ports.onFound(count);
  }

  if (first !== null) open(first, undefined);

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      // Each call counts, also of the same function.
      const entry = (): void => listener();
      if (listeners.size === 0 && !isEnded) stopWatching = ports.watchFound(noteFound);
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
        if (listeners.size === 0) stopWatching();
      };
    },
    dispose() {
      isEnded = true;
      stopWatching();
      awaited = null;
      close();
    },
    open: (at) => open(ports.readApplied(), at),
    add: () => actor?.send({ type: 'filter.add' }),
    remove: (filterId) => actor?.send({ type: 'filter.remove', filterId }),
    chooseCategory: (filterId, filterKey) => actor?.send({ type: 'category.choose', filterId, filterKey }),
    changeValue: (filterId, value) => actor?.send({ type: 'value.change', filterId, value }),
    clear: () => actor?.send({ type: 'filters.clear' }),
    apply() {
      let refused: FilterRefusal | null = null;
      const subscription = actor?.on('filters.refused', ({ filterId, box }) => {
        refused = { filterId, box };
      });
      actor?.send({ type: 'filters.apply' });
      subscription?.unsubscribe();
      return refused;
    },
    cancel: () => actor?.send({ type: 'filters.cancel' }),
    drop: (index) => show(ports.readApplied().toSpliced(index, 1)),
    dropAll: () => show([]),
  };
}
