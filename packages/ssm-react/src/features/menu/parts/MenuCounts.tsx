import { memo, useSyncExternalStore } from 'react';
import type { SelectionReader } from 'ssm-core';
import type { RowNumbers } from 'ssm-core/engine';
import { selectedAmong } from 'ssm-core/internal';
import { DemoLabel } from '../../../provider/DemoLabel.tsx';
import { useSsm } from '../../../provider/useSsm.ts';
import type { Strings } from '../../../strings/en/en.ts';
import type { CountText } from '../../../strings/format.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';

/** What is found, in words; empty where that is not known. */
export function foundText(
  { isLoading, result, total, hasFailed }: FoundRows,
  { menu, filters }: Strings,
  countText: CountText,
): string {
  const waiting = isLoading ? menu.loading : '';
  const found =
    result === undefined ? waiting : menu.resultCount(countText(result.length), countText(total), result.length, total);
  return hasFailed ? filters.failed(found) : found;
}

const noRows: RowNumbers = new Uint32Array();

export interface FoundRows {
  readonly isLoading: boolean;
  /** Every row found; undefined while there is no list. */
  readonly result: RowNumbers | undefined;
  /** Rows of the catalogue. */
  readonly total: number;
  /** The filters could not be applied: the rows are others. */
  readonly hasFailed: boolean;
}

export interface MenuCountsProps extends FoundRows {
  /** Null where selection is not allowed. */
  readonly selection: SelectionReader | null;
  /** Nobody selects anything here, so that nothing has to say why not. */
  readonly isReadOnly: boolean;
  readonly isDemo: boolean;
  readonly onShowKeys: () => void;
}

interface SelectedCountProps {
  readonly selection: SelectionReader;
  readonly result: RowNumbers | undefined;
}

function SelectedCount({ selection, result = noRows }: SelectedCountProps) {
  const { strings, countText } = useSsm();
  const { menu } = strings;
  const selected = useSyncExternalStore(selection.subscribe, selection.read, selection.read);
  const elsewhere = selected.count - selectedAmong(selected, result);
  const note = elsewhere === 0 ? '' : `, ${menu.selectedNotShown(countText(elsewhere))}`;
  return <output data-part="SelectedCount">{menu.selectedCount(countText(selected.count)) + note}</output>;
}

/** What the table holds, in words: results and selection. */
export const MenuCounts = memo(function MenuCounts(props: MenuCountsProps) {
  const { result, selection } = props;
  const { strings, countText, requestPath } = useSsm();
  const { menu } = strings;
  return (
    <div className="ssm-MenuTable-counts" data-part="Counts">
      {/* TableStatus says it once typing rests. */}
      <output data-part="ResultCount" aria-live="off">
        {foundText(props, strings, countText)}
      </output>
      {selection === null && !props.isReadOnly && (
        <span className="ssm-MenuTable-reason">
          {requestPath === 'public' ? menu.signInToSelect : menu.requestAccessToSelect}
        </span>
      )}
      {selection !== null && <SelectedCount selection={selection} result={result} />}
      {props.isDemo && <DemoLabel />}
      <IconButton icon="keyboard" label={menu.showKeys} onPress={props.onShowKeys} />
    </div>
  );
});
