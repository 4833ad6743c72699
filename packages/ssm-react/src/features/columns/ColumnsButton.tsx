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
  /** What it says has no values is not offered. */
  readonly catalogue: Catalogue | undefined;
  /** The columns shown now, in their order. */
  readonly shown: readonly ColumnKey[];
  /** What is shown without a choice and without a preference; default: the first three of the catalogue. */
  readonly defaults?: readonly ColumnKey[] | undefined;
  /** How many columns cannot be taken out; default 2. */
  readonly fixedColumnCount?: number | undefined;
  readonly columns: ColumnsModel;
}

const loadDialog = () => import('./SelectColumnsDialog.tsx');

/** Opens the columns dialog of a table; beside it, how high the table is. */
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
