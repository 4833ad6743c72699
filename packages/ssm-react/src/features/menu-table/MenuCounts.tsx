import { memo } from 'react';
import type { ColumnKey } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

export interface MenuCountsProps {
  readonly isLoading: boolean;
  /** Rows of the result; undefined while there is none. */
  readonly found: number | undefined;
  /** Rows of the catalogue. */
  readonly total: number;
  /** Null where selection is not allowed. */
  readonly selected: number | null;
  /** Of those, how many the result does not have. */
  readonly selectedElsewhere: number;
  readonly isDemo: boolean;
  /** Asked for, but without a value in any row. */
  readonly hiddenColumns: readonly ColumnKey[];
  readonly onShowKeys: () => void;
}

/** What the table holds, in words: results, selection, and what is not there and why. */
export const MenuCounts = memo(function MenuCounts(props: MenuCountsProps) {
  const { found, total, selected, selectedElsewhere, hiddenColumns } = props;
  const { strings, countText } = useSsm();
  const { menu } = strings;
  const result =
    found === undefined ? (props.isLoading ? menu.loading : '') : menu.resultCount(countText(found), countText(total));
  const elsewhere = selectedElsewhere === 0 ? '' : `, ${menu.selectedNotShown(countText(selectedElsewhere))}`;
  const titles = hiddenColumns.map((key) => strings.columns[key].title).join(strings.values.listSeparator);
  return (
    <div className="ssm-MenuTable-counts" data-part="Counts">
      <output data-part="ResultCount">{result}</output>
      {selected === null ? (
        <span className="ssm-MenuTable-reason">{menu.signInToSelect}</span>
      ) : (
        <output data-part="SelectedCount">{menu.selectedCount(countText(selected)) + elsewhere}</output>
      )}
      {props.isDemo && (
        <span className="ssm-MenuTable-demo" data-part="Demo" title={strings.shell.demoExplanation}>
          <Icon name="info" />
          {strings.shell.demoCatalogue}
        </span>
      )}
      <IconButton icon="keyboard" label={menu.showKeys} onPress={props.onShowKeys} />
      {titles !== '' && <span className="ssm-MenuTable-hidden-columns">{menu.hiddenColumns(titles)}</span>}
    </div>
  );
});
