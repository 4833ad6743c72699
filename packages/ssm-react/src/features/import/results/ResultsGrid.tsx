import { type MouseEvent, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnKey } from 'ssm-core';
import { isFound, measureValues } from 'ssm-core/internal';
import { useUi } from '../../../ui/UiContext.ts';
import type { ImportModel } from '../useImport.ts';
import { useImportTexts } from '../useImportTexts.ts';
import type { LinePlace } from './lineKeys.ts';
import { type ResultColumn, ResultLine } from './ResultLine.tsx';
import type { RowWords } from './rowWords.ts';
import { useLineGrid } from './useLineGrid.ts';
import { type CellActions, canEdit } from './WrittenCell.tsx';

export interface ResultsGridProps {
  readonly model: ImportModel;
  readonly words: RowWords;
  /** What candidates are compared by; null for nothing. */
  readonly measure: ColumnKey | null;
  /** Told the row that has the focus, by its place in the answer. */
  readonly onFocusRow: (row: number) => void;
}

interface TypedCell {
  readonly row: number;
  readonly text: string;
}

const everyColumn: readonly ResultColumn[] = [
  'choose',
  'raw',
  'sheet',
  'line',
  'status',
  'seqId',
  'targetName',
  'reason',
  'entrezGeneName',
];

/** The answer line by line. A list of 20,000 rows has no more elements than a screen has lines. */
export function ResultsGrid({ model, words, measure, onFocusRow }: ResultsGridProps) {
  const { answer, rows, lines, decisions, edits, asks, table, toggle, editCell, leaveCell } = model;
  const { isScripted } = useUi();
  const texts = useImportTexts();
  const [typed, setTyped] = useState<TypedCell | null>(null);
  const columns = useMemo(() => {
    const hasSheets = rows.some(({ sheet }) => sheet !== rows[0]?.sheet);
    return everyColumn.filter((column) => column !== 'sheet' || hasSheets);
  }, [rows]);
  const valueOf = useMemo(() => measureValues(table), [table]);

  const begin = useCallback(
    (row: number) => {
      const text = asks.get(row)?.text ?? edits.get(row)?.text ?? rows[row]?.raw ?? '';
      setTyped({ row, text });
    },
    [asks, edits, rows],
  );

  function choose({ line: place, column }: LinePlace): void {
    const line = lines[place];
    const row = line && rows[line.row];
    if (row === undefined || line === undefined) return;
    if (columns[column] === 'raw' && line.candidate < 0 && canEdit(row)) begin(line.row);
    else toggle(line.row, isFound(row) ? null : (row.candidates[line.candidate]?.seqId ?? null));
  }

  function noteFocus({ line }: LinePlace): void {
    const row = lines[line]?.row;
    if (row !== undefined) onFocusRow(row);
  }

  const { grid, tops, drawn, active, focus, onKeyDown } = useLineGrid(lines, columns.length, {
    onChoose: choose,
    onFocus: noteFocus,
  });

  const actions = useMemo<CellActions>(() => {
    function close(row: number): void {
      flushSync(() => setTyped(null));
      const place = lines.findIndex((line) => line.row === row && line.candidate < 0);
      if (place >= 0) focus({ line: place, column: columns.indexOf('raw') });
    }
    return {
      begin,
      change: (text) => setTyped((before) => before && { ...before, text }),
      ask(row, text) {
        editCell(row, text);
        close(row);
      },
      leave(row) {
        leaveCell(row);
        close(row);
      },
    };
  }, [begin, editCell, leaveCell, lines, columns, focus]);

  function handleClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('[role=gridcell]');
    const [line, column] = (cell?.dataset['place'] ?? '').split(' ').map(Number);
    if (line === undefined || column === undefined) return;
    focus({ line, column });
    if (cell?.dataset['column'] === 'choose') choose({ line, column });
  }

  const height = tops[lines.length] ?? 0;
  const style = useMemo(() => ({ blockSize: `${height}px` }), [height]);
  return (
    // Its cells have the focus, one at a time.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- see above
    <div
      ref={grid}
      role="grid"
      className="ssm-Import-grid"
      data-component="ResultsGrid"
      aria-label={texts.results}
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length}
      onKeyDown={onKeyDown}
      onClick={handleClick}
    >
      {/* As wide as the columns of the header are together. */}
      <div role="presentation" className="ssm-Import-wide">
        <div role="rowgroup" className="ssm-Import-head">
          <div role="row" className="ssm-Import-headRow" aria-rowindex={1}>
            {columns.map((column, index) => (
              <div
                key={column}
                role="columnheader"
                aria-colindex={index + 1}
                className="ssm-Import-cell"
                data-column={column}
              >
                {texts.columns[column]}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="ssm-Import-lines" style={isScripted ? style : undefined}>
          {drawn.map((place) => {
            const line = lines[place];
            const row = line && rows[line.row];
            if (row === undefined || line === undefined) return null;
            const candidate = row.candidates[line.candidate];
            const isRow = line.candidate < 0;
            return (
              <ResultLine
                key={`${line.row} ${line.candidate}`}
                index={line.row}
                row={row}
                original={answer[line.row]?.raw ?? row.raw}
                candidate={candidate}
                measure={measure}
                value={measure === null || candidate === undefined ? null : valueOf(candidate.seqId, measure)}
                decision={decisions.get(line.row)}
                edit={isRow ? edits.get(line.row) : undefined}
                ask={isRow ? asks.get(line.row) : undefined}
                typed={isRow && typed?.row === line.row ? typed.text : null}
                actions={actions}
                columns={columns}
                words={words}
                place={place}
                top={tops[place] ?? 0}
                activeColumn={active.line === place ? active.column : -1}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
