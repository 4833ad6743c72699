import { memo, type ReactNode, useMemo } from 'react';
import type { ColumnKey, ImportCandidate, ImportedRow, RowAsk, RowDecision, RowEdit } from 'ssm-core';
import { isUndecided, spannedProteins } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { translateOf } from '../../../ui/grid/gridPlaces.ts';
import { useImportTexts } from '../useImportTexts.ts';
import { LineBox } from './LineBox.tsx';
import type { PlacedResultColumn, ResultColumn } from './resultColumns.ts';
import type { RowWords } from './rowWords.ts';
import type { ReagentSuggestions } from './useReagentSuggestions.ts';
import { type CellActions, WrittenCell } from './WrittenCell.tsx';

export interface ResultLineProps {
  readonly index: number;
  readonly row: ImportedRow;
  readonly original: string;
  /** A reagent that the row may mean. Undefined in the line of the row itself. */
  readonly candidate: ImportCandidate | undefined;
  readonly measure: ColumnKey | null;
  readonly value: number | null;
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
  const { index, row, original, candidate, measure, value, decision, edit, ask, typed, offered, actions } = props;
  const { columns, words, place, top } = props;
  const { strings, countText, cellText } = useSsm();
  const texts = useImportTexts();
  const { listSeparator } = strings.values;
  const style = useMemo(() => ({ transform: `translateY(${top}px)` }), [top]);
  const reagent = candidate ?? row;

  function measured(): string {
    if (candidate === undefined || measure === null) return '';
    const shown = value === null ? texts.notReported : cellText(measure, value);
    return texts.measureOf(words.measure(measure), shown);
  }

  function spanned(of: ImportCandidate): string {
    const proteins = spannedProteins(of);
    return proteins.length === 0 ? '' : texts.spans(proteins.join(listSeparator));
  }

  function reason(): ReactNode {
    const isDecided = (row.status === 'proposed' || row.status === 'several') && !isUndecided(row, decision);
    return (
      <>
        <span>{words.reason(row, decision)}</span>
        {isDecided && <small className="ssm-Import-muted ssm-Import-below">{words.decision(row, decision)}</small>}
      </>
    );
  }

  function content(column: ResultColumn): ReactNode {
    switch (column) {
      case 'choose':
        return <LineBox row={row} candidate={candidate} decision={decision} />;
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
        return (
          candidate === undefined && (
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
          )
        );
      case 'reason':
        if (candidate === undefined) return reason();
        return [candidate.fullName ?? '', spanned(candidate), measured()].filter((part) => part !== '').join(' · ');
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
      data-undecided={isUndecided(row, decision) || undefined}
      data-refused={decision?.kind === 'refuse' || undefined}
      data-candidate={candidate !== undefined || undefined}
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
