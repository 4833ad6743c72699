import { memo } from 'react';
import type { ColumnKey, Sort, SortDirection } from 'ssm-core';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import type { LaidOutColumn } from '../columnLayout.ts';
import type { CellStyle } from './cellStyle.ts';
import { cellClass } from './sheet.ts';

export interface HeaderTexts {
  /** With the unit, as "LoDB (RFU)". */
  readonly title: (key: ColumnKey) => string;
  readonly tooltip: (key: ColumnKey) => string | undefined;
}

export type SelectedShare = 'none' | 'some' | 'all';

export interface GridHeaderProps {
  readonly columns: readonly LaidOutColumn[];
  /** One a column. */
  readonly styles: readonly CellStyle[];
  readonly sort: Sort | null;
  readonly texts: HeaderTexts;
  /** Null where selection is not allowed. */
  readonly selected: SelectedShare | null;
  readonly selectAllText: string;
}

const checkedStates = { none: false, some: 'mixed', all: true } as const;

interface HeaderCellProps {
  readonly column: LaidOutColumn;
  /** Among the shown columns. */
  readonly position: number;
  readonly columnIndex: number;
  readonly style: CellStyle | undefined;
  readonly direction: SortDirection | 'none';
  readonly texts: HeaderTexts;
}

const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { column, position, columnIndex, style, direction, texts } = props;
  const tooltip = texts.tooltip(column.key);
  const button = (
    <button type="button" className="ssm-Grid-title" tabIndex={-1}>
      <span>{texts.title(column.key)}</span>
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
      style={style}
    >
      {tooltip === undefined ? button : <Tooltip text={tooltip}>{button}</Tooltip>}
      <span className="ssm-Grid-resize" data-part="ResizeHandle" aria-hidden="true" />
    </div>
  );
});

/** The header row: each title is a button that sorts, with a handle at its end that changes the width. */
export const GridHeader = memo(function GridHeader(props: GridHeaderProps) {
  const { columns, styles, sort, texts, selected, selectAllText } = props;
  const lead = selected === null ? 0 : 1;
  return (
    <div role="rowgroup" className="ssm-Grid-head">
      <div role="row" aria-rowindex={1} className="ssm-Grid-headRow">
        {selected !== null && (
          <div role="columnheader" aria-colindex={1} className="ssm-Grid-cell ssm-Grid-checkCell">
            <span
              role="checkbox"
              className="ssm-Grid-check"
              data-part="SelectAll"
              aria-checked={checkedStates[selected]}
              aria-label={selectAllText}
              tabIndex={-1}
            />
          </div>
        )}
        {columns.map((column, position) => (
          <HeaderCell
            key={column.key}
            column={column}
            position={position}
            columnIndex={position + lead + 1}
            style={styles[position]}
            direction={sort?.key === column.key ? sort.direction : 'none'}
            texts={texts}
          />
        ))}
        <span className="ssm-Grid-drop" data-part="DropMark" aria-hidden="true" hidden />
      </div>
    </div>
  );
});
