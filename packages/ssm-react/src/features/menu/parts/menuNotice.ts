import type { MenuSnapshot } from 'ssm-core';

export type MenuNoticeKind =
  | 'loading'
  | 'slow'
  | 'stopped'
  | 'failed'
  | 'failedLater'
  | 'emptyCatalogue'
  | 'nothingFound'
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
  // An empty result without a search is due to filters.
  return menu.view.search.trim() === '' ? 'filteredOut' : 'nothingFound';
}
