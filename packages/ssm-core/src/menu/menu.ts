/** A menu at work: its view, what the server answers, the rows found, and what is selected of them. */
import type { AssayVersion, ColumnKey } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import type { Clause } from '../filter/clause.ts';
import { type CellText, cellValue } from '../table/cell.ts';
import type { PageSize } from '../table/page.ts';
import { isSelected, selectedSeqIds, selectSeqIds, seqIdsOf, setSelected } from '../table/select.ts';
import type { RowNumbers } from '../table/table.ts';
import { withColumns, withFilters, withPage, withPageSize, withSearch, withSortBy } from './menu.intent.ts';
import { createMenuSelection, rowRange, type SelectionReader, selectedAmong } from './menu.selection.ts';
import {
  createMenuSelector,
  type MenuFiltered,
  type MenuInput,
  type MenuProgress,
  type MenuSnapshot,
} from './menu.snapshot.ts';
import { defaultMenuView, type MenuView, viewOfVersion } from './menu.view.ts';
import { createMenuData, type MenuData, type MenuDataPorts } from './rows/menu.data.ts';
import { createMenuEngine } from './rows/menu.engine.ts';
import type { SettledRows } from './rows/menu.filtered.ts';

/** Where a row stood when it was opened. */
export interface OpenedRow {
  readonly version: AssayVersion;
  /** Every SeqId of the list that it stood in, as it was searched, filtered and sorted then. */
  readonly list: readonly string[];
}

/** What a menu asks of others, and whom it tells. */
export interface MenuPorts extends MenuDataPorts {
  readonly cellText: CellText;
  /** Told every view that a person asks for. One that is given from outside changes only there. */
  readonly onViewChange?: ((view: MenuView) => void) | undefined;
  /** Every selected SeqId of the version, in the catalogue's order; none once another version is shown. */
  readonly onSelectionChange?: ((seqIds: readonly string[]) => void) | undefined;
  readonly onRowAction?: ((seqId: string, row: OpenedRow) => void) | undefined;
  readonly onProgress?: ((list: MenuProgress) => void) | undefined;
  /** Told once for each change of the filters; not for none. */
  readonly onFiltered?: ((filtered: MenuFiltered) => void) | undefined;
}

/** How a menu begins. */
export interface MenuStart {
  readonly view?: MenuView | undefined;
  readonly selectedSeqIds?: readonly string[] | undefined;
}

/** What a person may do. Rows are places on the page; every function keeps its identity. */
export interface MenuActions {
  readonly search: (text: string) => void;
  readonly sortBy: (key: ColumnKey) => void;
  readonly showPage: (index: number) => void;
  readonly choosePageSize: (size: PageSize) => void;
  readonly applyFilters: (clauses: readonly Clause[]) => void;
  /** Null is the person's default. */
  readonly showColumns: (columns: readonly ColumnKey[] | null) => void;
  /** Another version is on its first page, without filters, list and selection. */
  readonly showVersion: (version: AssayVersion) => void;
  /** The whole view at once. */
  readonly changeView: (view: MenuView) => void;
  readonly toggleRow: (place: number) => void;
  /** Selects every row from the last one chosen; without one it is a plain choice. */
  readonly extendToRow: (place: number) => void;
  readonly selectAll: () => void;
  readonly toggleAll: () => void;
  /** Selects these, and no others. */
  readonly select: (seqIds: readonly string[]) => void;
  readonly openRow: (place: number) => void;
  /** Asks again for whatever is missing. */
  readonly retry: () => void;
  readonly cancel: () => void;
}

export interface Menu extends MenuActions {
  readonly getSnapshot: () => MenuSnapshot;
  /** What would be shown with this said from outside: for who draws before it can be said. */
  readonly preview: (input: MenuInput) => MenuSnapshot;
  /** Takes what is said from outside. */
  readonly follow: (input: MenuInput) => void;
  /** As long as somebody listens the server is asked. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends it: nobody is told of anything any more. */
  readonly dispose: () => void;
  /** The view as it is now. */
  readonly readView: () => MenuView;
  readonly selection: SelectionReader;
  /** What is selected, in the catalogue's order. */
  readonly readSelected: () => readonly string[];
  /** Asks for the version's list again; resolves when it is answered, well or not. */
  readonly reload: () => Promise<void>;
}

interface Preview {
  readonly view: MenuView;
  readonly answers: MenuData;
  readonly snapshot: MenuSnapshot;
}

