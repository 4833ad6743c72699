/** The address of a comparison. */
import { type AssayVersion, assayVersions, type CollectionCategory } from '../api/types.ts';
import { isCollectionCategory, isOwnCollectionId } from '../collections/collections.view.ts';
import { invariant } from '../invariant.ts';
import { readMenuView, writeMenuView } from '../menu/address/menu.url.ts';
import { isKeptList, readViewList, viewListOf } from '../menu/menu.list.ts';
import { defaultMenuView, type MenuView } from '../menu/menu.view.ts';
import { type ListFormula, maximumComparedLists } from './compare.lists.ts';

/** A list that can be compared. */
export type ListReference =
  /** A saved panel. Without a number, its newest version. */
  | { readonly kind: 'panel'; readonly panelId: string; readonly number?: number }
  /** The working list of the signed-in person. */
  | { readonly kind: 'builder'; readonly version: AssayVersion }
  /** The reagents of a curated collection: those that its filter finds on the menu of the version. */
  | {
      readonly kind: 'collection';
      readonly version: AssayVersion;
      readonly category: CollectionCategory;
      readonly param: string;
    }
  /** An own collection of the signed-in person, with all its reagents. It is compared on the menu of the version. */
  | { readonly kind: 'own'; readonly version: AssayVersion; readonly collectionId: string }
  /** Pasted or imported reagents, encoded as the list of a menu's address. */
  | { readonly kind: 'list'; readonly version: AssayVersion; readonly encoded: string }
  /**
   * The reagents that filters of the menu find, as in its address: the parameters `filters` and `list`. A search is not
   * part of it, because it depends on the shown columns.
   */
  | { readonly kind: 'result'; readonly version: AssayVersion; readonly found: string };

/** Key by which entries are equal: the reagent, or the protein (UniProt accession). */
export type CompareKey = 'seqId' | 'protein';

export interface CompareView {
  /** Up to five different lists. */
  readonly lists: readonly ListReference[];
  readonly key: CompareKey;
  /** The part to take from the lists; null if none is chosen. */
  readonly formula: ListFormula | null;
  /** Place of the list whose other panels and collections are shown; absent or null if none are. */
  readonly elsewhere?: number | null;
}

export function writeListReference(list: ListReference): string {
  switch (list.kind) {
    case 'panel':
      return list.number === undefined ? `panel:${list.panelId}` : `panel:${list.panelId}:${list.number}`;
    case 'builder':
      return `builder:${list.version}`;
    case 'own':
      return `own:${list.version}:${list.collectionId}`;
    case 'list':
      return `list:${list.version}:${list.encoded}`;
    case 'result':
      return `result:${list.version}:${list.found}`;
    default:
      return `collection:${list.version}:${list.category}:${list.param}`;
  }
}

/** Reads a list as in the address. Returns undefined if it cannot be read. */
export function readListReference(text: string): ListReference | undefined {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/s.exec(text) ?? [];
  const [first = '', second = '', ...others] = rest.split(':');
  const version = assayVersions.find((each) => each === first);
  if (kind === 'builder') return version && { kind, version };
  if (kind === 'panel') {
    if (first === '' || others.length > 0) return undefined;
    if (second === '') return { kind, panelId: first };
    return /^[1-9]\d{0,6}$/.test(second) ? { kind, panelId: first, number: Number(second) } : undefined;
  }
  if (kind === 'own') {
    const isReadable = version !== undefined && others.length === 0 && isOwnCollectionId(second);
    return isReadable ? { kind, version, collectionId: second } : undefined;
  }
  if (kind === 'list') {
    const isReadable = version !== undefined && others.length === 0 && typeof readViewList(second) === 'object';
    return isReadable ? { kind, version, encoded: second } : undefined;
  }
  if (kind === 'result') {
    const found = [second, ...others].join(':');
    return version !== undefined && resultOf(version, found) !== undefined ? { kind, version, found } : undefined;
  }
  const category = isCollectionCategory(second) ? second : undefined;
  const param = others.join(':');
  if (kind !== 'collection' || version === undefined || category === undefined || param === '') return undefined;
  return { kind, version, category, param };
}

/** Writes a formula as in the address. */
export function writeFormula(formula: ListFormula): string {
  switch (formula.take) {
    case 'difference':
      return `difference:${formula.of}:${formula.without}`;
    case 'exactly':
      return `exactly:${formula.count}`;
    case 'part':
      return `part:${formula.lists.join(':')}`;
    default:
      return formula.take;
  }
}

/** Returns null unless the formula names only lists that exist. */
function readFormula(text: string, listCount: number): ListFormula | null {
  const [take = '', ...words] = text.split(':');
  const isNumber = words.every((word) => /^\d$/.test(word));
  const numbers = words.map(Number);
  const [first = -1, second = -1] = numbers;
  if (!isNumber) return null;
  const areLists = numbers.every((index) => index < listCount) && new Set(numbers).size === numbers.length;
  switch (take) {
    case 'union':
    case 'intersection':
      return words.length === 0 ? { take } : null;
    case 'exactly':
      return words.length === 1 && first >= 1 && first <= listCount ? { take, count: first } : null;
    case 'difference':
      return words.length === 2 && areLists ? { take, of: first, without: second } : null;
    case 'part':
      return words.length > 0 && areLists ? { take, lists: numbers.toSorted((one, other) => one - other) } : null;
    default:
      return null;
  }
}

