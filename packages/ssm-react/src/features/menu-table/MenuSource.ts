import { memo } from 'react';
import type { AssayVersion, Clause, ColumnKey } from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { type FoundRows, useFoundRows } from './useFoundRows.ts';
import { type MenuData, useMenuData } from './useMenuData.ts';

export interface MenuSourceProps {
  readonly version: AssayVersion;
  readonly shown: readonly ColumnKey[];
  readonly filters: readonly Clause[];
  /** Told before anything is painted. */
  readonly onAnswers: (answers: MenuAnswers) => void;
}

interface MenuAnswers {
  readonly data: MenuData;
  readonly found: FoundRows;
}

/** Asks the server and hands on what it answers; draws nothing. */
export const MenuSource = memo(function MenuSource({ version, shown, filters, onAnswers }: MenuSourceProps): null {
  const data = useMenuData(version, shown);
  const found = useFoundRows(version, data.table, filters);
  useLayoutEffect(() => onAnswers({ data, found }), [onAnswers, data, found]);
  return null;
});
