/** The one file that imports TanStack Table. It keeps widths and visibility; rows never reach it, and the order is the view's. */
import { columnSizingFeature, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { type AssayVersion, type ColumnKey, columnsOfVersion, orderShown } from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { allowedWidth } from './columnLayout.ts';
import type { CommandQueue } from './commandQueue.ts';
import { moveColumn } from './moveColumn.ts';

export type ColumnCommand =
  | { readonly type: 'resize'; readonly key: ColumnKey; readonly width: number }
  | { readonly type: 'reset'; readonly key: ColumnKey }
  /** The index is among the shown columns. */
  | { readonly type: 'move'; readonly key: ColumnKey; readonly index: number };

/** What a person changed, in CSS pixels; empty where the catalogue's own widths stand. */
export type ChosenWidths = Readonly<Partial<Record<ColumnKey, number>>>;

export interface ColumnTableProps {
  readonly version: AssayVersion;
  readonly shown: readonly ColumnKey[];
  /** With those that are not shown because no reagent has a value in them. */
  readonly asked: readonly ColumnKey[];
  /** How many of them stay at the start. */
  readonly fixedCount: number;
  readonly commands: CommandQueue<ColumnCommand>;
  readonly onChange: (widths: ChosenWidths) => void;
  /** Told every asked column in its new order. */
  readonly onMove: (columns: readonly ColumnKey[]) => void;
}

const features = tableFeatures({ columnSizingFeature, columnVisibilityFeature });
const noRows: readonly Record<string, never>[] = [];

export function ColumnTable(props: ColumnTableProps): null {
  const { version, shown, asked, fixedCount, commands, onChange, onMove } = props;
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
    ({ columnSizing }) => ({ columnSizing }),
  );
  const { columnSizing } = table.state;

  useLayoutEffect(() => onChange(columnSizing), [onChange, columnSizing]);

  useLayoutEffect(
    () =>
      commands.attach((command) => {
        if (command.type === 'reset') table.getColumn(command.key)?.resetSize();
        else if (command.type === 'resize') {
          const width = allowedWidth(command.width);
          table.setColumnSizing((widths) => ({ ...widths, [command.key]: width }));
        } else {
          const moved = moveColumn(shown, command.key, command.index, fixedCount);
          if (moved !== shown) onMove(orderShown(moved, asked));
        }
      }),
    [commands, table, shown, asked, fixedCount, onMove],
  );
  return null;
}
