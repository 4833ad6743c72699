/** Draws the rows and columns in view. Row elements are reused when the grid scrolls. */
import { element } from './elements.ts';
import { columns, type Menu } from './menu.ts';

const pageSize = 100;
const rowHeight = 32;
const spareRows = 4;
const checkWidth = 40;
const widths: Readonly<Record<string, number>> = {
  fullName: 400,
  targetName: 250,
  fixedPanels: 250,
  selexRange: 250,
  charInfo: 400,
  orthStrats: 250,
  mrmMsData: 250,
  ddaMsData: 250,
  pQtl: 250,
  diseases: 500,
  pathways: 500,
};

const edges: number[] = [checkWidth];
for (const key of columns) edges.push((edges.at(-1) ?? 0) + (widths[key] ?? 150));

export const gridWidth = edges.at(-1) ?? 0;

export function placeCell(cell: HTMLElement, column: number): void {
  const left = edges[column] ?? 0;
  cell.style.left = `${left}px`;
  cell.style.width = `${(edges[column + 1] ?? left) - left}px`;
}

interface Frame {
  readonly firstRow: number;
  readonly rowCount: number;
  readonly firstColumn: number;
  readonly endColumn: number;
}

function frameOf(grid: HTMLElement, length: number): Frame {
  const rowCount = Math.min(Math.ceil(grid.clientHeight / rowHeight) + spareRows, length);
  const top = Math.floor(grid.scrollTop / rowHeight) - spareRows / 2;
  const after = edges.findIndex((edge) => edge > grid.scrollLeft);
  const end = edges.findIndex((edge) => edge >= grid.scrollLeft + grid.clientWidth);
  return {
    firstRow: Math.max(0, Math.min(top, length - rowCount)),
    rowCount,
    firstColumn: Math.max(0, after - 1),
    endColumn: end < 0 ? columns.length : Math.min(columns.length, end),
  };
}

function write(cell: HTMLElement, text: string, words: readonly string[]): void {
  const lower = text.toLowerCase();
  const word = words.find((each) => lower.includes(each));
  if (word === undefined) {
    cell.textContent = text;
    return;
  }
  const at = lower.indexOf(word);
  const end = at + word.length;
  cell.replaceChildren(text.slice(0, at), element('mark', {}, text.slice(at, end)), text.slice(end));
}

interface Slot {
  readonly row: HTMLElement;
  readonly check: HTMLInputElement;
  readonly cells: HTMLElement[];
  shown: number;
  place: number;
  columns: string;
}

const ring: Slot[] = [];

function makeSlot(body: HTMLElement): Slot {
  const check = element('input', { type: 'checkbox' });
  const row = element('div', { class: 'row', role: 'row' });
  row.append(element('div', { class: 'cell', role: 'gridcell' }, check));
  body.append(row);
  return { row, check, cells: [], shown: -1, place: -1, columns: '' };
}

function fitCells(slot: Slot, { firstColumn, endColumn }: Frame): void {
  while (slot.cells.length > endColumn - firstColumn) slot.cells.pop()?.remove();
  while (slot.cells.length < endColumn - firstColumn) {
    const cell = element('div', { class: 'cell', role: 'gridcell' });
    slot.cells.push(cell);
    slot.row.append(cell);
  }
  for (const [index, cell] of slot.cells.entries()) placeCell(cell, firstColumn + index);
}

function fill(slot: Slot, row: number, menu: Menu, firstColumn: number): void {
  for (const [index, cell] of slot.cells.entries()) {
    const key = columns[firstColumn + index] ?? '';
    const text = menu.text(key, row);
    if (key === 'seqId') cell.replaceChildren(element('a', { href: '#sheet' }, text));
    else write(cell, text, menu.words);
  }
  slot.check.checked = menu.selected[row] === 1;
  slot.check.ariaLabel = `Select ${menu.text('seqId', row)}`;
  slot.row.setAttribute('aria-selected', String(slot.check.checked));
  slot.row.toggleAttribute('data-added', menu.added[row] === 1);
}

export function drawRows(grid: HTMLElement, body: HTMLElement, menu: Menu, isForced: boolean): void {
  const length = Math.min(pageSize, menu.rows.length);
  if (isForced) body.style.height = `${length * rowHeight}px`;
  const frame = frameOf(grid, length);
  const { firstRow, rowCount, firstColumn } = frame;
  const shownColumns = `${firstColumn} ${frame.endColumn}`;
  while (ring.length < rowCount) ring.push(makeSlot(body));
  for (const [index, slot] of ring.entries()) {
    const place = index < rowCount ? firstRow + ((((index - firstRow) % rowCount) + rowCount) % rowCount) : -1;
    const row = menu.rows[place] ?? -1;
    const isSame = slot.shown === row && slot.place === place && slot.columns === shownColumns;
    slot.row.hidden = row < 0;
    if (row >= 0 && (isForced || !isSame)) {
      if (slot.columns !== shownColumns) fitCells(slot, frame);
      slot.row.style.transform = `translateY(${place * rowHeight}px)`;
      slot.row.setAttribute('aria-rowindex', String(place + 2));
      fill(slot, row, menu, firstColumn);
    }
    Object.assign(slot, { shown: row, place, columns: row < 0 ? slot.columns : shownColumns });
  }
}

export function rowOf(target: Element): number | undefined {
  const row = target.closest('.row');
  return ring.find((slot) => slot.row === row)?.shown;
}
