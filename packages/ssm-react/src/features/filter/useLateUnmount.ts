/**
 * Keeps a closed dialog mounted for one more frame, hidden. Unmounting makes the browser update the whole page, so the
 * result of closing is painted first.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../ui/hooks/afterPaint.ts';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';
import { activeElementOf } from '../../ui/hooks/useRestoredFocus.ts';

export interface LateUnmount {
  readonly isMounted: boolean;
  /** Differs for each opening, as a key that resets the dialog. */
  readonly opening: number;
}

export function useLateUnmount(isOpen: boolean, inside: RefObject<HTMLElement | null>): LateUnmount {
  const [kept, setKept] = useState({ isMounted: isOpen, isOpen, opening: 0 });
  if (kept.isOpen !== isOpen) {
    setKept({ isMounted: true, isOpen, opening: isOpen ? kept.opening + 1 : kept.opening });
  }
  const { isMounted } = kept;
  useLayoutEffect(() => {
    if (isOpen || !isMounted) return undefined;
    inside.current?.closest<HTMLElement>('[data-part="Overlay"]')?.style.setProperty('display', 'none');
    // Runs every effect synchronously: the page must be active before the next frame, which returns the focus.
    return afterPaint(() => flushSync(() => setKept((before) => ({ ...before, isMounted: before.isOpen }))));
  }, [isOpen, isMounted, inside]);
  return { isMounted, opening: kept.opening };
}

/** Focuses another element after a dialog closes and its opener is gone. */
export function useReturnedFocus(isOpen: boolean, find: (() => HTMLElement | null) | undefined): void {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // The dialog returns the focus to its opener in the next frame, so this waits for one more.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const next = latest.current?.() ?? null;
          const focused = next && activeElementOf(next);
          if (focused === null || focused === document.body) next?.focus();
        }),
      );
    };
  }, [isOpen]);
}
