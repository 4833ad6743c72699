import { memo, useEffect } from 'react';
import type { AssayVersion, Catalogue, ColumnKey } from 'ssm-core';
import { defaultColumnKeys } from 'ssm-core/engine';
import { offeredColumns } from 'ssm-core/internal';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { PendingButton } from '../../ui/button/PendingButton.tsx';
import { whenUsed } from '../../ui/hooks/whenUsed.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { TallButton } from './TallButton.tsx';
import type { ColumnsModel } from './useColumns.ts';
import { useSelectColumnsTexts } from './useSelectColumnsTexts.ts';

export interface ColumnsButtonProps {
  readonly version: AssayVersion;
  /** Columns that it reports as empty are not offered. */
  readonly catalogue: Catalogue | undefined;
  readonly shown: readonly ColumnKey[];
  /** Columns without a choice or a preference; default: the catalogue's first three. */
  readonly defaults?: readonly ColumnKey[] | undefined;
  /** Number of columns that cannot be removed; default 2. */
  readonly fixedColumnCount?: number | undefined;
  readonly columns: ColumnsModel;
}

const loadDialog = () => import('./SelectColumnsDialog.tsx');

export const ColumnsButton = memo(function ColumnsButton(props: ColumnsButtonProps) {
  const { version, catalogue, shown, defaults = defaultColumnKeys, fixedColumnCount = 2, columns } = props;
  const { preferred, dialog, cancel } = columns;
  const texts = useSelectColumnsTexts();
  const { part, preload } = useDeferredPart(loadDialog, dialog !== null, cancel);
  useEffect(() => whenUsed(preload), [preload]);

  function open(): void {
    const offered = offeredColumns(version, catalogue);
    const first = preferred.length > 0 ? preferred : defaults;
    const fixed = first.filter((key) => offered.includes(key)).slice(0, fixedColumnCount);
    columns.open({ version, shown, offered, fixed, defaults });
  }

  return (
    <>
      <PendingButton isPending={dialog !== null && part === undefined} onApproach={preload} onPress={open}>
        {texts.button}
      </PendingButton>
      <TallButton columns={columns} />
      {dialog !== null && part !== undefined && (
        <DialogBoundary onClose={cancel}>
          <part.SelectColumnsDialog dialog={dialog} columns={columns} />
        </DialogBoundary>
      )}
    </>
  );
});
