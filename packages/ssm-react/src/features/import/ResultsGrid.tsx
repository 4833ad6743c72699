import { type MouseEvent, useMemo } from 'react';
import { useUi } from '../../ui/UiContext.ts';
import { lineHeight } from './lineWindow.ts';
import { type ResultColumn, ResultLine } from './ResultLine.tsx';
import type { RowWords } from './rowWords.ts';
import type { ImportModel } from './useImport.ts';
import { useImportTexts } from './useImportTexts.ts';
import { useLineGrid } from './useLineGrid.ts';

export interface ResultsGridProps {
  readonly model: Pick<ImportModel, 'rows' | 'lines' | 'chosen' | 'toggle'>;
  readonly words: RowWords;
}

const everyColumn: readonly ResultColumn[] = [
  'choose',
  'sheet',
  'line',
  'raw',
  'status',
  'seqId',
  'reason',
  'targetName',
  'entrezGeneName',
];

/** The answer line by line. A list of 20,000 rows has no more elements than a screen has lines. */
export function ResultsGrid({ model, words }: ResultsGridProps) {
  const { rows, lines, chosen, toggle } = model;
  const { isScripted } = useUi();
  const texts = useImportTexts();
  const columns = useMemo(() => {
    const hasSheets = rows.some(({ sheet }) => sheet !== rows[0]?.sheet);
    const hasChoices = rows.some(({ status }) => status === 'several');
    return everyColumn.filter((column) => (column !== 'sheet' || hasSheets) && (column !== 'choose' || hasChoices));
  }, [rows]);

  function choose(place: number): void {
    const line = lines[place];
    const row = line && rows[line.row];
    if (row === undefined || line === undefined) return;
    toggle(line.row, row.candidates[line.candidate]?.seqId ?? null);
  }

  const { grid, drawn, active, focus, onKeyDown } = useLineGrid(lines.length, columns.length, choose);

  function handleClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('[role=gridcell]');
    const [line, column] = (cell?.dataset['place'] ?? '').split(' ').map(Number);
    if (line === undefined || column === undefined) return;
    focus({ line, column });
    if (cell?.dataset['column'] === 'choose') choose(line);
  }

  const style = useMemo(() => ({ blockSize: `${lines.length * lineHeight}px` }), [lines.length]);
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
            return (
              <ResultLine
                key={`${line.row} ${line.candidate}`}
                row={row}
                candidate={row.candidates[line.candidate]}
                chosen={chosen.get(line.row)}
                columns={columns}
                words={words}
                place={place}
                activeColumn={active.line === place ? active.column : -1}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
