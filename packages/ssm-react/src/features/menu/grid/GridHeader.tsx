import { memo, useCallback, useSyncExternalStore } from 'react';
import type { CatalogueColumn, ColumnKey, SelectionReader, Sort } from 'ssm-core';
import type { RowNumbers } from 'ssm-core/engine';
import { type Derivation, derivationOf, selectedAmong } from 'ssm-core/internal';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import type { CellStyle } from './cellStyle.ts';
import { type CellTexts, cellClass } from './sheet.ts';

export interface HeaderTexts {
  readonly title: CellTexts['title'];
  readonly tooltip: (key: ColumnKey) => string | undefined;
  readonly filledFrom: (key: ColumnKey, derivation: Derivation) => string;
}

export interface GridHeaderProps {
  readonly columns: readonly LaidOutColumn[];
  readonly sort: Sort | null;
  readonly styles: readonly CellStyle[];
  readonly texts: HeaderTexts;
  readonly derived: readonly CatalogueColumn[] | undefined;
  readonly selection: SelectionReader | null;
  readonly result: RowNumbers;
  readonly selectAllText: string;
}

interface SelectAllProps {
  readonly selection: SelectionReader;
  readonly result: RowNumbers;
  readonly text: string;
}

function SelectAll({ selection, result, text }: SelectAllProps) {
  const count = selectedAmong(useSyncExternalStore(selection.subscribe, selection.read, selection.read), result);
  const isAll = count > 0 && count === result.length;
  // Sets the property, because HTML has no attribute for the indeterminate state.
  const showShare = useCallback(
    (input: HTMLInputElement | null) => {
      if (input !== null) input.indeterminate = count > 0 && !isAll;
    },
    [count, isAll],
  );
  return (
    <div role="columnheader" aria-colindex={1} className="ssm-Grid-cell ssm-Grid-checkCell">
      <input
        ref={showShare}
        type="checkbox"
        className="ssm-Grid-check"
        data-part="SelectAll"
        tabIndex={-1}
        readOnly
        checked={isAll}
        aria-disabled={result.length === 0 || undefined}
        aria-label={text}
      />
    </div>
  );
}

interface HeaderCellProps {
  readonly column: LaidOutColumn;
  readonly direction: Sort['direction'] | 'none';
  readonly position: number;
  readonly columnIndex: number;
  readonly style: CellStyle | undefined;
  readonly texts: HeaderTexts;
  readonly filledFrom: string | undefined;
}

const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { column, direction, position, columnIndex, style, texts, filledFrom } = props;
  const { key } = column;
  const tooltip = [texts.tooltip(key), filledFrom].filter(Boolean).join(' ');
  const button = (
    <button type="button" className="ssm-Grid-title" tabIndex={-1}>
      {texts.title(column.key)}
    </button>
  );
  return (
    <div
      role="columnheader"
      aria-colindex={columnIndex}
      aria-sort={direction}
      className={cellClass(column.isFixed, position)}
      data-kind={column.kind === 'number' ? 'number' : undefined}
      data-column={column.key}
      data-derived={filledFrom && ''}
      style={style}
    >
      {tooltip === '' ? button : <Tooltip text={tooltip}>{button}</Tooltip>}
      <span className="ssm-Grid-resize" data-part="ResizeHandle" aria-hidden="true" />
    </div>
  );
});

export const GridHeader = memo(function GridHeader(props: GridHeaderProps) {
  const { columns, sort, styles, texts, derived, selection, result, selectAllText } = props;
  const lead = selection === null ? 0 : 1;
  const filledFrom = (key: ColumnKey): string | undefined => {
    const derivation = derivationOf(derived?.find((each) => each.key === key));
    return derivation && texts.filledFrom(key, derivation);
  };
  return (
    <div role="rowgroup" className="ssm-Grid-head">
      <div role="row" aria-rowindex={1} className="ssm-Grid-headRow">
        {selection !== null && <SelectAll selection={selection} result={result} text={selectAllText} />}
        {columns.map((column, position) => (
          <HeaderCell
            key={column.key}
            column={column}
            direction={sort?.key === column.key ? sort.direction : 'none'}
            position={position}
            columnIndex={position + lead + 1}
            style={styles[position]}
            texts={texts}
            filledFrom={filledFrom(column.key)}
          />
        ))}
        <span className="ssm-Grid-drop" data-part="DropMark" aria-hidden="true" hidden />
      </div>
    </div>
  );
});
