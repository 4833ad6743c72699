import { memo } from 'react';
import type { ColumnKey } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';

export interface MenuHiddenColumnsProps {
  /** Asked for, but without a value in any row. */
  readonly columns: readonly ColumnKey[];
}

/** Which columns are not there, and why: a note at the foot, so that the table does not move when it is known. */
export const MenuHiddenColumns = memo(function MenuHiddenColumns({ columns }: MenuHiddenColumnsProps) {
  const { strings } = useSsm();
  if (columns.length === 0) return null;
  const titles = columns.map((key) => strings.columns[key].title).join(strings.values.listSeparator);
  return <p className="ssm-MenuTable-hidden-columns">{strings.menu.hiddenColumns(titles)}</p>;
});
