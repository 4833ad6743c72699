/** The one file that imports TanStack Table. It keeps order, widths and visibility; rows never reach it. */
import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type AssayVersion, type ColumnKey, columnsOfVersion } from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { allowedWidth, moveColumn, orderShown } from './columnLayout.ts';
import type { CommandQueue } from './commandQueue.ts';

export type ColumnCommand =
  | { readonly type: 'resize'; readonly key: ColumnKey; readonly width: number }
  | { readonly type: 'reset'; readonly key: ColumnKey }
  /** The index is among the shown columns. */
  | { readonly type: 'move'; readonly key: ColumnKey; readonly index: number };

/** What a person changed; empty where the catalogue's own order and widths stand. */
export interface ChosenColumns {
  readonly order: readonly ColumnKey[];
  readonly widths: Readonly<Partial<Record<ColumnKey, number>>>;
}

export interface ColumnTableProps {
  readonly version: AssayVersion;
  readonly shown: readonly ColumnKey[];
  readonly commands: CommandQueue<ColumnCommand>;
  readonly onChange: (chosen: ChosenColumns) => void;
}

const features = tableFeatures({ columnOrderingFeature, columnSizingFeature, columnVisibilityFeature });
const noRows: readonly Record<string, never>[] = [];

export function ColumnTable({ version, shown, commands, onChange }: ColumnTableProps): null {
  const definitions = useMemo(
    () => columnsOfVersion(version).map(({ key, width }) => ({ id: key as string, size: width })),
    [version],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(definitions.map(({ id }) => [id, shown.some((key) => key === id)])),
    [definitions, shown],
  );
  const table = useTable(
    { features, columns: definitions, data: noRows, state: { columnVisibility } },
    ({ columnOrder, columnSizing }) => ({ columnOrder, columnSizing }),
  );
  const { columnOrder, columnSizing } = table.state;

  useLayoutEffect(() => {
    onChange({ order: columnOrder as readonly string[] as readonly ColumnKey[], widths: columnSizing });
  }, [onChange, columnOrder, columnSizing]);

  useLayoutEffect(
    () =>
      commands.attach((command) => {
        if (command.type === 'reset') table.getColumn(command.key)?.resetSize();
        else if (command.type === 'resize') {
          const width = allowedWidth(command.width);
          table.setColumnSizing((widths) => ({ ...widths, [command.key]: width }));
        } else {
          const order = orderShown(columnOrder as readonly string[] as readonly ColumnKey[], shown);
          table.setColumnOrder([...moveColumn(order, command.key, command.index)]);
        }
      }),
    [commands, table, columnOrder, shown],
  );
  return null;
}
