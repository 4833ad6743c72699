/** What is shown of the menu: all that an address holds of it. */
import { type AssayVersion, defaultAssayVersion } from '../api/types.ts';
import { columnsOfVersion } from '../table/columns.ts';
import { defaultPageSize, type PageSize } from '../table/page.ts';
import type { Sort } from '../table/sort.ts';

export interface MenuView {
  readonly version: AssayVersion;
  /** As typed; trimmed only when used. */
  readonly search: string;
  /** Null is the catalogue's order. */
  readonly sort: Sort | null;
  /** From 0; may lie beyond the last page, which pageOf mends. */
  readonly pageIndex: number;
  readonly pageSize: PageSize;
}

export const defaultMenuView: MenuView = {
  version: defaultAssayVersion,
  search: '',
  sort: null,
  pageIndex: 0,
  pageSize: defaultPageSize,
};

/** The view in another version: on its first page; the search stays, the sort too where the version has its column. */
export function viewOfVersion(view: MenuView, version: AssayVersion): MenuView {
  const keepsSort = columnsOfVersion(version).some((column) => column.key === view.sort?.key);
  return { ...view, version, sort: keepsSort ? view.sort : null, pageIndex: 0 };
}
