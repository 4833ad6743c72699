import { type AssayVersion, type ColumnKey, defaultAssayVersion } from '../api/types.ts';
import { isColumnOf } from '../columns/columns.offer.ts';
import type { Clause } from '../filter/clause.ts';
import type { Sort } from '../table/order/sort.ts';
import { defaultPageSize, type PageSize } from '../table/page.ts';

/** Reagents to which a view is restricted. Created by `viewListOf`, or by `readViewList` from an address. */
export interface BulkSearchList {
  /** Unique and in catalogue order. The catalogue may lack some of them. */
  readonly seqIds: readonly string[];
  /** The value that stands for the list in a URL. */
  readonly name: string;
}

export interface MenuView {
  readonly version: AssayVersion;
  /** Search text as typed; trimmed when it is used. */
  readonly search: string;
  /** Applied filters, in the order of their rows. */
  readonly filters: readonly Clause[];
  /** Result of a bulk search; null for the whole menu. */
  readonly list: BulkSearchList | null;
  /** In display order, at least one; null for the person's default and the columns of the filters. */
  readonly columns: readonly ColumnKey[] | null;
  /** Null for catalogue order. */
  readonly sort: Sort | null;
  /** Zero-based. May be beyond the last page, which pageOf corrects. */
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
 * Returns the first page of the view in another version, without filters and list. The search stays, and so do columns
 * and sorting that the other version has. Returns the same object for the same version.
 */
export function viewOfVersion(view: MenuView, version: AssayVersion): MenuView {
  if (version === view.version) return view;
  const isKnown = isColumnOf(version);
  const columns = view.columns?.filter(isKnown) ?? [];
  return {
    ...view,
    version,
    filters: [],
    list: null,
    columns: columns.length === 0 ? null : columns,
    sort: view.sort !== null && isKnown(view.sort.key) ? view.sort : null,
    pageIndex: 0,
  };
}
