import { useEffect, useState } from 'react';
import { type AssayVersion, type Catalogue, type ColumnKey, defaultColumnKeys, offeredColumns } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/Button.tsx';
import { FeatureBoundary } from '../../ui/FeatureBoundary.tsx';
import { whenIdle } from '../../ui/idle.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import type { ColumnPreference } from './useColumnPreference.ts';
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
  readonly preference: ColumnPreference;
  readonly onApply: (columns: readonly ColumnKey[]) => void;
}

const loadDialog = () => import('./SelectColumnsDialog.tsx');

/** Opens the columns dialog of a table, and tells the host's analytics what was applied. */
export function ColumnsButton(props: ColumnsButtonProps) {
  const { version, catalogue, shown, defaults = defaultColumnKeys, fixedColumnCount = 2, preference, onApply } = props;
  const { track } = useSsm();
  const texts = useSelectColumnsTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const { part, preload } = useDeferredPart(loadDialog, isOpen, close);
  useEffect(() => whenIdle(preload), [preload]);

  const offered = offeredColumns(version, catalogue);
  const first = preference.preferred.length > 0 ? preference.preferred : defaults;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{texts.button}</Button>
      {isOpen && part !== undefined && (
        <FeatureBoundary>
          <part.SelectColumnsDialog
            version={version}
            shown={shown}
            offered={offered}
            fixed={first.filter((key) => offered.includes(key)).slice(0, fixedColumnCount)}
            defaults={defaults}
            preference={preference}
            onApply={(columns) => {
              track({ name: 'header-apply', version, columnKeys: columns });
              close();
              onApply(columns);
            }}
            onClose={close}
          />
        </FeatureBoundary>
      )}
    </>
  );
}
