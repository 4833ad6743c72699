import { memo } from 'react';
import type { ColumnKey } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';

export interface MenuHiddenColumnsProps {
  readonly columns: readonly ColumnKey[];
}

/** Names the hidden columns below the table, which then does not move when they become known. */
export const MenuHiddenColumns = memo(function MenuHiddenColumns({ columns }: MenuHiddenColumnsProps) {
  const { strings } = useSsm();
  if (columns.length === 0) return null;
  const titles = columns.map((key) => strings.columns[key].title).join(strings.values.listSeparator);
  return <p className="ssm-MenuTable-hidden-columns">{strings.menu.hiddenColumns(titles)}</p>;
});
