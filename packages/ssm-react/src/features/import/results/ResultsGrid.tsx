import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { AssayVersion } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { copyCells } from '../../../ui/field/copying/copyCells.ts';
import { isMarkedInView, markBeyondView } from '../../../ui/field/copying/gridMark.ts';
import { useMark, usePageCopy } from '../../../ui/field/copying/useMark.ts';
import { useColumnModel } from '../../../ui/grid/columnModel.ts';
import { clampPlace, type GridPosition, moveOf, movePlace } from '../../../ui/grid/gridMoves.ts';
import { cellOf, placeOf } from '../../../ui/grid/gridPlaces.ts';
import { useGridFocus } from '../../../ui/grid/useGridFocus.ts';
import { useMeasuredRows } from '../../../ui/grid/useMeasuredRows.ts';
import { mostPrinted, usePrinting } from '../../../ui/hooks/usePrinting.ts';
import { useRestoredFocus } from '../../../ui/hooks/useRestoredFocus.ts';
import { Said } from '../../../ui/screen-reader/Said.tsx';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';
import { useToasts, useUi } from '../../../ui/UiContext.ts';
import type { ImportModel } from '../useImport.ts';
import { useImportTexts } from '../useImportTexts.ts';
import { boxOf } from './LineBox.tsx';
import { ResultLine } from './ResultLine.tsx';
import { type CandidateMeasures, candidateAt, focusCandidate, focusCandidateBeside } from './RowReagents.tsx';
import { fixedResultColumns, resultColumnStyle, resultColumns, shownResultColumns } from './resultColumns.ts';
import type { RowWords } from './rowWords.ts';
import { useReagentSuggestions } from './useReagentSuggestions.ts';
import { type CellActions, canEdit } from './WrittenCell.tsx';

export interface ResultsGridProps {
  readonly model: ImportModel;
  readonly version: AssayVersion;
  readonly words: RowWords;
  readonly measures: CandidateMeasures;
  /** Called with the index of the focused row in the list of results. */
  readonly onFocusRow: (row: number) => void;
}

interface TypedCell {
  readonly row: number;
  readonly text: string;
}

/** The row whose box Space has changed from another cell. Such changes are counted, so that each is announced. */
interface ToggledRow {
  readonly row: number;
  readonly count: number;
}

/** Height of a line, in CSS pixels. Must match the style sheet. */
const leastHeight = 32;
const headerHeight = 32;

function itself(grid: HTMLElement): HTMLElement {
  return grid;
}

