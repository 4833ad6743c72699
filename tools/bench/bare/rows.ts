/** The rows in view, in a ring of elements that is moved as the grid is scrolled. */
import { widthOf } from '../plain/columns.ts';
import { type Frame, frameOf, markIn, pageSize, placeOf, rowHeight, startsOf } from '../plain/frame.ts';
import type { PlainMenu } from '../plain/menu.ts';
import type { PlainRequest } from '../plain/request.ts';
import { element } from './element.ts';

interface Slot {
  readonly row: HTMLElement;
  readonly check: HTMLInputElement | null;
  readonly cells: HTMLElement[];
  shown: number;
  place: number;
  columns: string;
}

export interface Rows {
  readonly draw: (isForced: boolean) => void;
  /** The row that an element of the grid stands in. */
  readonly rowOf: (target: Element) => number | undefined;
}

function write(cell: HTMLElement, text: string, words: readonly string[]): void {
  const marked = markIn(text, words);
  if (marked === undefined) cell.textContent = text;
  else cell.replaceChildren(marked[0], element('mark', {}, marked[1]), marked[2]);
}

export function createRows(grid: HTMLElement, body: HTMLElement, menu: PlainMenu, request: PlainRequest): Rows {
  const ring: Slot[] = [];
  const starts = startsOf(request.columns, request.allowsSelection);
  body.style.width = `${starts.at(-1) ?? 0}px`;

  function makeSlot(): Slot {
    const row = element('div', { class: 'row', role: 'row' });
    const check = request.allowsSelection ? element('input', { type: 'checkbox' }) : null;
    if (check !== null) row.append(element('div', { class: 'cell check', role: 'gridcell' }, check));
    body.append(row);
    return { row, check, cells: [], shown: -1, place: -1, columns: '' };
  }

  /** As many cells as columns are in view, where those are. */
  function fit(slot: Slot, { from, to }: Frame): void {
    const columns = `${from} ${to}`;
    if (slot.columns === columns) return;
    slot.columns = columns;
    while (slot.cells.length > to - from) slot.cells.pop()?.remove();
    while (slot.cells.length < to - from) {
      const cell = element('div', { class: 'cell', role: 'gridcell' });
      slot.cells.push(cell);
      slot.row.append(cell);
    }
    for (const [index, cell] of slot.cells.entries()) {
      cell.style.left = `${starts[from + index] ?? 0}px`;
      cell.style.width = `${widthOf(request.columns[from + index] ?? '')}px`;
    }
  }

  function fill(slot: Slot, row: number, place: number, frame: Frame): void {
    slot.row.hidden = false;
    if (slot.place !== place) {
      slot.row.style.transform = `translateY(${place * rowHeight}px)`;
      slot.row.setAttribute('aria-rowindex', String(place + 2));
    }
    fit(slot, frame);
    for (const [index, cell] of slot.cells.entries()) {
      const key = request.columns[frame.from + index] ?? '';
      const text = menu.text(key, row);
      if (key === 'seqId' && request.allowsSelection) cell.replaceChildren(element('a', { href: '#sheet' }, text));
      else write(cell, text, menu.words());
    }
    if (slot.check !== null) {
      slot.check.checked = menu.isSelected(row);
      slot.check.ariaLabel = `Select ${menu.text('seqId', row)}`;
      slot.row.setAttribute('aria-selected', String(menu.isSelected(row)));
    }
    slot.row.toggleAttribute('data-added', menu.isAdded(row));
    slot.shown = row;
    slot.place = place;
  }

  return {
    draw(isForced) {
      const rows = menu.rows();
      const frame = frameOf(grid, Math.min(pageSize, rows.length), starts);
      const columns = `${frame.from} ${frame.to}`;
      while (ring.length < frame.size) ring.push(makeSlot());
      for (const [index, slot] of ring.entries()) {
        const place = placeOf(index, frame);
        const row = rows[place] ?? -1;
        if (row < 0) {
          slot.row.hidden = true;
          slot.shown = -1;
        } else if (isForced || slot.shown !== row || slot.place !== place || slot.columns !== columns) {
          fill(slot, row, place, frame);
        }
      }
    },
    rowOf(target) {
      const row = target.closest('.row');
      return ring.find((slot) => slot.row === row)?.shown;
    },
  };
}
