/** A view with other filters. */
import type { Clause } from '../filter/clause.ts';
import { withFilterColumns } from './menu.columns.ts';
import type { MenuView } from './menu.view.ts';

/** On its first page; columns that the filters read join the view's own. */
export function withFilters(view: MenuView, filters: readonly Clause[]): MenuView {
  const columns = view.columns === null ? null : withFilterColumns(view.columns, filters);
  return { ...view, filters, columns, pageIndex: 0 };
}
