/**
 * Keeps a closed dialog mounted for one more frame, hidden. Unmounting makes the browser restyle the whole page, so
 * the result of closing is painted first.
 */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';
import { useLatest } from '../../ui/hooks/useMemoFromPrevious.ts';
import { isFocusLost } from '../../ui/hooks/useRestoredFocus.ts';
import { afterPaint } from '../../ui/hooks/whenIdle.ts';

export interface LateUnmount {
  readonly isMounted: boolean;
  /** Changes with each opening. Used as a key, it resets the dialog. */
  readonly opening: number;
}

export function useLateUnmount(isOpen: boolean, inside: RefObject<HTMLElement | null>): LateUnmount {
  const [shown, setShown] = useState({ isMounted: isOpen, isOpen, opening: 0 });
  if (shown.isOpen !== isOpen) {
    setShown({ isMounted: true, isOpen, opening: isOpen ? shown.opening + 1 : shown.opening });
  }
  const { isMounted } = shown;
  useLayoutEffect(() => {
    if (isOpen || !isMounted) return undefined;
    inside.current?.closest<HTMLElement>('[data-part="Overlay"]')?.style.setProperty('display', 'none');
    // Runs every effect synchronously. The focus returns in the next frame, and the page must not be inert by then.
    return afterPaint(() => flushSync(() => setShown((before) => ({ ...before, isMounted: before.isOpen }))));
  }, [isOpen, isMounted, inside]);
  return { isMounted, opening: shown.opening };
}

/** Focuses another element after a dialog has closed, if the element that opened the dialog is gone. */
export function useReturnedFocus(isOpen: boolean, find: (() => HTMLElement | null) | undefined): void {
  const latest = useLatest(find);
  const returnFocus = useCallback(() => {
    // The dialog returns the focus to its opener in the next frame. This waits one frame longer.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const next = latest.current?.() ?? null;
        if (next !== null && isFocusLost(next)) next.focus();
      }),
    );
  }, [latest]);
  useEffect(() => (isOpen ? returnFocus : undefined), [isOpen, returnFocus]);
}
