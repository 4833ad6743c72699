import { useState } from 'react';
import type { AssayVersion, Catalogue, ColumnKey } from 'ssm-core';
import { columnsOfVersion } from 'ssm-core/engine';
import { ColumnsButton } from '../ColumnsButton.tsx';
import { openColumns } from '../openColumns.ts';
import { useColumns } from '../useColumns.ts';

export interface ColumnsHostProps {
  readonly version?: AssayVersion;
  readonly shown?: readonly ColumnKey[];
  readonly fixedColumnCount?: number;
  readonly empty?: readonly ColumnKey[];
  /** The `sub` of the signed-in person; null for a visitor. Default: the registered demo person. */
  readonly sub?: string | null;
  readonly preferredColumns?: readonly ColumnKey[];
  readonly onApply?: (columns: readonly ColumnKey[]) => void;
}

function catalogueWith(version: AssayVersion, empty: readonly ColumnKey[]): Catalogue {
  const columns = columnsOfVersion(version).map(({ key }) => ({ key, known: empty.includes(key) ? 0 : 9 }));
  return { version, total: 9, columns } as unknown as Catalogue;
}

export function ColumnsHost(props: ColumnsHostProps) {
  const { version = 'V_7K', empty = [], sub = 'demo-ssm-registered', preferredColumns, onApply } = props;
  const [shown, setShown] = useState<readonly ColumnKey[]>(props.shown ?? ['seqId', 'fullName', 'targetName']);
  const columns = useColumns(openColumns, {
    sub: sub ?? undefined,
    preferredColumns,
    list: null,
    onApplied(chosen) {
      setShown(chosen);
      onApply?.(chosen);
    },
  });
  if (columns === undefined) return null;
  return (
    <main>
      <ColumnsButton
        version={version}
        catalogue={catalogueWith(version, empty)}
        shown={shown}
        fixedColumnCount={props.fixedColumnCount}
        columns={columns}
      />
      <p>{`Shown: ${shown.join(' ')}`}</p>
      <p>{`Preferred: ${columns.preferred.join(' ')}`}</p>
    </main>
  );
}
