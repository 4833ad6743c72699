import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { FilterKey } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { createListeners } from '../listeners.ts';
import { usableLocale } from '../locale.ts';
import { createShallowMemo } from '../memoize.ts';
import type { Clause } from './clause.ts';
import { createDebouncedValue } from './count/debounced.value.ts';
import { type NothingExplained, prepareFilter } from './count/filter.count.ts';
import { createElsewhere } from './count/filter.elsewhere.ts';
import {
  type CountedMenu,
  type CountPorts,
  createDraftRowCounter,
  createLiveCounter,
  type DraftRowCounter,
  type FilterCounts,
} from './count/filter.live.ts';
import { createNothingExplainer } from './count/filter.nothing.ts';
import { createSuggesting, type FilterSuggestions, noSuggestions, type Suggesting } from './count/filter.suggesting.ts';
import { maximumClauses } from './filter.keys.ts';
import {
  type FilterContext,
  type FilterEvent,
  type FilterProblem,
  type FilterStart,
  filterMachine,
  inLanguage,
  type SuggestionsEvent,
  selectFilterRows,
  selectFirstProblem,
  selectOpenedAt,
} from './filter.machine.ts';
import type { DraftRow } from './rows/filter.draft.ts';
import type { FilterBox, FilterValue } from './rows/filter.row.ts';

/** State of the menu that the filters read. */
export interface FilterMenu extends CountedMenu {
  /** The applied filters. */
  readonly filters: readonly Clause[];
  /** The filters with the number of rows that match them; null without filters, and until the number is known. */
  readonly filtered: { readonly filters: readonly Clause[]; readonly count: number } | null;
  /** Whether the server failed to count or load the filtered rows. */
  readonly hasFailed?: boolean | undefined;
}

/** Services that the filters need, and callbacks. */
export interface FilterPorts extends CountPorts {
  /** BCP 47 tag of the language for typed numbers; default English. */
  readonly locale?: string | undefined;
  /** Returns the current menu. */
  readonly readMenu: () => FilterMenu;
  /** Calls the listener when the menu may have changed. Returns an unsubscribe function. */
  readonly watchMenu: (listener: () => void) => () => void;
  /** Runs a task after the next paint. Returns a cancel function. */
  readonly afterPaint: (task: () => void) => () => void;
  /** Runs a task when the browser is idle. Returns a cancel function. */
  readonly whenIdle: (task: () => void) => () => void;
  /** Called with the filters to apply. */
  readonly onChange: (clauses: readonly Clause[]) => void;
  /** Called when the dialog's draft is applied. */
  readonly onApplied: (clauses: readonly Clause[]) => void;
  /** Called with the number of matching rows after the user changes filters; not called for filters from the URL. */
  readonly onFound: (count: number) => void;
}

/** State of the filter dialog while it is open. */
export interface FilterOpening {
  readonly rows: readonly DraftRow[];
  /** Number of further rows that the dialog allows. */
  readonly left: number;
  /** Id of the row that the dialog opened at; null without one. */
  readonly openedAt: string | null;
  readonly wasRefused: boolean;
  /** Counts of the draft, a moment behind typing; null before the first count. */
  readonly counts: FilterCounts | null;
}

/** Applied filters that match no row. */
export interface FilterNothing {
  readonly clauses: readonly Clause[];
  /** Whether the filters were applied to a list instead of the whole menu. */
  readonly isOfList: boolean;
  /** The explanation; null while it is pending. */
  readonly explained: NothingExplained | null;
}

export interface FilterState {
  /** Null while the dialog is closed. */
  readonly opening: FilterOpening | null;
  readonly suggestions: FilterSuggestions;
  /** Set once it is known that the applied filters match no row; otherwise null. */
  readonly nothing: FilterNothing | null;
  /** Whether the server failed. The shown rows then do not match the applied filters. */
  readonly hasFailed: boolean;
}

