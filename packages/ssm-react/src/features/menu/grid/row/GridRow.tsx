import { type CSSProperties, Fragment, memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { ColumnKey, SelectionReader } from 'ssm-core';
import { cellValue, isSelected as isRowSelected } from 'ssm-core/engine';
import { translateOf } from '../../../../ui/grid/gridPlaces.ts';
import { cellClass, rowHeight, type Sheet } from '../sheet.ts';
import { cellContent, matchPieces } from './cellContent.ts';
import { type HiddenMatch, hiddenMatches } from './hiddenMatches.ts';

export interface GridRowProps {
  readonly sheet: Sheet;
  readonly row: number;
  readonly place: number;
  readonly rowIndex: number;
  readonly selection: SelectionReader;
  /** Position of a column that is rendered out of view because it has the focus, or -1. */
  readonly keptColumn: number;
}

function withMarks(sheet: Sheet, text: string): ReactNode {
  const pieces = matchPieces(text, sheet.query);
  if (pieces === undefined) return text;
  return pieces.map(({ isMatch, text: shown }, index) =>
    isMatch ? <mark key={`${index}`}>{shown}</mark> : <span key={`${index}`}>{shown}</span>,
  );
}

/** Makes a SeqId a link to the page of its row. The link is no Tab stop, because the grid has only one. */
function withLink(sheet: Sheet, key: ColumnKey, text: string): ReactNode {
  const marked = withMarks(sheet, text);
  if (key !== 'seqId' || sheet.rowHref === undefined) return marked;
  return (
    <a href={sheet.rowHref(text, sheet.table.version)} tabIndex={-1}>
      {marked}
    </a>
  );
}

/** Draws a cell. This is a function and no component, which saves React a layer in every row. */
function drawCell(sheet: Sheet, row: number, position: number, description?: string, tag?: ReactNode): ReactNode {
  const column = sheet.columns[position];
  if (column === undefined) return null;
  const lead = sheet.allowsSelection ? 1 : 0;
  const content = cellContent(sheet, row, column);
  const text = 'text' in content ? withLink(sheet, column.key, content.text) : '';
  const bar = column.kind === 'number' ? sheet.barOf?.(column.key, row) : undefined;
  const style = sheet.styles[position];
  return (
    <div
      key={column.key}
      role="gridcell"
      aria-colindex={position + lead + 1}
      className={cellClass(column.isFixed, position)}
      data-kind={column.kind === 'number' ? 'number' : undefined}
      translate={translateOf(column.key)}
      data-content={content.kind === 'value' ? undefined : content.kind}
      aria-label={content.kind === 'unknown' ? sheet.texts.notKnown : undefined}
      data-bar={bar && ''}
      title={description ?? bar?.title ?? (content.kind === 'fallback' ? content.hint : undefined)}
      tabIndex={-1}
      style={bar ? ({ ...style, '--ssm-share': bar.share } as CSSProperties) : style}
    >
      {/* Page translation replaces text nodes, so text beside other content has an element of its own. */}
      {tag ? (
        <>
          {tag}
          <span data-part="CellText">{text}</span>
        </>
      ) : (
        text
      )}
    </div>
  );
}

/**
 * Draws matches in hidden columns. The values come first, because a narrow view truncates the end. For screen
 * readers, the first cell of the row describes the matches.
 */
function drawFound(sheet: Sheet, found: readonly HiddenMatch[]): ReactNode {
  return (
    <div key="found" className="ssm-Grid-found" aria-hidden="true">
      {found.map(({ text, what }, index) => (
        <Fragment key={`${index}`}>
          {index > 0 && <span>{sheet.texts.listSeparator}</span>}
          <span>{withMarks(sheet, text)}</span>
          <span>{` ${what}`}</span>
        </Fragment>
      ))}
    </div>
  );
}

function describeFound({ texts }: Sheet, found: readonly HiddenMatch[]): string {
  return found.map(({ text, what }) => texts.matchedIn(what, text)).join(texts.listSeparator);
}

interface DrawnCells {
  readonly sticky: readonly ReactNode[];
  readonly others: readonly ReactNode[];
}

function drawCells(sheet: Sheet, row: number, keptColumn: number, tag: ReactNode): DrawnCells {
  const { columns, drawn } = sheet;
  const found = hiddenMatches(sheet, row);
  const shared = sheet.sharedOf?.(row);
  const sticky: ReactNode[] = [];
  const others: ReactNode[] = [];
  // The tag is in the second cell, because the first has room only for a SeqId.
  const tagged = Math.min(1, columns.length - 1);
  columns.forEach((column, position) => {
    const isDrawn = column.isFixed || position === keptColumn || (position >= drawn.from && position < drawn.to);
    if (!isDrawn) return;
    const isTagged = position === tagged;
    const ofFound = position === 0 && found.length > 0 ? describeFound(sheet, found) : undefined;
    const ofShared = isTagged ? shared?.title : undefined;
    const description = [ofFound, ofShared].filter((text) => text !== undefined).join(sheet.texts.listSeparator);
    const tags = isTagged && (tag || shared) && (
      <>
        {tag}
        {shared?.tag}
      </>
    );
    const cell = drawCell(sheet, row, position, description === '' ? undefined : description, tags);
    (position < sheet.sticky ? sticky : others).push(cell);
  });
  if (found.length > 0) others.push(drawFound(sheet, found));
  return { sticky, others };
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { sheet, row, place, rowIndex, selection, keptColumn } = props;
  const readSelected = (): boolean => isRowSelected(selection.read(), row);
  const isSelected = useSyncExternalStore(selection.subscribe, readSelected, readSelected);
  const seqId = String(cellValue(sheet.table, row, 'seqId'));
  const held = sheet.unselectable?.has(seqId, sheet.table.version) === true ? sheet.unselectable : undefined;
  const cells = useMemo(
    () => drawCells(sheet, row, keptColumn, sheet.tagOf?.(seqId) ?? held?.tag),
    [sheet, row, keptColumn, seqId, held],
  );
  const style = useMemo(() => ({ transform: `translateY(${place * rowHeight}px)` }), [place]);
  return (
    <div
      role="row"
      className="ssm-Grid-row"
      aria-rowindex={rowIndex}
      aria-selected={sheet.allowsSelection ? isSelected : undefined}
      style={style}
    >
      {/* All fixed cells are in one sticky element, because browsers make a layer for each sticky element. */}
      <div role="presentation" className="ssm-Grid-sticky">
        {sheet.allowsSelection && (
          <div role="gridcell" aria-colindex={1} className="ssm-Grid-cell ssm-Grid-checkCell" tabIndex={-1}>
            {held?.box(seqId) ?? (
              <input
                type="checkbox"
                className="ssm-Grid-check"
                tabIndex={-1}
                readOnly
                checked={isSelected}
                aria-label={sheet.texts.selectRow(seqId)}
              />
            )}
          </div>
        )}
        {cells.sticky}
      </div>
      {cells.others}
    </div>
  );
});
