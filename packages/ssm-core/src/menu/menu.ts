import type { AssayVersion, ColumnKey } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import type { Clause } from '../filter/clause.ts';
import { createListeners } from '../listeners.ts';
import { type CellText, cellValue } from '../table/cell.ts';
import type { PageSize } from '../table/page.ts';
import { isSelected, selectedSeqIds, selectSeqIds, seqIdsOf, setSelected } from '../table/select.ts';
import type { RowNumbers } from '../table/table.ts';
import { withColumns, withFilters, withPage, withPageSize, withSearch, withSortBy } from './menu.intent.ts';
import { createMenuSelection, rowRange, type SelectionReader, selectedAmong } from './menu.selection.ts';
import { createSentValues } from './menu.sent.ts';
import {
  createMenuSelector,
  type MenuFiltered,
  type MenuInput,
  type MenuProgress,
  type MenuSnapshot,
} from './menu.snapshot.ts';
import { createVersionSwitch, type OnShownVersion } from './menu.switch.ts';
import { defaultMenuView, type MenuView, viewOfVersion } from './menu.view.ts';
import { createMenuData, type MenuData, type MenuDataPorts } from './rows/menu.data.ts';
import { createMenuEngine, eachWhenIdle } from './rows/menu.engine.ts';
import type { SettledRows } from './rows/menu.filtered.ts';

/** The list in which a row was opened. */
export interface OpenedRow {
  readonly version: AssayVersion;
  /** Every SeqId of the list, in the order shown when the row was opened. */
  readonly list: readonly string[];
}

/** Dependencies and callbacks of a menu. */
export interface MenuPorts extends MenuDataPorts {
  readonly cellText: CellText;
  /**
   * Called with every view that the user requests. A controlled view changes only when the page passes it to `follow`.
   * For two seconds, further changes build on a view that the page has not passed yet. `isCorrection` is true if the menu
   * corrects its view by itself, so that the change needs no history entry.
   */
  readonly onViewChange?: ((view: MenuView, isCorrection?: true) => void) | undefined;
  /**
   * Called with all selected SeqIds of the version in catalogue order. After a version change, these are none, or those
   * that `changeView` requested.
   */
  readonly onSelectionChange?: ((seqIds: readonly string[]) => void) | undefined;
  readonly onRowAction?: ((seqId: string, row: OpenedRow) => void) | undefined;
  readonly onProgress?: ((list: MenuProgress) => void) | undefined;
  /** Called with the number of matching rows once per change of the filters; not called without filters. */
  readonly onFiltered?: ((filtered: MenuFiltered) => void) | undefined;
}

/** Initial state of a menu. */
export interface MenuStart {
  readonly view?: MenuView | undefined;
  readonly selectedSeqIds?: readonly string[] | undefined;
}

/** A user's actions. Rows are indexes on the page. Every function keeps its identity. */
export interface MenuActions {
  readonly search: (text: string) => void;
  readonly sortBy: (key: ColumnKey) => void;
  readonly showPage: (index: number) => void;
  readonly choosePageSize: (size: PageSize) => void;
  readonly applyFilters: (clauses: readonly Clause[]) => void;
  /** Chooses the columns; null restores the person's default. */
  readonly showColumns: (columns: readonly ColumnKey[] | null) => void;
  /**
   * Shows the first page of another version, without filters, list, selection, and a sort by a column that the version
   * does not fill. Calls `onShown` with the view once this is known.
   */
  readonly showVersion: (version: AssayVersion, onShown?: OnShownVersion) => void;
  /** Replaces the whole view, and the selection if `seqIds` are given. */
  readonly changeView: (view: MenuView, seqIds?: readonly string[]) => void;
  readonly toggleRow: (place: number) => void;
  /** Selects or unselects the rows from the last chosen row to this one; without a chosen row, toggles this one. */
  readonly extendToRow: (place: number) => void;
  readonly selectAll: () => void;
  readonly toggleAll: () => void;
  /** Replaces the selection. */
  readonly select: (seqIds: readonly string[]) => void;
  readonly openRow: (place: number) => void;
  /** Opens a reagent of the version like a row, whether it is listed or not. */
  readonly openReagent: (seqId: string) => void;
  /** Requests all data that is missing. */
  readonly retry: () => void;
  readonly cancel: () => void;
}

export interface Menu extends MenuActions {
  readonly getSnapshot: () => MenuSnapshot;
  /** Returns the snapshot that this input would give. Rendering needs it before `follow` is called. */
  readonly preview: (input: MenuInput) => MenuSnapshot;
  /** Applies the input of the page. */
  readonly follow: (input: MenuInput) => void;
  /** Requests data while there are listeners. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops the menu and removes all listeners. */
  readonly dispose: () => void;
  /** Returns the current view. */
  readonly readView: () => MenuView;
  readonly selection: SelectionReader;
  /** Returns the selected SeqIds in catalogue order. */
  readonly readSelected: () => readonly string[];
  /** Fetches the version's data again. Resolves when the requests have ended, even if one failed. */
  readonly reload: () => Promise<void>;
}

interface Preview {
  readonly view: MenuView;
  readonly answers: MenuData;
  readonly snapshot: MenuSnapshot;
}