export interface FilterActions {
  /** Opens the dialog with a draft of the applied filters, at the clause with this index. */
  readonly open: (at?: number) => void;
  readonly add: () => void;
  readonly remove: (filterId: string) => void;
  readonly chooseCategory: (filterId: string, key: FilterKey) => void;
  readonly changeValue: (filterId: string, value: FilterValue) => void;
  /** Turns suggestions for a box on or off. */
  readonly wantSuggestions: (filterId: string, box: FilterBox, isWanted: boolean) => void;
  /** Requests failed counts again. */
  readonly retryCounts: () => void;
  /** Empties only the draft; the applied filters stay until Apply. */
  readonly clear: () => void;
  /** Applies the draft and returns null, or returns the first problem and keeps the dialog open. */
  readonly apply: () => FilterProblem | null;
  readonly cancel: () => void;
  /** Removes the applied clause with this index. */
  readonly drop: (index: number) => void;
  /** Removes every applied clause. */
  readonly dropAll: () => void;
}

/** Controls the filters of a menu. Works only while there is a listener. */
export interface Filter extends FilterActions {
  /** Returns the same object until something changes. */
  readonly getSnapshot: () => FilterState;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the open dialog's draft, with which another controller can start; null while the dialog is closed. */
  readonly readDraft: () => FilterContext | null;
  /** Closes the dialog and stops calling listeners and callbacks. */
  readonly dispose: () => void;
}

/** Longer than the pause between two keys. */
const countAfterMs = 200;

interface OpenDialog {
  readonly actor: ActorRefFrom<typeof filterMachine>;
  readonly counter: DraftRowCounter;
  readonly suggesting: Suggesting;
  counts: FilterCounts | null;
}

function createPaintedTask({ afterPaint }: FilterPorts, task: () => void) {
  let cancel = (): void => undefined;
  return {
    ask() {
      cancel();
      cancel = afterPaint(task);
    },
    cancel: () => cancel(),
  };
}

/**
 * Creates the filters of a menu. Opens the dialog at once when `first` is given, with clauses to draft or with the
 * draft of an earlier controller.
 */
