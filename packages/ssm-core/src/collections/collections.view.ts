/** What of the collections is looked at, as an address has it. */
import { type AssayVersion, assayVersions, type Collection } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';
import { defaultMenuView, type MenuView } from '../menu/menu.view.ts';

export interface CollectionsView {
  /** Whose reagents are added, and whose menu is opened. */
  readonly version: AssayVersion;
  /** As typed. */
  readonly search: string;
  /** The id of the collection whose genes are listed; null for none. */
  readonly open: string | null;
  /** From 1. */
  readonly page: number;
}

/** Whatever cannot be read is as if it were not said. */
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

/** The version is always said: a link is read in another browser, which has its own usual one. */
export function writeCollectionsView({ version, search, open, page }: CollectionsView): URLSearchParams {
  const parameters = new URLSearchParams({ version });
  if (search !== '') parameters.set('q', search);
  if (open !== null) parameters.set('open', open);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The filter that leaves the reagents of a collection. */
export function collectionClause({ category, param }: Pick<Collection, 'category' | 'param'>): Clause {
  return { key: category, operator: '=', values: [param] };
}

/** The menu of a version with nothing but the reagents of a collection. */
export function collectionMenuView(
  collection: Pick<Collection, 'category' | 'param'>,
  version: AssayVersion,
): MenuView {
  return { ...defaultMenuView, version, filters: [collectionClause(collection)] };
}
