import { useCallback, useRef } from 'react';
import type { ColumnKey } from 'ssm-core';
import type { GridPosition } from '../../../../ui/grid/gridMoves.ts';
import { useLayoutEffect } from '../../../../ui/hooks/layoutEffect.ts';
import type { LaidOutColumn } from '../../layout/columnLayout.ts';

/** Moves the focus with a header that the keyboard moves. The move may come in a later render. */
export function useFollowedColumn(
  columns: readonly LaidOutColumn[],
  lead: number,
  focusPlace: (place: GridPosition) => void,
): (key: ColumnKey) => void {
  const followed = useRef<ColumnKey>(undefined);
  useLayoutEffect(() => {
    const position = columns.findIndex(({ key }) => key === followed.current);
    followed.current = undefined;
    if (position >= 0) focusPlace({ row: -1, column: position + lead });
  }, [columns, lead, focusPlace]);
  return useCallback((key) => {
    followed.current = key;
  }, []);
}
