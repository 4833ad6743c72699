/** Copies the text of selected grid cells as a table. A browser would join the cells without a separator. */

/** Marks a cell as text, because Excel reads some SeqIds as dates. */
const textStyle = ` style="mso-number-format:'\\@'"`;

export interface CopyEvent {
  readonly clipboardData: Pick<DataTransfer, 'setData'> | null;
  preventDefault(): void;
}

export interface CopiedCell {
  readonly text: string;
  readonly isNumber: boolean;
}

export function markedRange(grid: HTMLElement): Range | undefined {
  // Chrome exposes a selection in a shadow root only through that root.
  const tree = grid.getRootNode() as { getSelection?: () => Selection | null };
  const selection = tree.getSelection?.() ?? getSelection();
  return selection === null || selection.isCollapsed || selection.rangeCount === 0
    ? undefined
    : selection.getRangeAt(0);
}

/**
 * Returns whether text of the cell is selected. A range that ends before the text still intersects the cell, so the
 * range alone does not tell.
 */
function isMarked(cell: HTMLElement, range: Range): boolean {
  if (!range.intersectsNode(cell)) return false;
  const part = document.createRange();
  part.selectNodeContents(cell);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) part.setEnd(range.endContainer, range.endOffset);
  return part.toString() !== '';
}

function copied(cell: HTMLElement): CopiedCell {
  const place = cell.querySelector('[data-part=CellText]') ?? cell;
  return { text: place.textContent.replace(/\s+/g, ' ').trim(), isNumber: cell.dataset['kind'] === 'number' };
}

function placeIn(element: Element, attribute: 'aria-rowindex' | 'aria-colindex'): number {
  return Number(element.getAttribute(attribute));
}

/** Groups cells into lines, in the order on screen. React reuses row elements, so the DOM order can differ. */
function linesOf(cells: readonly HTMLElement[]): readonly (readonly CopiedCell[])[] {
  const columns = [...new Set(cells.map((cell) => placeIn(cell, 'aria-colindex')))].toSorted((a, b) => a - b);
  const rows = Map.groupBy(cells, (cell) => cell.closest('[role=row]'));
  return [...rows]
    .flatMap(([row, own]) => (row === null ? [] : [{ at: placeIn(row, 'aria-rowindex'), own }]))
    .toSorted((a, b) => a.at - b.at)
    .map(({ own }) =>
      columns.map((column) => {
        const cell = own.find((each) => placeIn(each, 'aria-colindex') === column);
        return cell === undefined ? { text: '', isNumber: false } : copied(cell);
      }),
    );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function htmlOf(lines: readonly (readonly CopiedCell[])[]): string {
  const rows = lines.map((line) => {
    const cells = line.map(({ text, isNumber }) => {
      const escaped = text.replace(/[&<>]/g, (character) => entities[character] ?? '');
      return `<td${isNumber ? '' : textStyle}>${escaped}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

export function copyLines(event: CopyEvent, lines: readonly (readonly CopiedCell[])[]): void {
  const text = lines.map((line) => line.map((cell) => cell.text).join('\t')).join('\n');
  event.clipboardData?.setData('text/plain', text);
  event.clipboardData?.setData('text/html', htmlOf(lines));
  event.preventDefault();
}

/** Copies the selected cells of a grid. Leaves a selection inside one cell to the browser. */
export function copyCells(event: CopyEvent, grid: HTMLElement): void {
  const range = markedRange(grid);
  if (range === undefined) return;
  const all = [...grid.querySelectorAll<HTMLElement>('[role=gridcell], [role=columnheader]')];
  const cells = all.filter((cell) => isMarked(cell, range));
  if (cells.length < 2) return;
  copyLines(event, linesOf(cells));
}
