import { type FocusEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { RowNumbers } from 'ssm-core/engine';
import { cellOf } from '../../../ui/grid/gridPlaces.ts';

export interface CutTextHandlers {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Delay of the tooltip. It is shorter than the delay of a browser's own tooltips, and longer than a passing pointer
 * stays.
 */
const restMs = 100;

/** Returns whether the text of a cell is truncated. Forces a layout. */
function isCut(cell: HTMLElement): boolean {
  return cell.role === 'gridcell' && cell.scrollWidth > cell.clientWidth;
}

/** Returns whether focus opens the truncated text: yes for touch, which cannot hover. */
function opensOnFocus(cell: HTMLElement): boolean {
  return cell.matches(':focus-visible') || matchMedia('(hover: none)').matches;
}

interface MouseFollower {
  readonly forget: () => void;
  readonly stop: () => void;
}

function followMouse(grid: HTMLElement): MouseFollower {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let titled: HTMLElement | undefined;

  function leave(): void {
    clearTimeout(timer);
    titled?.removeAttribute('title');
    titled = undefined;
  }
  function enter({ target }: MouseEvent): void {
    leave();
    const cell = target === null ? undefined : cellOf(target);
    if (cell === undefined) return;
    timer = setTimeout(() => {
      if (cell.title !== '' || !isCut(cell)) return;
      cell.title = cell.textContent;
      titled = cell;
    }, restMs);
  }

  // Listens without React, which would look for handlers in all ancestors of each cell that the mouse passes.
  grid.addEventListener('mouseover', enter);
  grid.addEventListener('mouseleave', leave);
  return {
    forget: leave,
    stop() {
      leave();
      grid.removeEventListener('mouseover', enter);
      grid.removeEventListener('mouseleave', leave);
    },
  };
}

/** Makes truncated text readable: as a tooltip for the mouse, and in a larger cell for keyboard and touch. */
export function useCutText(grid: RefObject<HTMLElement | null>, rows: RowNumbers): CutTextHandlers {
  const follower = useRef<MouseFollower>(undefined);
  useEffect(() => {
    if (grid.current === null) return undefined;
    follower.current = followMouse(grid.current);
    return follower.current.stop;
  }, [grid]);
  // Hides the tooltip when rows change: the same elements then show other texts.
  const forget = useCallback(() => follower.current?.forget(), []);
  useEffect(forget, [forget, rows]);
  return useMemo(
    () => ({
      onFocus({ target }) {
        const cell = cellOf(target);
        if (cell === undefined || cell !== target || !opensOnFocus(cell) || !isCut(cell)) return;
        cell.dataset['expanded'] = '';
        const row = cell.closest<HTMLElement>('[role=row]');
        if (row !== null) row.dataset['raised'] = '';
      },
      onBlur({ target }) {
        if (!(target instanceof HTMLElement)) return;
        delete target.dataset['expanded'];
        delete target.closest<HTMLElement>('[role=row]')?.dataset['raised'];
      },
    }),
    [],
  );
}
