import { type FocusEvent, type MouseEvent, useMemo } from 'react';
import { cellOf } from './gridPlaces.ts';

export interface CutTextHandlers {
  readonly onMouseOver: (event: MouseEvent) => void;
  readonly onMouseOut: (event: MouseEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

function cutCellOf(target: EventTarget): HTMLElement | undefined {
  const cell = cellOf(target);
  const isCut = cell?.role === 'gridcell' && cell.scrollWidth > cell.clientWidth;
  return isCut ? cell : undefined;
}

/** A finger cannot point without touching, so it reads a cut text by touching it. */
function opensOnFocus(cell: HTMLElement): boolean {
  return cell.matches(':focus-visible') || matchMedia('(hover: none)').matches;
}

/**
 * Makes a text that its cell cuts off readable: the mouse gets a tooltip, the keyboard and a finger see
 * the cell grow. What is written on the element is taken back before its slot draws another row.
 */
export function useCutText(): CutTextHandlers {
  return useMemo(
    () => ({
      onMouseOver(event) {
        const cell = cutCellOf(event.target);
        if (cell !== undefined && cell.title === '') {
          cell.title = cell.textContent;
          cell.dataset['titled'] = '';
        }
      },
      onMouseOut(event) {
        const cell = cellOf(event.target);
        if (cell?.dataset['titled'] === undefined) return;
        delete cell.dataset['titled'];
        cell.removeAttribute('title');
      },
      onFocus(event) {
        const cell = cutCellOf(event.target);
        if (cell === undefined || cell !== event.target || !opensOnFocus(cell)) return;
        cell.dataset['expanded'] = '';
        if (cell.parentElement !== null) cell.parentElement.dataset['raised'] = '';
      },
      onBlur(event) {
        if (!(event.target instanceof HTMLElement)) return;
        delete event.target.dataset['expanded'];
        delete event.target.parentElement?.dataset['raised'];
      },
    }),
    [],
  );
}