export interface CompareReading {
  readonly view: CompareView;
  /** Lists of the address that cannot be read, as written, and those beyond the fifth. */
  readonly ignored: readonly string[];
}

/** Reads a comparison from an address. A list that is named twice is read once. */
export function readCompareView(parameters: URLSearchParams): CompareReading {
  const lists: ListReference[] = [];
  const ignored: string[] = [];
  for (const text of new Set(parameters.getAll('list'))) {
    const list = readListReference(text);
    if (list === undefined || lists.length === maximumComparedLists) ignored.push(text);
    else lists.push(list);
  }
  const key = parameters.get('by') === 'protein' ? 'protein' : 'seqId';
  const formula = readFormula(parameters.get('take') ?? '', lists.length);
  const elsewhere = readPlace(parameters.get('elsewhere'), lists.length);
  return { view: { lists, key, formula, ...(elsewhere !== null && { elsewhere }) }, ignored };
}

function readPlace(text: string | null, listCount: number): number | null {
  const place = /^\d$/.test(text ?? '') ? Number(text) : listCount;
  return place < listCount ? place : null;
}

export function writeCompareView({ lists, key, formula, elsewhere = null }: CompareView): URLSearchParams {
  const parameters = new URLSearchParams(lists.map((list) => ['list', writeListReference(list)]));
  if (key === 'protein') parameters.set('by', key);
  if (formula !== null) parameters.set('take', writeFormula(formula));
  if (elsewhere !== null) parameters.set('elsewhere', String(elsewhere));
  return parameters;
}

/** Adds a list, unless it is there or five are. */
export function withList(view: CompareView, list: ListReference): CompareView {
  const isThere = view.lists.some((each) => writeListReference(each) === writeListReference(list));
  if (isThere || view.lists.length === maximumComparedLists) return view;
  return { ...view, lists: [...view.lists, list] };
}

/** Removes a list. The formula goes, and what is shown of a list, because both name lists by their places. */
export function withoutList({ lists, key }: CompareView, index: number): CompareView {
  return { lists: lists.filter((_, place) => place !== index), key, formula: null };
}

/** The filters and the list by which a menu finds its rows. */
export type MenuResult = Pick<MenuView, 'filters' | 'list'>;

/** Reads a result. Returns undefined if a part cannot be read, because without it other reagents would be found. */
function resultOf(version: AssayVersion, found: string): MenuResult | undefined {
  const parameters = new URLSearchParams(found);
  const isOwn = [...parameters.keys()].every((name) => name === 'filters' || name === 'list');
  parameters.set('version', version);
  const { view, problems } = readMenuView(parameters, undefined, readViewList);
  const { filters, list } = view;
  return isOwn && problems.length === 0 ? { filters, list } : undefined;
}

/** Returns the filters and the list of a result, which was read from an address or made by `listOfMenu`. */
export function foundBy({ version, found }: Extract<ListReference, { readonly kind: 'result' }>): MenuResult {
  const result = resultOf(version, found);
  invariant(result !== undefined, 'a result is checked when it is made or read');
  return result;
}

export interface ShownMenu {
  readonly view: MenuView;
  /** The ticked SeqIds. */
  readonly ticked: readonly string[];
  /** Returns all SeqIds that the view finds. */
  readonly readFound: () => readonly string[];
}

/**
 * Makes a list of the ticked reagents, or without ticks of all reagents that the menu finds. Returns undefined if it is
 * too long for an address: about 2,000 reagents, except for the result of filters alone, which has no limit.
 */
export function listOfMenu({ view, ticked, readFound }: ShownMenu): ListReference | undefined {
  const { version, search, filters, list } = view;
  if (ticked.length > 0) return pastedList(version, ticked);
  if (search.trim() !== '') return pastedList(version, readFound());
  if (list !== null && isKeptList(list)) return undefined;
  const parameters = writeMenuView({ ...defaultMenuView, filters, list });
  return { kind: 'result', version, found: parameters.toString() };
}

/** Makes a list of pasted reagents. Returns undefined if it is too long for an address: about 2,000 reagents. */
export function pastedList(version: AssayVersion, seqIds: readonly string[]): ListReference | undefined {
  const list = viewListOf(seqIds);
  return isKeptList(list) ? undefined : { kind: 'list', version, encoded: list.name };
}

/** Returns the SeqIds of an encoded list, which was read from an address or made by `pastedList`. */
export function pastedSeqIds(encoded: string): readonly string[] {
  const list = readViewList(encoded);
  invariant(typeof list === 'object', 'a pasted list is checked when it is made or read');
  return list.seqIds;
}
