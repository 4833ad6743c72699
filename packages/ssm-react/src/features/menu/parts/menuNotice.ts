import type { MenuSnapshot } from 'ssm-core';

/** What stands in place of rows, or beside them, and why. */
export type MenuNoticeKind =
  /** Rows are on their way; `isSlow` after a second. */
  | 'loading'
  | 'slow'
  | 'stopped'
  /** No row to show, and the reason. */
  | 'failed'
  /** Rows, and a later request that failed. */
  | 'failedLater'
  | 'emptyCatalogue'
  | 'nothingFound'
  /** The filters leave nothing, and no list was there before. */
  | 'filteredOut'
  | 'none';

export function noticeOf(
  menu: Pick<MenuSnapshot, 'table' | 'isLoading' | 'isCancelled' | 'error' | 'page' | 'filter' | 'view'>,
  isSlow: boolean,
): MenuNoticeKind {
  if (menu.isLoading) return isSlow ? 'slow' : 'loading';
  if (menu.table === undefined) return menu.isCancelled ? 'stopped' : 'failed';
  if (menu.error !== undefined) return menu.filter.error && menu.page.total === 0 ? 'failed' : 'failedLater';
  if (menu.table.rowCount === 0) return 'emptyCatalogue';
  if (menu.filter.count === 0 && !menu.filter.keepsList) return 'filteredOut';
  if (menu.page.total > 0) return 'none';
  // Without a search it is the filters that leave nothing of what is listed.
  return menu.view.search.trim() === '' ? 'filteredOut' : 'nothingFound';
}
