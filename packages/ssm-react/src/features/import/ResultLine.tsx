import { memo, type ReactNode, useMemo } from 'react';
import type { ImportCandidate, ImportedRow } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { LineBox } from './LineBox.tsx';
import { lineHeight } from './lineWindow.ts';
import type { RowWords } from './rowWords.ts';

export type ResultColumn =
  | 'choose'
  | 'sheet'
  | 'line'
  | 'raw'
  | 'status'
  | 'seqId'
  | 'reason'
  | 'targetName'
  | 'entrezGeneName';

export interface ResultLineProps {
  readonly row: ImportedRow;
  /** One of those that the row can mean; undefined for the row itself. */
  readonly candidate: ImportCandidate | undefined;
  readonly chosen: ReadonlySet<string> | undefined;
  readonly columns: readonly ResultColumn[];
  readonly words: RowWords;
  /** Among the lines shown, from 0. */
  readonly place: number;
  /** The column of the cell that Tab reaches; -1 for none of this line. */
  readonly activeColumn: number;
}

/** One line of the answer: a row, or a reagent that it can mean. */
export const ResultLine = memo(function ResultLine(props: ResultLineProps) {
  const { row, candidate, chosen, columns, words, place, activeColumn } = props;
  const { strings, countText } = useSsm();
  const { listSeparator } = strings.values;
  const style = useMemo(() => ({ transform: `translateY(${place * lineHeight}px)` }), [place]);
  const reagent = candidate ?? row;

  function content(column: ResultColumn): ReactNode {
    switch (column) {
      case 'choose':
        return <LineBox row={row} candidate={candidate} chosen={chosen} />;
      case 'seqId':
        return reagent.seqId;
      case 'targetName':
        return reagent.targetName ?? reagent.fullName;
      case 'entrezGeneName':
        return reagent.entrezGeneName?.join(listSeparator);
      case 'sheet':
        return candidate === undefined && row.sheet;
      case 'line':
        return candidate === undefined && countText(row.line);
      case 'raw':
        return candidate === undefined && row.raw;
      case 'reason':
        return candidate === undefined ? words.reason(row) : candidate.fullName;
      default:
        return candidate === undefined && words.status(row);
    }
  }

  return (
    <div
      role="row"
      className="ssm-Import-line"
      aria-rowindex={place + 2}
      data-status={row.status}
      data-candidate={candidate !== undefined || undefined}
      style={style}
    >
      {columns.map((column, index) => {
        const shown = content(column);
        return (
          <div
            key={column}
            role="gridcell"
            aria-colindex={index + 1}
            className="ssm-Import-cell"
            data-column={column}
            data-place={`${place} ${index}`}
            title={typeof shown === 'string' ? shown : undefined}
            tabIndex={index === activeColumn ? 0 : -1}
          >
            {shown}
          </div>
        );
      })}
    </div>
  );
});
