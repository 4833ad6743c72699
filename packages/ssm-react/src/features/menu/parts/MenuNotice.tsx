import { type ComponentType, memo, type ReactNode } from 'react';
import type { MenuSnapshot, SatError } from 'ssm-core';
import { otherNamesKey, type Table } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import type { NearNamesProps } from './SearchHints.tsx';

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
  // Without a search, only filters can leave no rows.
  return menu.view.search.trim() === '' ? 'filteredOut' : 'nothingFound';
}

export interface MenuNoticeProps {
  readonly kind: MenuNoticeKind;
  readonly error: SatError | undefined;
  readonly search: string;
  readonly table: Table | undefined;
  readonly NearNames: ComponentType<NearNamesProps> | undefined;
  readonly filteredOut?: ReactNode;
  readonly elsewhere?: ReactNode;
  readonly isLeftOut: boolean;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
  readonly onSearch: (text: string) => void;
  readonly onClearSearch: () => void;
}

interface NoticeBoxProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly isAlert?: boolean;
  readonly isBar?: boolean;
  readonly children?: ReactNode;
}

function NoticeBox({ title, hint, isAlert = false, isBar = false, children }: NoticeBoxProps) {
  return (
    <div
      className="ssm-MenuTable-notice"
      data-part="Notice"
      data-bar={isBar || undefined}
      role={isAlert ? 'alert' : undefined}
    >
      <p>{title}</p>
      {hint !== undefined && <p className="ssm-MenuTable-hint">{hint}</p>}
      {children}
    </div>
  );
}

/** Explains why the table has no rows, or only old rows, and offers what the user can do. */
export const MenuNotice = memo(function MenuNotice(props: MenuNoticeProps) {
  const {
    kind,
    error,
    search,
    table,
    NearNames,
    filteredOut,
    elsewhere,
    isLeftOut,
    onRetry,
    onCancel,
    onSearch,
    onClearSearch,
  } = props;
  const { strings } = useSsm();
  // Before other names have loaded, the list of similar names may be incomplete.
  const isWhole = table?.columns.has(otherNamesKey) === true;
  const { menu, errors, ui } = strings;
  const reference = error?.requestId === undefined ? undefined : errors.reference(error.requestId);
  switch (kind) {
    case 'slow':
      return (
        <NoticeBox title={menu.stillLoading}>
          <Progress label={menu.stillLoading} />
          <Button onPress={onCancel}>{ui.cancel}</Button>
        </NoticeBox>
      );
    case 'stopped':
      return (
        <NoticeBox title={menu.loadingStopped}>
          <Button onPress={onRetry}>{ui.retry}</Button>
        </NoticeBox>
      );
    case 'failed':
    case 'failedLater':
      return (
        <NoticeBox
          title={error?.code === 'timeout' ? errors.timeout : errors.request}
          hint={reference}
          isAlert
          isBar={kind === 'failedLater'}
        >
          <Button onPress={onRetry}>{ui.retry}</Button>
        </NoticeBox>
      );
    case 'emptyCatalogue':
      return <NoticeBox title={menu.emptyCatalogue} hint={menu.emptyCatalogueHint} />;
    case 'nothingFound':
      return (
        <NoticeBox
          title={menu.nothingFoundFor(search.trim())}
          hint={isLeftOut ? undefined : isWhole ? menu.nothingFoundHint : menu.nothingFoundYet}
        >
          {NearNames && table && isWhole && !isLeftOut && (
            <NearNames table={table} search={search} onChoose={onSearch} />
          )}
          {isWhole && elsewhere}
          <Button onPress={onClearSearch}>{menu.clearSearch}</Button>
        </NoticeBox>
      );
    case 'filteredOut':
      if (filteredOut === undefined) return <NoticeBox title={strings.filters.nothing.title} />;
      return (
        <div className="ssm-MenuTable-notice" data-part="Notice">
          {filteredOut}
        </div>
      );
    default:
      return null;
  }
});
