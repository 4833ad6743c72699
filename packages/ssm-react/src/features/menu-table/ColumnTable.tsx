/** The one file that imports TanStack Table. It keeps widths and visibility; rows never reach it. */
import { columnSizingFeature, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { type AssayVersion, type ColumnKey, columnsOfVersion } from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { allowedWidth } from './columnLayout.ts';
import type { CommandQueue } from './commandQueue.ts';

export type ColumnCommand =
  | { readonly type: 'resize'; readonly key: ColumnKey; readonly width: number }
  | { readonly type: 'reset'; readonly key: ColumnKey };

/** What a person changed, in CSS pixels; empty where the catalogue's own widths stand. */
export type ChosenWidths = Readonly<Partial<Record<ColumnKey, number>>>;

export interface ColumnTableProps {
  readonly version: AssayVersion;
  readonly shown: readonly ColumnKey[];
  readonly commands: CommandQueue<ColumnCommand>;
  readonly onChange: (widths: ChosenWidths) => void;
}

const features = tableFeatures({ columnSizingFeature, columnVisibilityFeature });
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
    ({ columnSizing }) => ({ columnSizing }),
  );
  const { columnSizing } = table.state;

  useLayoutEffect(() => onChange(columnSizing), [onChange, columnSizing]);

  useLayoutEffect(
    () =>
      commands.attach((command) => {
        if (command.type === 'reset') table.getColumn(command.key)?.resetSize();
        else {
          const width = allowedWidth(command.width);
          table.setColumnSizing((widths) => ({ ...widths, [command.key]: width }));
        }
      }),
    [commands, table],
  );
  return null;
}
