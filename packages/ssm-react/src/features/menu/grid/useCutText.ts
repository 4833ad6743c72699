import { type FocusEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { RowNumbers } from 'ssm-core/engine';
import { cellOf } from '../../../ui/grid/gridPlaces.ts';

export interface CutTextHandlers {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Sooner than a browser shows a tooltip, and later than a pointer that only passes. */
const restMs = 100;

/** Measuring lays the page out. */
function isCut(cell: HTMLElement): boolean {
  return cell.role === 'gridcell' && cell.scrollWidth > cell.clientWidth;
}

/** A finger cannot point without touching, so it reads a cut text by touching it. */
function opensOnFocus(cell: HTMLElement): boolean {
  return cell.matches(':focus-visible') || matchMedia('(hover: none)').matches;
}

interface MouseFollower {
  /** Takes back what it wrote. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** Gives the cell under a resting mouse its text as tooltip. */
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

  // Not by way of React, which would look for handlers all the way up at each cell that the mouse passes.
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

/**
 * Makes a text that its cell cuts off readable: the mouse gets a tooltip, the keyboard and a finger see
 * the cell grow. What is written on the element is taken back before its slot draws another row.
 */
export function useCutText(grid: RefObject<HTMLElement | null>, rows: RowNumbers): CutTextHandlers {
  const follower = useRef<MouseFollower>(undefined);
  useEffect(() => {
    if (grid.current === null) return undefined;
    follower.current = followMouse(grid.current);
    return follower.current.stop;
  }, [grid]);
  // Other rows in the same elements: a tooltip never outlives its text.
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
