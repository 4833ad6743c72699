import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { whenIdle } from '../../ui/idle.ts';
import type { ChosenWidths, ColumnCommand } from './ColumnTable.tsx';
import { type LaidOutColumn, layOut } from './columnLayout.ts';
import { createCommandQueue } from './commandQueue.ts';

export interface ColumnActions {
  readonly resizeColumn: (key: ColumnKey, width: number) => void;
  readonly resetColumn: (key: ColumnKey) => void;
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

/** The shown columns in the widths that a person chose. `isReady`: rows are on screen. */
export function useMenuColumns(
  version: AssayVersion,
  shown: readonly ColumnKey[],
  fixedCount: number | undefined,
  isReady: boolean,
): MenuColumns {
  const [widths, setWidths] = useState(noChoice);
  const [isWanted, setIsWanted] = useState(false);
  const [commands] = useState(() => createCommandQueue<ColumnCommand>());
  useEffect(() => (isReady && !isWanted ? whenIdle(() => setIsWanted(true)) : undefined), [isReady, isWanted]);
  const columns = useMemo(() => layOut(shown, widths, fixedCount), [shown, widths, fixedCount]);
  const run = useMemo(
    () => ({
      resizeColumn: (key: ColumnKey, width: number) => commands.run({ type: 'resize', key, width }),
      resetColumn: (key: ColumnKey) => commands.run({ type: 'reset', key }),
    }),
    [commands],
  );
  const keeper = isWanted && (
    <Suspense key="columns" fallback={null}>
      <ColumnTable version={version} shown={shown} commands={commands} onChange={setWidths} />
    </Suspense>
  );
  return { columns, ...run, keeper };
}
