import { memo, type ReactNode, useMemo } from 'react';
import type { ImportedRow, RowAsk, RowDecision, RowEdit } from 'ssm-core';
import { isUndecided } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { translateOf } from '../../../ui/grid/gridPlaces.ts';
import { LineBox } from './LineBox.tsx';
import { type CandidateMeasures, RowReagents } from './RowReagents.tsx';
import type { PlacedResultColumn, ResultColumn } from './resultColumns.ts';
import type { RowWords } from './rowWords.ts';
import type { ReagentSuggestions } from './useReagentSuggestions.ts';
import { type CellActions, WrittenCell } from './WrittenCell.tsx';

export interface ResultLineProps {
  readonly index: number;
  readonly row: ImportedRow;
  readonly original: string;
  readonly measures: CandidateMeasures;
  readonly decision: RowDecision | undefined;
  readonly edit: RowEdit | undefined;
  readonly ask: RowAsk | undefined;
  readonly typed: string | null;
  readonly offered: ReagentSuggestions | undefined;
  readonly actions: CellActions;
  readonly columns: readonly PlacedResultColumn[];
  readonly words: RowWords;
  readonly place: number;
  readonly top: number;
}

export const ResultLine = memo(function ResultLine(props: ResultLineProps) {
  const { index, row, original, measures, decision, edit, ask, typed, offered, actions } = props;
  const { columns, words, place, top } = props;
  const { countText } = useSsm();
  const style = useMemo(() => ({ transform: `translateY(${top}px)` }), [top]);

  function content(column: ResultColumn): ReactNode {
    switch (column) {
      case 'choose':
        return <LineBox row={row} decision={decision} />;
      case 'reagents':
        return <RowReagents row={row} decision={decision} measures={measures} />;
      case 'sheet':
        return row.sheet;
      case 'line':
        return countText(row.line);
      case 'raw':
        return (
          <WrittenCell
            index={index}
            row={row}
            original={original}
            edit={edit}
            ask={ask}
            typed={typed}
            offered={offered}
            actions={actions}
          />
        );
      case 'reason':
        return words.reason(row, decision);
      default:
        return words.status(row);
    }
  }

  return (
    <div
      role="row"
      className="ssm-Import-line"
      aria-rowindex={place + 2}
      data-status={row.status}
      data-undecided={isUndecided(row, decision) || undefined}
      data-refused={decision?.kind === 'refuse' || undefined}
      style={style}
    >
      {columns.map(({ key, isFixed }, at) => (
        <div
          key={key}
          role="gridcell"
          aria-colindex={at + 1}
          className="ssm-Import-cell"
          data-column={key}
          translate={translateOf(key)}
          data-fixed={isFixed || undefined}
          tabIndex={-1}
        >
          {content(key)}
        </div>
      ))}
    </div>
  );
});
