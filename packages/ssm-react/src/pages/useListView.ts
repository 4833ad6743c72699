import { useCallback, useMemo } from 'react';
import { type AssayVersion, type ColumnsPorts, defaultMenuView, type MenuView, viewOfVersion } from 'ssm-core';
import { callHost } from 'ssm-core/internal';
import { type ListColumns, useListColumns } from '../features/columns/ListColumnsButton.tsx';
import type { ColumnsPerson } from '../features/columns/useColumns.ts';
import type { MenuOptions } from '../features/menu/menuOptions.ts';
import { useControllableState } from '../ui/hooks/useControllableState.ts';
import { useLatest } from '../ui/hooks/useMemoFromPrevious.ts';

export interface ListViewOptions
  extends ColumnsPerson,
    Pick<MenuOptions, 'view' | 'defaultView' | 'onViewChange' | 'columns'> {
  readonly version?: AssayVersion | undefined;
}

export interface ListView {
  readonly view: MenuView;
  readonly changeView: (view: MenuView) => void;
  readonly showVersion: (version: AssayVersion) => void;
  readonly columns: ListColumns;
}

/**
 * Returns the view of a list. A controlled view includes its columns. An uncontrolled view stores the columns that
 * the person chooses for the session.
 */
export function useListView(name: NonNullable<ColumnsPorts['list']>, options: ListViewOptions): ListView {
  const { version: asked, view: given, defaultView = defaultMenuView } = options;
  const { sub, preferredColumns, columns } = options;
  const [held, hold, latestView] = useControllableState('view', given, () =>
    viewOfVersion(defaultView, asked ?? defaultView.version),
  );
  const isOwn = given === undefined;
  const version = asked ?? held.version;
  const latest = useLatest(options.onViewChange);
  const tell = useCallback((next: MenuView) => callHost(() => latest.current?.(next)), [latest]);
  const shown = useMemo(() => viewOfVersion(held, version), [held, version]);
  const model = useListColumns(isOwn ? name : null, {
    sub,
    preferredColumns,
    columns,
    onApplied: (chosen) => tell({ ...viewOfVersion(latestView(), version), columns: chosen }),
  });
  const { chosen, choose } = model;
  const view = useMemo(
    () => (isOwn && chosen !== null ? { ...shown, columns: chosen } : shown),
    [shown, isOwn, chosen],
  );
  const beginning = useCallback(
    (of: AssayVersion): MenuView => ({ ...defaultMenuView, version: of, columns: held.columns }),
    [held],
  );
  if (isOwn && held.version !== version) hold(beginning(version));

  const changeView = useCallback(
    (next: MenuView) => {
      // Chosen columns are not part of the view, because they belong to this person and not to the next one.
      hold(isOwn ? { ...next, columns: held.columns } : next);
      if (isOwn && next.columns !== view.columns) choose(next.columns);
      tell(next);
    },
    [hold, held, isOwn, view, choose, tell],
  );
  const showVersion = useCallback(
    (next: AssayVersion) => changeView({ ...beginning(next), columns: view.columns }),
    [changeView, beginning, view],
  );
  const shownColumns = useMemo(() => ({ ...model, chosen: view.columns }), [model, view.columns]);
  return { view, changeView, showVersion, columns: shownColumns };
}
