/** The filters of one menu: what is applied, and the dialog that changes it. */
import { type ActorRefFrom, createActor } from 'xstate';
import type { FilterKey } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { usableLocale } from '../locale.ts';
import { createSameKeeper } from '../remember.ts';
import { createSettling } from '../settled.ts';
import type { Clause } from './clause.ts';
import { type NothingExplained, prepareFilter } from './count/filter.count.ts';
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
import { type FilterContext, type FilterEvent, type FilterStart, filterMachine } from './filter.machine.ts';
import {
  type DraftRow,
  selectFilterRows,
  selectFiltersLeft,
  selectOpenedAt,
  selectWasRefused,
} from './filter.selectors.ts';
import { translateRow } from './rows/filter.row.ts';
import type { FilterBox, FilterValue } from './rows/filter.value.ts';

/** The menu as far as its filters need it. */
export interface FilterMenu extends CountedMenu {
  /** The filters that are applied now. */
  readonly filters: readonly Clause[];
  /** What filters leave; null without filters and until it is known. */
  readonly filtered: { readonly filters: readonly Clause[]; readonly count: number } | null;
  /** Whether the server could not say what they leave. */
  readonly hasFailed?: boolean | undefined;
}

/** What the filters ask of others, and whom they tell. */
export interface FilterPorts extends CountPorts {
  /** The language that numbers are typed in, as a BCP 47 tag; English by default. */
  readonly locale?: string | undefined;
  /** The menu as it is now. */
  readonly readMenu: () => FilterMenu;
  /** Calls back whenever the menu may have changed. Returns an unsubscribe function. */
  readonly watchMenu: (listener: () => void) => () => void;
  /** Runs a task once what is there now is painted. Returns how to cancel it. */
  readonly afterPaint: (task: () => void) => () => void;
  /** Runs a task when there is nothing better to do. Returns how to cancel it. */
  readonly whenIdle: (task: () => void) => () => void;
  /** Others are to be applied. */
  readonly onChange: (clauses: readonly Clause[]) => void;
  /** The dialog's draft was applied. */
  readonly onApplied: (clauses: readonly Clause[]) => void;
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
  /** What the draft leaves, a moment behind what is typed; null before it is first counted. */
  readonly counts: FilterCounts | null;
}

/** Applied filters that leave nothing. */
export interface FilterNothing {
  readonly clauses: readonly Clause[];
  /** Whether they leave nothing of a list, and not of the whole menu. */
  readonly isOfList: boolean;
  /** Why, as far as it is known; null while that is being found out. */
  readonly explained: NothingExplained | null;
}

export interface FilterState {
  /** Null while the dialog is closed. */
  readonly opening: FilterOpening | null;
  readonly suggestions: FilterSuggestions;
  /** Null where the applied filters leave something, and until it is known that they do not. */
  readonly nothing: FilterNothing | null;
  /** Whether the server could not say what the applied filters leave, so that the rows are not theirs. */
  readonly hasFailed: boolean;
}

/** The first box of the dialog that is wrong. */
export interface FilterProblem {
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
  /** A box wants suggestions for what it holds from now on, or wants none. */
  readonly wantSuggestions: (filterId: string, box: FilterBox, isWanted: boolean) => void;
  /** Asks the server again for counts that failed. */
  readonly retryCounts: () => void;
  /** Empties the draft alone; what is applied stays until Apply. */
  readonly clear: () => void;
  /** Returns what is wrong, with the dialog still open; null when the draft is applied. */
  readonly apply: () => FilterProblem | null;
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
  /** The draft of the open dialog, to begin the next filters with; null while the dialog is closed. */
  readonly readDraft: () => FilterContext | null;
  /** Ends it: the dialog closes, and nobody is told of anything any more. */
  readonly dispose: () => void;
}

/** Longer than the pause between two keys. */
const countAfterMs = 200;

/** The dialog while it is open. */
interface OpenDialog {
  readonly actor: ActorRefFrom<typeof filterMachine>;
  readonly counter: DraftRowCounter;
  readonly suggesting: Suggesting;
  counts: FilterCounts | null;
}

/** A task that runs once what is there now is painted; asked for again, it waits for the next painting. */
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

/** The start with numbers in the language: an open draft was typed in that of the filters before. */
function inLanguage(start: FilterStart, locale: string): FilterStart {
  if (!('draft' in start)) return { ...start, locale };
  const rows = start.draft.rows.map((row) => translateRow(row, start.locale, locale));
  return { ...start, locale, draft: { ...start.draft, rows } };
}

