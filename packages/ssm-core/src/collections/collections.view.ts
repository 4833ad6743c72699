import { type AssayVersion, assayVersions, type Collection, type CollectionCategory } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';
import { defaultMenuView, type MenuView } from '../menu/menu.view.ts';
import { isOwnColumnKey, ownColumnKind } from '../table/ownColumns.ts';

/** Returns whether a text is the key of the filter that selects the reagents of a collection. */
export function isCollectionCategory(text: string): text is CollectionCategory {
  return collectionCategories.some((each) => each === text) || (isOwnColumnKey(text) && ownColumnKind(text) === 'set');
}

/** Returns whether an id is of an own collection. No curated collection has such an id. */
export function isOwnCollectionId(id: string): boolean {
  return /^mine-[A-Za-z0-9_-]{1,59}$/.test(id);
}

const collectionCategories: readonly CollectionCategory[] = [
  'diseases',
  'pathways',
  'goBioProcess',
  'goMoleFunc',
  'goCellComp',
  'mesh',
];

export interface CollectionsView {
  /** Version whose reagents are added and whose menu is opened. */
  readonly version: AssayVersion;
  /** Search text as typed. */
  readonly search: string;
  /** Id of the collection whose genes are listed; null without one. */
  readonly open: string | null;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads a view. Invalid values are replaced by defaults. */
export function readCollectionsView(parameters: URLSearchParams, usualVersion: AssayVersion): CollectionsView {
  const page = parameters.get('page') ?? '';
  const named = parameters.get('version');
  return {
    version: assayVersions.find((version) => version === named) ?? usualVersion,
    search: parameters.get('q') ?? '',
    open: parameters.get('open') || null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Always writes the version, because the link may be opened in a browser with another default version. */
export function writeCollectionsView({ version, search, open, page }: CollectionsView): URLSearchParams {
  const parameters = new URLSearchParams({ version });
  if (search !== '') parameters.set('q', search);
  if (open !== null) parameters.set('open', open);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** Returns the filter for the reagents of a collection. */
export function collectionClause({ category, param }: Pick<Collection, 'category' | 'param'>): Clause {
  return { key: category, operator: '=', values: [param] };
}

/** Returns a menu view that shows only the reagents of a collection. */
export function collectionMenuView(
  collection: Pick<Collection, 'category' | 'param'>,
  version: AssayVersion,
): MenuView {
  return { ...defaultMenuView, version, filters: [collectionClause(collection)] };
}