export function createFilter(ports: FilterPorts, first: FilterStart | null = null): Filter {
  const locale = usableLocale(ports.locale ?? 'en');
  const listeners = createListeners(begin);
  const keepState = createShallowMemo<FilterState>();
  const keepOpening = createShallowMemo<FilterOpening>();
  const keepNothing = createShallowMemo<FilterNothing>();
  const keepMenu = createShallowMemo<CountedMenu>();
  const explainer = createNothingExplainer(ports, explain);
  // Counting and explaining wait for the next paint, so that typing and rows stay responsive.
  const counting = createPaintedTask(ports, count);
  const explaining = createPaintedTask(ports, explain);
  let dialog: OpenDialog | null = null;
  let explained: Pick<FilterNothing, 'clauses' | 'explained'> | null = null;
  let followed: CountedMenu | null = null;
  let isEnded = false;
  let awaited: readonly Clause[] | null = null;

  function isAtWork(): boolean {
    return listeners.isHeard() && !isEnded;
  }

  function countedMenu(): CountedMenu {
    const { version, table, total, listed } = ports.readMenu();
    return keepMenu({ version, table, total, listed });
  }

  function readEmpty(): readonly Clause[] | null {
    const { filtered } = ports.readMenu();
    return filtered?.count === 0 ? filtered.filters : null;
  }

  function readOpening({ actor, counts }: OpenDialog): FilterOpening {
    const { context } = actor.getSnapshot();
    return keepOpening({
      rows: selectFilterRows(context),
      left: Math.max(0, maximumClauses - context.draft.rows.length),
      openedAt: selectOpenedAt(context),
      wasRefused: context.wasRefused,
      counts,
    });
  }

  function readNothing(): FilterNothing | null {
    const clauses = readEmpty();
    if (clauses === null) return null;
    return keepNothing({
      clauses,
      isOfList: countedMenu().listed !== undefined,
      explained: explained?.clauses === clauses ? explained.explained : null,
    });
  }

  function readState(): FilterState {
    const rows = dialog && selectFilterRows(dialog.actor.getSnapshot().context);
    return keepState({
      opening: dialog && readOpening(dialog),
      suggestions: dialog && rows && isAtWork() ? dialog.suggesting.suggest(countedMenu(), rows) : noSuggestions,
      nothing: readNothing(),
      hasFailed: ports.readMenu().hasFailed === true,
    });
  }

  let state = readState();

  function update(): void {
    const next = readState();
    if (next === state) return;
    state = next;
    listeners.notify();
  }

  function count(): void {
    if (dialog === null || !isAtWork()) return;
    dialog.counts = dialog.counter.count(countedMenu(), selectFilterRows(dialog.actor.getSnapshot().context));
    update();
  }

  function explain(): void {
    const clauses = readEmpty();
    if (clauses === null || !isAtWork()) return;
    explained = { clauses, explained: explainer.explain(countedMenu(), clauses) };
    update();
  }

  function noteFound({ filtered }: FilterMenu): void {
    if (filtered === null || awaited !== filtered.filters) return;
    awaited = null;
    callHost(() => ports.onFound(filtered.count));
  }

  function followMenu(): void {
    noteFound(ports.readMenu());
    const menu = countedMenu();
    const clauses = readEmpty();
    if (clauses === null) {
      explaining.cancel();
      explainer.end();
      explained = null;
    } else if (menu !== followed || clauses !== state.nothing?.clauses) explaining.ask();
    if (menu !== followed && dialog !== null) counting.ask();
    followed = menu;
    update();
  }

  function begin(): () => void {
    const stopWatching = callHost(() => ports.watchMenu(followMenu));
    followed = null;
    followMenu();
    return () => {
      stopWatching?.();
      counting.cancel();
      explaining.cancel();
      explainer.end();
      dialog?.counter.end();
      dialog?.suggesting.end();
    };
  }

  function endDialog(): void {
    counting.cancel();
    dialog?.actor.stop();
    dialog = null;
  }

  function close(): void {
    endDialog();
    update();
  }

  function show(clauses: readonly Clause[]): void {
    if (isEnded) return;
    awaited = clauses;
    callHost(() => ports.onChange(clauses));
  }

  function open(input: FilterStart): void {
    if (isEnded) return;
    endDialog();
    const settling = createDebouncedValue('', countAfterMs, count);
    const counter = createDraftRowCounter(
      createLiveCounter(ports, count, settling),
      createElsewhere(ports, count, settling),
    );
    const suggesting = createSuggesting(ports, update);
    const machine = filterMachine.provide({
      actors: {
        countRows: fromCallback(() => counter.end),
        suggest: fromCallback<SuggestionsEvent>(({ receive }) => {
          receive(({ filterId, box, isWanted }) => {
            const row = actor.getSnapshot().context.draft.rows.find((each) => each.filterId === filterId);
            if (row !== undefined) suggesting.want(row, box, isWanted);
          });
          return suggesting.end;
        }),
      },
    });
    const actor = createActor(machine, { input: inLanguage(input, locale) });
    dialog = { actor, counter, suggesting, counts: null };
    actor.subscribe(() => {
      if (dialog?.actor !== actor) return;
      counting.ask();
      update();
    });
    actor.on('filters.applied', ({ clauses: drafted }) => {
      close();
      callHost(() => ports.onApplied(drafted));
      show(drafted);
    });
    actor.on('filters.cancelled', close);
    actor.start();
  }

  function send(event: FilterEvent): void {
    dialog?.actor.send(event);
  }

  if (first !== null) open(first);

  return {
    getSnapshot: () => state,
    subscribe: listeners.subscribe,
    readDraft: () => dialog && dialog.actor.getSnapshot().context,
    dispose() {
      isEnded = true;
      awaited = null;
      close();
      listeners.dispose();
    },
    open: (at) => open({ clauses: ports.readMenu().filters, at }),
    add: () => send({ type: 'filter.add' }),
    remove: (filterId) => send({ type: 'filter.remove', filterId }),
    chooseCategory(filterId, filterKey) {
      const { table } = ports.readMenu();
      if (table !== undefined) ports.whenIdle(() => prepareFilter(table, filterKey));
      send({ type: 'category.choose', filterId, filterKey });
    },
    changeValue: (filterId, value) => send({ type: 'value.change', filterId, value }),
    wantSuggestions: (filterId, box, isWanted) => send({ type: 'suggestions.want', filterId, box, isWanted }),
    retryCounts: () => dialog?.counter.retry(),
    clear: () => send({ type: 'filters.clear' }),
    apply() {
      const actor = dialog?.actor;
      send({ type: 'filters.apply' });
      const snapshot = actor?.getSnapshot();
      return snapshot?.status === 'active' ? selectFirstProblem(snapshot.context) : null;
    },
    cancel: () => send({ type: 'filters.cancel' }),
    drop: (index) => show(ports.readMenu().filters.toSpliced(index, 1)),
    dropAll: () => show([]),
  };
}
