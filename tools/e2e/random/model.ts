/** A model of what the application should show. It is plain data, without a browser, a clock or chance. */
import { type AssayVersion, assayVersions, defaultMenuView, type MenuView, viewOfVersion } from 'ssm-core';
import { pageOf } from 'ssm-core/engine';
import type { Catalogues } from './catalogue.ts';
import type { people } from './steps.ts';

type PersonTitle = (typeof people)[number];
export type SeqIds = ReadonlySet<string>;

interface Change {
  readonly add: SeqIds;
  readonly remove: SeqIds;
}

export interface TableModel {
  view: MenuView;
  /** The selected rows. In a builder they include removed rows, which are selected again after Undo. */
  selected: SeqIds;
  anchor: string | null;
}

export interface SavedPanel {
  readonly name: string;
  readonly version: AssayVersion;
  readonly seqIds: SeqIds;
}

interface UndoSteps {
  done: readonly Change[];
  undone: readonly Change[];
}

export type Place = 'home' | 'V_7K' | 'V_11K' | 'panels' | 'panel';

export interface Model {
  readonly catalogues: Catalogues;
  person: PersonTitle;
  /** The lists in each user's builder, which must never lose an analyte. */
  readonly lists: Record<PersonTitle, Record<AssayVersion, SeqIds>>;
  readonly panels: Record<PersonTitle, SavedPanel[]>;
  place: Place;
  isOffline: boolean;
  home: TableModel;
  builders: Partial<Record<AssayVersion, TableModel>>;
  kept: readonly string[];
  readonly steps: Record<PersonTitle, Record<AssayVersion, UndoSteps>>;
}

/** The application retains five pages, and Home is always one of them. */
const keptBesideHome = 4;
const none: SeqIds = new Set();
const nothingDone: UndoSteps = { done: [], undone: [] };

function tableOf(view: MenuView): TableModel {
  return { view, selected: none, anchor: null };
}

export function createModel(catalogues: Catalogues, person: PersonTitle): Model {
  const noSteps = (): Record<AssayVersion, UndoSteps> => ({ V_7K: nothingDone, V_11K: nothingDone });
  const noLists = (): Record<AssayVersion, SeqIds> => ({ V_7K: none, V_11K: none });
  return {
    catalogues,
    person,
    lists: { 'SSM-Registered': noLists(), 'SSM-Verified': noLists() },
    panels: { 'SSM-Registered': [], 'SSM-Verified': [] },
    place: 'home',
    isOffline: false,
    home: tableOf(defaultMenuView),
    builders: {},
    kept: [],
    steps: { 'SSM-Registered': noSteps(), 'SSM-Verified': noSteps() },
  };
}

export function newestPanel({ panels, person }: Model): SavedPanel | undefined {
  return panels[person].at(-1);
}

export function shownVersion(model: Model): AssayVersion {
  const { place, home } = model;
  if (place === 'V_7K' || place === 'V_11K') return place;
  return (place === 'panel' ? newestPanel(model)?.version : undefined) ?? home.view.version;
}

export function listOf(model: Model, version = shownVersion(model)): SeqIds {
  return model.lists[model.person][version];
}

/** Returns the visible table. Returns undefined on a page without a table, and for an empty builder. */
export function shownTable(model: Model): TableModel | undefined {
  const { place } = model;
  if (place === 'home') return model.home;
  if (place !== 'V_7K' && place !== 'V_11K') return undefined;
  return listOf(model).size === 0 ? undefined : model.builders[place];
}

export function rowsOf(model: Model): readonly string[] {
  const table = shownTable(model);
  if (table === undefined) return [];
  const catalogue = model.catalogues[table.view.version];
  return model.place === 'home' ? catalogue.list(table.view) : catalogue.list(table.view, listOf(model));
}

export function pageOfRows(model: Model): { readonly start: number; readonly end: number } {
  const { pageIndex, pageSize } = shownTable(model)?.view ?? defaultMenuView;
  return pageOf(rowsOf(model).length, pageIndex, pageSize);
}

/** Whether a row can be selected. On Home, rows in the builder cannot; in a builder, only its own rows can. */
function canSelect(model: Model, seqId: string): boolean {
  return listOf(model).has(seqId) === (model.place !== 'home');
}

export function selectedOf(model: Model): SeqIds {
  const selected = shownTable(model)?.selected ?? none;
  return new Set([...selected].filter((seqId) => canSelect(model, seqId)));
}

/** Models opening a page. At Home, rows that are in the builder lose their selection for good. */
export function arrive(model: Model, place: Place): void {
  model.place = place;
  const page = place === 'panel' ? `panel ${newestPanel(model)?.name}` : place;
  const others = model.kept.filter((each) => each !== page);
  model.kept = place === 'home' ? others.slice(-keptBesideHome) : [...others.slice(1 - keptBesideHome), page];
  for (const version of assayVersions) if (!model.kept.includes(version)) delete model.builders[version];
  if (place === 'home') model.home.selected = selectedOf(model);
  if (place === 'V_7K' || place === 'V_11K') {
    model.builders[place] ??= tableOf({ ...defaultMenuView, version: place });
  }
}

