/** The address of a comparison. */
import { type AssayVersion, assayVersions, type CollectionCategory } from '../api/types.ts';
import { collectionCategories } from '../collections/collections.view.ts';
import { invariant } from '../invariant.ts';
import { isKeptList, readViewList, viewListOf } from '../menu/menu.list.ts';
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
  /** Pasted or imported reagents, encoded as the list of a menu's address. */
  | { readonly kind: 'list'; readonly version: AssayVersion; readonly encoded: string };

/** Key by which entries are equal: the reagent, or the protein (UniProt accession). */
export type CompareKey = 'seqId' | 'protein';

export interface CompareView {
  /** Up to five different lists. */
  readonly lists: readonly ListReference[];
  readonly key: CompareKey;
  /** The part to take from the lists; null if none is chosen. */
  readonly formula: ListFormula | null;
}

export function writeListReference(list: ListReference): string {
  switch (list.kind) {
    case 'panel':
      return list.number === undefined ? `panel:${list.panelId}` : `panel:${list.panelId}:${list.number}`;
    case 'builder':
      return `builder:${list.version}`;
    case 'list':
      return `list:${list.version}:${list.encoded}`;
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
  if (kind === 'list') {
    const isReadable = version !== undefined && others.length === 0 && typeof readViewList(second) === 'object';
    return isReadable ? { kind, version, encoded: second } : undefined;
  }
  const category = collectionCategories.find((each) => each === second);
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
  return { view: { lists, key, formula: readFormula(parameters.get('take') ?? '', lists.length) }, ignored };
}

export function writeCompareView({ lists, key, formula }: CompareView): URLSearchParams {
  const parameters = new URLSearchParams(lists.map((list) => ['list', writeListReference(list)]));
  if (key === 'protein') parameters.set('by', key);
  if (formula !== null) parameters.set('take', writeFormula(formula));
  return parameters;
}

/** Adds a list, unless it is there or five are. */
export function withList(view: CompareView, list: ListReference): CompareView {
  const isThere = view.lists.some((each) => writeListReference(each) === writeListReference(list));
  if (isThere || view.lists.length === maximumComparedLists) return view;
  return { ...view, lists: [...view.lists, list] };
}

/** Removes a list. The formula goes, because it names lists by their places. */
export function withoutList(view: CompareView, index: number): CompareView {
  return { ...view, lists: view.lists.filter((_, place) => place !== index), formula: null };
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
