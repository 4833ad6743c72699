/** What is shown of the menu: all that an address holds of it. */
import { type AssayVersion, type ColumnKey, defaultAssayVersion } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';
import { columnsOfVersion } from '../table/columns.ts';
import type { Sort } from '../table/order/sort.ts';
import { defaultPageSize, type PageSize } from '../table/page.ts';

/** Reagents that a view shows alone. Made by `viewListOf`, or read from an address by `readViewList`. */
export interface BulkSearchList {
  /** Each once, in the catalogue's order; the catalogue need not have them. */
  readonly seqIds: readonly string[];
  /** What an address says of them. */
  readonly name: string;
}

export interface MenuView {
  readonly version: AssayVersion;
  /** As typed; trimmed only when used. */
  readonly search: string;
  /** Applied, in the order of their rows. */
  readonly filters: readonly Clause[];
  /** What a bulk search found; null is the whole menu. */
  readonly list: BulkSearchList | null;
  /** In the order shown, at least one; null is the person's default with what the filters read. */
  readonly columns: readonly ColumnKey[] | null;
  /** Null is the catalogue's order. */
  readonly sort: Sort | null;
  /** From 0; may lie beyond the last page, which pageOf mends. */
  readonly pageIndex: number;
  readonly pageSize: PageSize;
}

export const defaultMenuView: MenuView = {
  version: defaultAssayVersion,
  search: '',
  filters: [],
  list: null,
  columns: null,
  sort: null,
  pageIndex: 0,
  pageSize: defaultPageSize,
};

/**
 * The view in another version: on its first page, without filters and list; the search stays, and columns and sort
 * where the version has them. In its own version it is the same view.
 */
export function viewOfVersion(view: MenuView, version: AssayVersion): MenuView {
  if (version === view.version) return view;
  const known = new Set(columnsOfVersion(version).map(({ key }) => key));
  const columns = view.columns?.filter((key) => known.has(key)) ?? [];
  return {
    ...view,
    version,
    filters: [],
    list: null,
    columns: columns.length === 0 ? null : columns,
    sort: view.sort !== null && known.has(view.sort.key) ? view.sort : null,
    pageIndex: 0,
  };
}