/** With `first` the dialog is open at once: with a draft of these clauses, or with the draft that other filters left open. */
export function createFilter(ports: FilterPorts, first: FilterStart | null = null): Filter {
  const locale = usableLocale(ports.locale ?? 'en');
  const listeners = new Set<() => void>();
  const keepState = createSameKeeper<FilterState>();
  const keepOpening = createSameKeeper<FilterOpening>();
  const keepNothing = createSameKeeper<FilterNothing>();
  const keepMenu = createSameKeeper<CountedMenu>();
  const explainer = createNothingExplainer(ports, explain);
  // A key is drawn before it is counted, and rows that stay before it is said why there are no others.
  const counting = createPaintedTask(ports, count);
  const explaining = createPaintedTask(ports, explain);
  let dialog: OpenDialog | null = null;
  let explained: Pick<FilterNothing, 'clauses' | 'explained'> | null = null;
  let followed: CountedMenu | null = null;
  let isEnded = false;
  let awaited: readonly Clause[] | null = null;
  let stopWatching = (): void => undefined;

  function isAtWork(): boolean {
    return listeners.size > 0 && !isEnded;
  }

  function countedMenu(): CountedMenu {
    const { version, table, total, listed } = ports.readMenu();
    return keepMenu({ version, table, total, listed });
  }

  /** The applied filters, where they leave nothing. */
  function readEmpty(): readonly Clause[] | null {
    const { filtered } = ports.readMenu();
    return filtered?.count === 0 ? filtered.filters : null;
  }

  function readOpening({ actor, counts }: OpenDialog): FilterOpening {
    const snapshot = actor.getSnapshot();
    return keepOpening({
      rows: selectFilterRows(snapshot),
      left: selectFiltersLeft(snapshot),
      openedAt: selectOpenedAt(snapshot),
      wasRefused: selectWasRefused(snapshot),
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
    const rows = dialog && selectFilterRows(dialog.actor.getSnapshot());
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
    for (const listener of listeners) listener();
  }

  function count(): void {
    if (dialog === null || !isAtWork()) return;
    dialog.counts = dialog.counter.count(countedMenu(), selectFilterRows(dialog.actor.getSnapshot()));
    update();
  }

  function explain(): void {
    const clauses = readEmpty();
    if (clauses === null || !isAtWork()) return;
    explained = { clauses, explained: explainer.explain(countedMenu(), clauses) };
    update();
  }

  /** Told once of what was changed here. */
  function noteFound({ filtered }: FilterMenu): void {
    if (filtered === null || awaited !== filtered.filters) return;
    awaited = null;
    callHost(() => ports.onFound(filtered.count));
  }

  /** What was counted with another menu is counted again. */
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

  function begin(): void {
    stopWatching = callHost(() => ports.watchMenu(followMenu)) ?? (() => undefined);
    followed = null;
    followMenu();
  }

  function leave(): void {
    stopWatching();
    counting.cancel();
    explaining.cancel();
    explainer.end();
    dialog?.counter.end();
    dialog?.suggesting.end();
  }

  function endDialog(): void {
    counting.cancel();
    dialog?.actor.stop();
    dialog?.counter.end();
    dialog?.suggesting.end();
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
    const actor = createActor(filterMachine, { input: inLanguage(input, locale) });
    const settling = createSettling('', countAfterMs, count);
    const counter = createDraftRowCounter(createLiveCounter(ports, count, settling));
    dialog = { actor, counter, suggesting: createSuggesting(ports, update), counts: null };
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
    subscribe(listener) {
      // Each call counts, also of the same function.
      const entry = (): void => listener();
      listeners.add(entry);
      if (listeners.size === 1 && !isEnded) begin();
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) leave();
      };
    },
    readDraft: () => dialog && dialog.actor.getSnapshot().context,
    dispose() {
      leave();
      isEnded = true;
      awaited = null;
      close();
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
    wantSuggestions(filterId, box, isWanted) {
      const row = dialog?.actor.getSnapshot().context.draft.rows.find((each) => each.filterId === filterId);
      if (row === undefined) return;
      dialog?.suggesting.want(row, box, isWanted);
      update();
    },
    retryCounts: () => dialog?.counter.retry(),
    clear: () => send({ type: 'filters.clear' }),
    apply() {
      let refused: FilterProblem | null = null;
      const subscription = dialog?.actor.on('filters.refused', ({ filterId, box }) => {
        refused = { filterId, box };
      });
      send({ type: 'filters.apply' });
      subscription?.unsubscribe();
      return refused;
    },
    cancel: () => send({ type: 'filters.cancel' }),
    drop: (index) => show(ports.readMenu().filters.toSpliced(index, 1)),
    dropAll: () => show([]),
  };
}
