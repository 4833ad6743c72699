import { memo, useSyncExternalStore } from 'react';
import type { RequestPath, SelectionReader } from 'ssm-core';
import type { RowNumbers } from 'ssm-core/engine';
import { selectedAmong } from 'ssm-core/internal';
import { DemoLabel } from '../../../provider/DemoLabel.tsx';
import { useSsm } from '../../../provider/useSsm.ts';
import type { Strings } from '../../../strings/en/en.ts';
import type { CountText } from '../../../strings/format.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';

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

export function reasonNotToSelect({ menu }: Strings, requestPath: RequestPath): string {
  return requestPath === 'public' ? menu.signInToSelect : menu.requestAccessToSelect;
}

const noRows: RowNumbers = new Uint32Array();

export interface FoundRows {
  readonly isLoading: boolean;
  readonly result: RowNumbers | undefined;
  readonly total: number;
  readonly hasFailed: boolean;
}

export interface MenuCountsProps extends FoundRows {
  readonly selection: SelectionReader | null;
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

export const MenuCounts = memo(function MenuCounts(props: MenuCountsProps) {
  const { result, selection } = props;
  const { strings, countText, requestPath } = useSsm();
  const { menu } = strings;
  return (
    <div className="ssm-MenuTable-counts" data-part="Counts">
      {/* Not a live region, because TableStatus announces the count once typing pauses. */}
      <output data-part="ResultCount" aria-live="off">
        {foundText(props, strings, countText)}
      </output>
      {selection === null && !props.isReadOnly && (
        <span className="ssm-MenuTable-reason">{reasonNotToSelect(strings, requestPath)}</span>
      )}
      {selection !== null && <SelectedCount selection={selection} result={result} />}
      {props.isDemo && <DemoLabel />}
      <IconButton icon="keyboard" label={menu.showKeys} onPress={props.onShowKeys} />
    </div>
  );
});
