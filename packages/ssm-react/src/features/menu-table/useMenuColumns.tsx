import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { whenIdle } from '../../ui/idle.ts';
import type { ChosenWidths, ColumnCommand } from './ColumnTable.tsx';
import { fixedCountOf, type LaidOutColumn, layOut } from './columnLayout.ts';
import { createCommandQueue } from './commandQueue.ts';

export interface ColumnActions {
  readonly resizeColumn: (key: ColumnKey, width: number) => void;
  readonly resetColumn: (key: ColumnKey) => void;
  readonly moveColumn: (key: ColumnKey, index: number) => void;
}

export interface MenuColumnsOptions {
  readonly version: AssayVersion;
  readonly shown: readonly ColumnKey[];
  /** With those that are not shown because no reagent has a value in them. */
  readonly asked: readonly ColumnKey[];
  readonly fixedCount: number | undefined;
  /** Whether rows are on screen. */
  readonly isReady: boolean;
  /** Told every asked column in its new order. */
  readonly onMove: (columns: readonly ColumnKey[]) => void;
}

export interface MenuColumns extends ColumnActions {
  readonly columns: readonly LaidOutColumn[];
  /** Keeps widths and draws nothing; to be rendered beside the grid. */
  readonly keeper: ReactNode;
}

// Nobody resizes before the first rows are there, and the library behind it weighs as much as the grid.
const ColumnTable = lazy(async () => {
  try {
    return { default: (await import('./ColumnTable.tsx')).ColumnTable };
  } catch {
    // Without it the columns keep their widths; that is no reason to take the menu away.
    return { default: () => null };
  }
});

const noChoice: ChosenWidths = {};

/** The shown columns in the widths that a person chose. */
export function useMenuColumns(options: MenuColumnsOptions): MenuColumns {
  const { isReady, onMove, ...given } = options;
  const { shown, fixedCount } = given;
  const [widths, setWidths] = useState(noChoice);
  const [isWanted, setIsWanted] = useState(false);
  const [commands] = useState(() => createCommandQueue<ColumnCommand>());
  useEffect(() => (isReady && !isWanted ? whenIdle(() => setIsWanted(true)) : undefined), [isReady, isWanted]);
  const columns = useMemo(() => layOut(shown, widths, fixedCount), [shown, widths, fixedCount]);
  const run = useMemo(
    () => ({
      resizeColumn: (key: ColumnKey, width: number) => commands.run({ type: 'resize', key, width }),
      resetColumn: (key: ColumnKey) => commands.run({ type: 'reset', key }),
      moveColumn: (key: ColumnKey, index: number) => commands.run({ type: 'move', key, index }),
    }),
    [commands],
  );
  const keeper = isWanted && (
    <Suspense key="columns" fallback={null}>
      <ColumnTable
        {...given}
        fixedCount={fixedCountOf(columns)}
        commands={commands}
        onChange={setWidths}
        onMove={onMove}
      />
    </Suspense>
  );
  return { columns, ...run, keeper };
}
