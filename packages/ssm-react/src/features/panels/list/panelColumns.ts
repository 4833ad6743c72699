import type { PanelSort } from 'ssm-core';

export interface PanelColumn {
  readonly key: PanelSort | 'description' | 'actions';
  readonly isSortable?: true;
  /** Sorts descending on the first press. */
  readonly isDescendingFirst?: true;
  readonly isNumber?: true;
  readonly isWide?: true;
}

export const panelColumns: readonly PanelColumn[] = [
  { key: 'name', isSortable: true, isWide: true },
  { key: 'version', isSortable: true },
  { key: 'count', isSortable: true, isDescendingFirst: true, isNumber: true },
  { key: 'changed', isSortable: true, isDescendingFirst: true },
  { key: 'description', isWide: true },
  { key: 'actions' },
];
export const shownPanelColumns = panelColumns.map(({ key }) => key);
