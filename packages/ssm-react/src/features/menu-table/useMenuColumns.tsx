import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { whenIdle } from '../../ui/idle.ts';
import type { ChosenColumns, ColumnCommand } from './ColumnTable.tsx';
import { type LaidOutColumn, layOut, orderShown } from './columnLayout.ts';
import { createCommandQueue } from './commandQueue.ts';

export interface ColumnActions {
  readonly resizeColumn: (key: ColumnKey, width: number) => void;
  readonly resetColumn: (key: ColumnKey) => void;
  readonly moveColumn: (key: ColumnKey, index: number) => void;
}

export interface MenuColumns extends ColumnActions {
  readonly columns: readonly LaidOutColumn[];
  /** Keeps widths and order and draws nothing; to be rendered beside the grid. */
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

const noChoice: ChosenColumns = { order: [], widths: {} };

/** The shown columns in the order and widths that a person chose. `isReady`: rows are on screen. */
export function useMenuColumns(version: AssayVersion, shown: readonly ColumnKey[], isReady: boolean): MenuColumns {
  const [chosen, setChosen] = useState(noChoice);
  const [isWanted, setIsWanted] = useState(false);
  const [commands] = useState(() => createCommandQueue<ColumnCommand>());
  useEffect(() => (isReady && !isWanted ? whenIdle(() => setIsWanted(true)) : undefined), [isReady, isWanted]);
  const columns = useMemo(() => layOut(orderShown(chosen.order, shown), chosen.widths), [chosen, shown]);
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
      <ColumnTable version={version} shown={shown} commands={commands} onChange={setChosen} />
    </Suspense>
  );
  return { columns, ...run, keeper };
}