/** Runs tasks one after another, each in idle time of its own. Returns how to cancel those that are left. */
function eachWhenIdle(whenIdle: MenuPorts['whenIdle'], tasks: readonly (() => void)[]): () => void {
  const [task, ...rest] = tasks;
  if (task === undefined) return () => undefined;
  let cancel = whenIdle(() => {
    task();
    cancel = eachWhenIdle(whenIdle, rest);
  });
  return () => cancel();
}

export function createMenu(ports: MenuPorts, start: MenuStart = {}, firstInput: MenuInput = {}): Menu {
  const listeners = new Set<() => void>();
  const engine = createMenuEngine(ports.cellText);
  const selector = createMenuSelector(engine);
  const selection = createMenuSelection(start.selectedSeqIds);
  let ownView = start.view ?? defaultMenuView;
  let input = firstInput;
  let settled: SettledRows | undefined;
  let told: MenuSnapshot | undefined;
  let toldFilters: readonly Clause[] | undefined;
  let prepared: MenuSnapshot | undefined;
  /** What a person has done to a long catalogue before every row of it was there. */
  let postponed: (() => void)[] = [];
  /** The row that was last pressed meanwhile: a person looks at one, and at none once they have left. */
  let postponedOpening: (() => void) | undefined;
  let cancelPreparation = (): void => undefined;
  let endData = (): void => undefined;
  let isDisposed = false;

  const viewOf = ({ view }: MenuInput): MenuView => view ?? ownView;
  const readView = (): MenuView => viewOf(input);
  const data = createMenuData(ports, selector.question(readView(), input));
  const previews = new WeakMap<MenuInput, Preview>();

  /** The same snapshot for the same input, also when another one was drawn in between. */
  function preview(said: MenuInput): MenuSnapshot {
    const [view, answers] = [viewOf(said), data.read()];
    const known = previews.get(said);
    if (known?.view === view && known.answers === answers) return known.snapshot;
    const snapshot = selector.snapshot(view, said, answers, settled);
    previews.set(said, { view, answers, snapshot });
    return snapshot;
  }

  const getSnapshot = (): MenuSnapshot => preview(input);

  /** Computes at idle what the first search and the first sorts would have to. */
  function prepare(now: MenuSnapshot): void {
    const { list, shown } = now;
    const { table } = list;
    if (table === undefined || listeners.size === 0) return;
    if (prepared?.list.table === table && prepared.shown === shown) return;
    cancelPreparation();
    prepared = now;
    cancelPreparation = eachWhenIdle(ports.whenIdle, engine.preparation(table, shown));
  }

  function report({ list, filtered, view }: MenuSnapshot, before: MenuSnapshot | undefined): void {
    if (list !== before?.list) callHost(() => ports.onProgress?.(list));
    if (filtered === null || toldFilters === view.filters) return;
    toldFilters = view.filters;
    callHost(() => ports.onFiltered?.(filtered));
  }

  /** Asks for what is wanted now, and tells of what came of it. */
  function settle(): void {
    if (isDisposed) return;
    data.ask(selector.question(readView(), input));
    settled = selector.settled(readView(), data.read(), settled);
    const now = getSnapshot();
    const isSelectionLost = selection.follow(now.view.version, now.list.table, input.selectedSeqIds);
    prepare(now);
    const before = told;
    if (now === before) return;
    told = now;
    if (isSelectionLost) callHost(() => ports.onSelectionChange?.([]));
    report(now, before);
    for (const listener of listeners) listener();
    if (now.list.table === undefined) return;
    const actions = postponedOpening === undefined ? postponed : [...postponed, postponedOpening];
    postponed = [];
    postponedOpening = undefined;
    for (const act of actions) act();
  }

  /**
   * At once where every row is there, else when it is: a part of the rows answers no question about all. Rows of another
   * revision are others, of which nothing was asked.
   */
  function withEveryRow(act: () => void, isOpening = false): void {
    const { table, list } = getSnapshot();
    if (table === undefined || table === list.table) {
      act();
      return;
    }
    const { version, revision } = table;
    const later = (): void => {
      const { table: whole } = getSnapshot().list;
      if (whole?.version === version && whole.revision === revision) act();
    };
    if (isOpening) postponedOpening = later;
    else postponed.push(later);
  }

  /** The same of the row at a place on the page, and of the result that it stands in now. */
  function withRow(place: number, act: (row: number, result: RowNumbers) => void, isOpening = false): void {
    const { rows, result } = getSnapshot();
    const row = rows[place];
    if (row !== undefined) withEveryRow(() => act(row, result), isOpening);
  }

  function leave(): void {
    endData();
    cancelPreparation();
    prepared = undefined;
    postponedOpening = undefined;
  }

  function changeView(view: MenuView): void {
    if (input.view === undefined) ownView = view;
    callHost(() => ports.onViewChange?.(view));
    settle();
  }

  function select(rows: RowNumbers | readonly number[], isNowSelected: boolean, anchor: number | null): void {
    const { table } = getSnapshot().list;
    if (table === undefined) return;
    const { held } = input;
    const chosen = isNowSelected && held !== undefined ? held.without(table, Uint32Array.from(rows)) : rows;
    const before = selection.read();
    const after = setSelected(before, chosen, isNowSelected);
    selection.change(after, anchor);
    if (after !== before) callHost(() => ports.onSelectionChange?.(selectedSeqIds(table, after)));
  }

  /** What is held from now on is selected no longer, whoever holds it. */
  function releaseHeld(): void {
    const { held } = input;
    const { table } = getSnapshot().list;
    if (held === undefined || table === undefined || selection.read().count === 0) return;
    const selected = selectedSeqIds(table, selection.read());
    const left = selected.filter((seqId) => !held.has(seqId, table.version));
    if (left.length < selected.length) selectSeqIdsAlone(left);
  }

  function selectSeqIdsAlone(seqIds: readonly string[]): void {
    const { table } = getSnapshot().list;
    if (table === undefined) return;
    selection.change(selectSeqIds(table, seqIds), null);
    callHost(() => ports.onSelectionChange?.(seqIds));
  }

  function seqIdAt(row: number): string {
    const { table } = getSnapshot();
    return table === undefined ? '' : String(cellValue(table, row, 'seqId'));
  }

  function toggleRow(row: number): void {
    const { held } = input;
    const seqId = seqIdAt(row);
    const { version } = readView();
    if (held?.has(seqId, version) === true) held.onPress(seqId, version);
    else select([row], !isSelected(selection.read(), row), row);
  }

  /** Gives the range what its first row has. Without a row to extend from, the row itself is toggled. */
  function extendToRow(row: number, result: RowNumbers): void {
    const anchor = selection.anchor();
    if (anchor === null) toggleRow(row);
    else select(rowRange(result, anchor, row), isSelected(selection.read(), anchor), anchor);
  }

  function toggleAll(): void {
    const { result, selectable } = getSnapshot();
    withEveryRow(() => select(result, selectedAmong(selection.read(), selectable) < selectable.length, null));
  }

  function selectAll(): void {
    const { result } = getSnapshot();
    withEveryRow(() => select(result, true, null));
  }

  function openRow(row: number, result: RowNumbers): void {
    const { table } = getSnapshot();
    const list = table === undefined ? [] : seqIdsOf(table, result);
    callHost(() => ports.onRowAction?.(seqIdAt(row), { version: readView().version, list }));
  }

  return {
    getSnapshot,
    preview,
    follow(next) {
      // What a person saw last is theirs, once nobody controls it.
      if (next.view === undefined && input.view !== undefined) ownView = input.view;
      const isHeldAnew = next.held !== input.held;
      input = next;
      settle();
      if (isHeldAnew) releaseHeld();
    },
    subscribe(listener) {
      if (isDisposed) return () => undefined;
      listeners.add(listener);
      if (listeners.size === 1) endData = data.subscribe(settle);
      settle();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) leave();
      };
    },
    dispose() {
      isDisposed = true;
      listeners.clear();
      leave();
    },
    readView,
    selection,
    readSelected() {
      const { table } = getSnapshot().list;
      return table === undefined ? selection.seqIds() : selectedSeqIds(table, selection.read());
    },
    reload: data.reload,
    search: (text) => changeView(withSearch(readView(), text)),
    sortBy: (key) => changeView(withSortBy(readView(), key)),
    showPage: (index) => changeView(withPage(readView(), index)),
    choosePageSize: (size) => changeView(withPageSize(readView(), size)),
    applyFilters: (clauses) => changeView(withFilters(readView(), clauses)),
    showColumns: (columns) => changeView(withColumns(readView(), columns)),
    showVersion: (version) => changeView(viewOfVersion(readView(), version)),
    changeView,
    toggleRow: (place) => withRow(place, toggleRow),
    extendToRow: (place) => withRow(place, extendToRow),
    selectAll,
    toggleAll,
    select: (seqIds) => withEveryRow(() => selectSeqIdsAlone(seqIds)),
    openRow: (place) => withRow(place, openRow, true),
    retry: data.retry,
    cancel: data.cancel,
  };
}