/** Models a reload. It keeps the address, the version and ticks of Home, the lists, and their undo steps. */
export function load(model: Model, place: Place, address: MenuView): void {
  const { selected, view } = model.home;
  model.home = tableOf(place === 'home' ? address : { ...defaultMenuView, version: view.version });
  if (model.home.view.version === view.version) model.home.selected = selected;
  model.builders = {};
  model.kept = [];
  arrive(model, place);
}

export function become(model: Model, person: PersonTitle): void {
  model.person = person;
  model.home.selected = none;
}

export function stepsOf(model: Model, version = shownVersion(model)): UndoSteps {
  return model.steps[model.person][version];
}

export function changeView(model: Model, change: Partial<MenuView>): void {
  const table = shownTable(model);
  if (table !== undefined) table.view = { ...table.view, pageIndex: 0, ...change };
}

/** Models a change of the view at Home. Another version clears the selection. */
export function showHome(model: Model, view: MenuView): void {
  const { home } = model;
  model.home = view.version === home.view.version ? { ...home, view } : tableOf(view);
}

export function switchVersion(model: Model, version: AssayVersion): void {
  showHome(model, viewOfVersion(model.home.view, version));
}

export function sortBy(model: Model, key: NonNullable<MenuView['sort']>['key']): void {
  const sort = shownTable(model)?.view.sort;
  if (sort?.key !== key) changeView(model, { sort: { key, direction: 'ascending' } });
  else changeView(model, { sort: sort.direction === 'ascending' ? { key, direction: 'descending' } : null });
}

export function tick(model: Model, seqId: string): void {
  const table = shownTable(model);
  if (table === undefined) return;
  const selected = new Set(selectedOf(model));
  if (!selected.delete(seqId)) selected.add(seqId);
  table.selected = selected;
  table.anchor = seqId;
}

/** Gives all rows of a range the state of its first row. Without a first row, toggles one row. */
export function tickThrough(model: Model, seqId: string): void {
  const table = shownTable(model);
  if (table === undefined) return;
  const { anchor } = table;
  if (anchor === null) {
    tick(model, seqId);
    return;
  }
  const rows = rowsOf(model);
  const [from, to] = [rows.indexOf(anchor), rows.indexOf(seqId)];
  const range = new Set(from < 0 ? [seqId] : rows.slice(Math.min(from, to), Math.max(from, to) + 1));
  const selected = selectedOf(model);
  table.selected = selected.has(anchor)
    ? new Set([...selected, ...[...range].filter((each) => canSelect(model, each))])
    : new Set([...selected].filter((each) => !range.has(each)));
}

export function tickAll(model: Model): void {
  const table = shownTable(model);
  if (table === undefined) return;
  const selected = selectedOf(model);
  const selectable = rowsOf(model).filter((seqId) => canSelect(model, seqId));
  const isAll = selectable.every((seqId) => selected.has(seqId));
  const listed = new Set(selectable);
  table.selected = isAll
    ? new Set([...selected].filter((seqId) => !listed.has(seqId)))
    : new Set([...selected, ...selectable]);
  table.anchor = null;
}

function replaceList(model: Model, version: AssayVersion, { add, remove }: Change): void {
  const kept = [...listOf(model, version)].filter((seqId) => !remove.has(seqId));
  model.lists[model.person][version] = new Set([...kept, ...add]);
  if (model.place === 'home') model.home.selected = selectedOf(model);
}

function changeList(model: Model, version: AssayVersion, change: Change): void {
  const list = listOf(model, version);
  const add = new Set([...change.add].filter((seqId) => !list.has(seqId)));
  const remove = new Set([...change.remove].filter((seqId) => list.has(seqId)));
  if (add.size + remove.size === 0) return;
  replaceList(model, version, { add, remove });
  model.steps[model.person][version] = { done: [...stepsOf(model, version).done, { add, remove }], undone: [] };
}

export function addSelected(model: Model): void {
  changeList(model, shownVersion(model), { add: selectedOf(model), remove: none });
  model.home.selected = none;
  model.home.anchor = null;
}

export function addImported(model: Model, seqIds: Iterable<string>): void {
  changeList(model, shownVersion(model), { add: new Set(seqIds), remove: none });
}

export function removeAnalytes(model: Model, seqIds: Iterable<string>): void {
  changeList(model, shownVersion(model), { add: none, remove: new Set(seqIds) });
}

export function addElsewhere(model: Model, version: AssayVersion, seqId: string): void {
  replaceList(model, version, { add: new Set([seqId]), remove: none });
}

export function undo(model: Model): void {
  const version = shownVersion(model);
  const { done, undone } = stepsOf(model, version);
  const last = done.at(-1);
  if (last === undefined) return;
  replaceList(model, version, { add: last.remove, remove: last.add });
  model.steps[model.person][version] = { done: done.slice(0, -1), undone: [...undone, last] };
}

export function redo(model: Model): void {
  const version = shownVersion(model);
  const { done, undone } = stepsOf(model, version);
  const last = undone.at(-1);
  if (last === undefined) return;
  replaceList(model, version, last);
  model.steps[model.person][version] = { done: [...done, last], undone: undone.slice(0, -1) };
}
