/**
 * Keeps a dialog that has closed for one more frame, out of sight. Taking it down makes the browser work on the
 * whole page (what stood inert wakes, the page may scroll again), and what closing has changed should be seen first.
 */
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../ui/hooks/afterPaint.ts';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';

export interface LateUnmount {
  readonly isMounted: boolean;
  /** Another for each opening: a dialog that opens again begins anew. */
  readonly opening: number;
}

/** `inside` is any element of the dialog. */
export function useLateUnmount(isOpen: boolean, inside: RefObject<HTMLElement | null>): LateUnmount {
  const [kept, setKept] = useState({ isMounted: isOpen, isOpen, opening: 0 });
  if (kept.isOpen !== isOpen) {
    setKept({ isMounted: true, isOpen, opening: isOpen ? kept.opening + 1 : kept.opening });
  }
  const { isMounted } = kept;
  useLayoutEffect(() => {
    if (isOpen || !isMounted) return undefined;
    inside.current?.closest<HTMLElement>('[data-part="Overlay"]')?.style.setProperty('display', 'none');
    // At once, with every effect: the page wakes before the next frame, in which the focus goes back to it.
    return afterPaint(() => flushSync(() => setKept((before) => ({ ...before, isMounted: before.isOpen }))));
  }, [isOpen, isMounted, inside]);
  return { isMounted, opening: kept.opening };
}