/** The grid of results. It renders only the lines in view, because a list may have 20,000 rows. */
export function ResultsGrid({ model, version, words, measures, onFocusRow }: ResultsGridProps) {
  const { answer, rows, places, decisions, edits, asks, toggle, editCell, leaveCell } = model;
  const { isScripted, direction } = useUi();
  const texts = useImportTexts();
  const { countText } = useSsm();
  const [typed, setTyped] = useState<TypedCell | null>(null);
  const [toggled, setToggled] = useState<ToggledRow>({ row: -1, count: 0 });
  const offered = useReagentSuggestions(version, typed?.text ?? null);
  const columns = useColumnModel({
    all: resultColumns,
    shown: useMemo(() => shownResultColumns(rows), [rows]),
    fixedCount: fixedResultColumns,
    sort: null,
  });

  const begin = useCallback(
    (row: number) => {
      const text = asks.get(row)?.text ?? edits.get(row)?.text ?? rows[row]?.raw ?? '';
      setTyped({ row, text });
    },
    [asks, edits, rows],
  );

  const grid = useRef<HTMLDivElement>(null);
  const active = useRef<GridPosition>({ row: 0, column: 0 });
  const count = places.length;
  const keyOf = useCallback((place: number) => places[place] ?? -1, [places]);
  const shown = useMeasuredRows({ grid, active, count, keyOf, leastHeight, headerHeight });
  const { tops } = shown;
  const isPrinting = usePrinting();
  const onPaper = Math.min(count, mostPrinted);
  const drawn = isPrinting ? Array.from({ length: onPaper }, (_, place) => place) : shown.drawn;
  const bounds = { firstRow: 0, rows: count, columns: columns.length } as const;
  const { focusPlace, ...focus } = useGridFocus({ grid, active, bounds, pageStart: 0, draw: shown.draw });
  const { show } = useToasts();
  const warn = (): void => {
    show({ kind: 'warning', text: texts.copiedInView });
  };
  const { mark, onMouseDown } = useMark();
  usePageCopy(grid, (_, element) => {
    if (isMarkedInView(element, count)) warn();
  });
  // An edited row that has the focus can leave the filtered rows.
  const restoredFocus = useRestoredFocus(grid, itself);

  const goTo = useCallback(
    (place: GridPosition) => {
      const row = places[place.row];
      // Renders the decision bar before the row scrolls into view, because the bar can grow with the focused row.
      if (row !== undefined) flushSync(() => onFocusRow(row));
      focusPlace(place);
    },
    [places, onFocusRow, focusPlace],
  );

  function choose({ row: place, column }: GridPosition): void {
    const index = places[place];
    const row = index === undefined ? undefined : rows[index];
    if (row === undefined || index === undefined) return;
    if (columns[column]?.key === 'raw' && canEdit(row)) begin(index);
    else toggle(index, null);
  }

  const actions = useMemo<CellActions>(() => {
    function close(row: number): void {
      flushSync(() => setTyped(null));
      const place = places.indexOf(row);
      if (place >= 0) goTo({ row: place, column: columns.findIndex(({ key }) => key === 'raw') });
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
  }, [begin, editCell, leaveCell, places, columns, goTo]);

  function handleClick({ target }: MouseEvent): void {
    const cell = cellOf(target);
    const place = cell && placeOf(cell, 0);
    if (place === undefined || place.row < 0) return;
    goTo(place);
    const candidate = candidateAt(target);
    const row = places[place.row];
    if (candidate !== undefined && row !== undefined) {
      focusCandidate(cell, candidate);
      toggle(row, candidate);
    } else if (columns[place.column]?.key === 'choose') choose(place);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.shiftKey || event.defaultPrevented) return;
    // An editor inside a cell handles its own keys.
    if (event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), button') !== null)
      return;
    const from = clampPlace(active.current, bounds);
    const candidate = candidateAt(event.target);
    const row = places[from.row];
    const move = moveOf(event, direction === 'rtl');
    const step = move === 'nextCell' ? 1 : -1;
    if (move !== undefined) {
      event.preventDefault();
      const isAside = move === 'nextCell' || move === 'previousCell';
      if (isAside && focusCandidateBeside(event.target, step)) return;
      goTo(movePlace(from, move, bounds, shown.rowsInView(from.row)));
    } else if ((event.key === ' ' || event.key === 'Enter' || event.key === 'F2') && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (row === undefined) return;
      if (candidate !== undefined) {
        toggle(row, candidate);
        return;
      }
      choose(event.key === ' ' ? { ...from, column: 0 } : from);
      // The focused checkbox announces its own state.
      if (event.key === ' ' && from.column > 0) setToggled(({ count: before }) => ({ row, count: before + 1 }));
    }
  }

  function toggledText(): string {
    const row = rows[toggled.row];
    const box = row && boxOf({ row, decision: decisions.get(toggled.row) }, texts, countText);
    return box ? texts.boxIs[box.state](box.label) : '';
  }

  function handleCopy(event: ClipboardEvent<HTMLElement>): void {
    copyCells(event, event.currentTarget);
    if (event.isDefaultPrevented() && markBeyondView(event.currentTarget, mark.current) !== undefined) warn();
  }

  function handleFocus(event: FocusEvent<HTMLElement>): void {
    restoredFocus.onFocus();
    focus.onFocus(event);
  }

  function handleBlur(event: FocusEvent<HTMLElement>): void {
    restoredFocus.onBlur(event);
    focus.onBlur(event);
  }

  const columnStyle = useMemo(() => resultColumnStyle(columns), [columns]);
  const height = tops[count] ?? 0;
  const style = useMemo(() => ({ blockSize: `${height}px` }), [height]);
  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        className="ssm-Import-grid"
        data-component="ResultsGrid"
        aria-label={texts.results}
        aria-rowcount={count + 1}
        aria-colcount={columns.length}
        style={isScripted ? columnStyle : undefined}
        onKeyDown={handleKeyDown}
        onCopy={handleCopy}
        onMouseDown={onMouseDown}
        onClick={handleClick}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        {isPrinting && onPaper < count && (
          <p role="presentation">{texts.printedFirst(countText(onPaper), countText(count))}</p>
        )}
        <div role="presentation" className="ssm-Import-wide">
          <div role="rowgroup" className="ssm-Import-head">
            <div role="row" className="ssm-Import-headRow" aria-rowindex={1}>
              {columns.map(({ key, isFixed }, index) => (
                <div
                  key={key}
                  role="columnheader"
                  aria-colindex={index + 1}
                  className="ssm-Import-cell"
                  data-column={key}
                  data-fixed={isFixed || undefined}
                >
                  {key === 'choose' ? <VisuallyHidden>{texts.columns[key]}</VisuallyHidden> : texts.columns[key]}
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup" className="ssm-Import-lines" style={isScripted ? style : undefined}>
            {drawn.map((place) => {
              const index = places[place];
              const row = index === undefined ? undefined : rows[index];
              if (row === undefined || index === undefined) return null;
              return (
                <ResultLine
                  key={index}
                  index={index}
                  row={row}
                  original={answer[index]?.raw ?? row.raw}
                  measures={measures}
                  decision={decisions.get(index)}
                  edit={edits.get(index)}
                  ask={asks.get(index)}
                  typed={typed?.row === index ? typed.text : null}
                  offered={typed?.row === index ? offered : undefined}
                  actions={actions}
                  columns={columns}
                  words={words}
                  place={place}
                  top={tops[place] ?? 0}
                />
              );
            })}
          </div>
        </div>
      </div>
      <Said of={String(toggled.count)} text={toggledText()} />
    </>
  );
}