export function createMenu(ports: MenuPorts, start: MenuStart = {}, firstInput: MenuInput = {}): Menu {
  const listeners = createListeners(begin);
  const engine = createMenuEngine(ports.cellText);
  const selector = createMenuSelector(engine);
  const selection = createMenuSelection(start.selectedSeqIds);
  let ownView = start.view ?? defaultMenuView;
  let input = firstInput;
  let settled: SettledRows | undefined;
  let told: MenuSnapshot | undefined;
  let toldFilters: readonly Clause[] | undefined;
  let prepared: MenuSnapshot | undefined;
  let postponed: (() => void)[] = [];
  /** Opens the last row pressed while rows were loading. Cleared when the last listener leaves. */
  let postponedOpening: (() => void) | undefined;
  let cancelPreparation = (): void => undefined;
  const versionSwitch = createVersionSwitch((view) => replaceView(view, true));
  let isDisposed = false;

  const viewOf = ({ view }: MenuInput): MenuView => view ?? ownView;
  const readView = (): MenuView => viewOf(input);
  const sent = createSentValues<MenuView>();
  /** Returns the view on which the next change builds. */
  const latestView = (): MenuView => sent.latest() ?? readView();
  const data = createMenuData(ports, selector.question(readView(), input));
  const previews = new WeakMap<MenuInput, Preview>();

  /** Caches the snapshot of each input, so that a preview does not change the current snapshot. */
  function preview(said: MenuInput): MenuSnapshot {
    const [view, answers] = [viewOf(said), data.read()];
    const known = previews.get(said);
    if (known?.view === view && known.answers === answers) return known.snapshot;
    const snapshot = selector.snapshot(view, said, answers, settled);
    previews.set(said, { view, answers, snapshot });
    return snapshot;
  }

  const getSnapshot = (): MenuSnapshot => preview(input);

  function prepare(now: MenuSnapshot): void {
    const { list, shown } = now;
    const { table } = list;
    if (table === undefined || !listeners.isHeard()) return;
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

  function settle(): void {
    if (isDisposed) return;
    data.ask(selector.question(readView(), input));
    settled = selector.settled(readView(), data.read(), settled);
    const now = getSnapshot();
    const reselected = selection.follow(now.view.version, now.list.table, input.selectedSeqIds);
    prepare(now);
    const before = told;
    if (now === before) return;
    told = now;
    const tellSelection = (): void => {
      if (reselected !== undefined) callHost(() => ports.onSelectionChange?.(reselected));
    };
    // A lost selection belonged to the previous version, so hosts hear of it before they hear of the new version.
    const isLost = reselected?.length === 0;
    if (isLost) tellSelection();
    report(now, before);
    if (!isLost) tellSelection();
    listeners.notify();
    versionSwitch.finish(now);
    if (now.list.table === undefined) return;
    const actions = postponedOpening === undefined ? postponed : [...postponed, postponedOpening];
    postponed = [];
    postponedOpening = undefined;
    for (const act of actions) act();
  }

  /**
   * Runs an action now, or once every row has arrived, because some rows cannot answer for all. Drops the action if the
   * rows are then of another revision.
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

  function withRow(place: number, act: (row: number, result: RowNumbers) => void, isOpening = false): void {
    const { rows, result } = getSnapshot();
    const row = rows[place];
    if (row !== undefined) withEveryRow(() => act(row, result), isOpening);
  }

  function begin(): () => void {
    const stopData = data.subscribe(settle);
    return () => {
      stopData();
      cancelPreparation();
      prepared = undefined;
      postponedOpening = undefined;
      versionSwitch.cancel();
    };
  }

  function replaceView(...change: [view: MenuView, isCorrection?: true]): void {
    const [view] = change;
    if (input.view === undefined) ownView = view;
    else sent.add(view);
    callHost(() => ports.onViewChange?.(...change));
    settle();
  }

  function changeView(view: MenuView, seqIds?: readonly string[]): void {
    const { version } = view;
    const isShown = version === readView().version;
    selection.expect(isShown || !seqIds ? undefined : { version, seqIds });
    replaceView(view);
    if (isShown && seqIds) withEveryRow(() => selectSeqIdsAlone(seqIds));
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

  function open(seqId: string, result: RowNumbers): void {
    const { table } = getSnapshot();
    const list = table === undefined ? [] : seqIdsOf(table, result);
    callHost(() => ports.onRowAction?.(seqId, { version: readView().version, list }));
  }

  return {
    getSnapshot,
    preview,
    follow(next) {
      // The last controlled view stays when the page stops controlling it.
      if (next.view === undefined && input.view !== undefined) ownView = input.view;
      const isHeldAnew = next.held !== input.held;
      sent.answer(next.view, input.view);
      input = next;
      settle();
      if (isHeldAnew) releaseHeld();
    },
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      settle();
      return unsubscribe;
    },
    dispose() {
      isDisposed = true;
      listeners.dispose();
    },
    readView,
    selection,
    readSelected() {
      const { table } = getSnapshot().list;
      return table === undefined ? selection.seqIds() : selectedSeqIds(table, selection.read());
    },
    reload: data.reload,
    search: (text) => changeView(withSearch(latestView(), text)),
    sortBy: (key) => changeView(withSortBy(latestView(), key)),
    showPage: (index) => changeView(withPage(latestView(), index)),
    choosePageSize: (size) => changeView(withPageSize(latestView(), size)),
    applyFilters: (clauses) => changeView(withFilters(latestView(), clauses)),
    showColumns: (columns) => changeView(withColumns(latestView(), columns)),
    showVersion(version, onShown = () => undefined) {
      versionSwitch.begin(version, onShown);
      changeView(viewOfVersion(latestView(), version));
    },
    changeView,
    toggleRow: (place) => withRow(place, toggleRow),
    extendToRow: (place) => withRow(place, extendToRow),
    selectAll,
    toggleAll,
    select: (seqIds) => withEveryRow(() => selectSeqIdsAlone(seqIds)),
    openRow: (place) => withRow(place, (row, result) => open(seqIdAt(row), result), true),
    openReagent(seqId) {
      const { result } = getSnapshot();
      withEveryRow(() => open(seqId, result), true);
    },
    retry: data.retry,
    cancel: data.cancel,
  };
}
