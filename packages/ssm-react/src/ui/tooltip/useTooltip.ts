import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { isComposing } from '../field/keys.ts';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { moveTo } from '../overlay/cssZoom.ts';
import { useHoverDelay } from './useHoverDelay.ts';

/** CSS pixels between tooltip and trigger, and between tooltip and the window's edge. */
const gap = 6;

export interface TooltipState {
  readonly isOpen: boolean;
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly onBubbleEnter: () => void;
}

export function useTooltip(bubble: RefObject<HTMLElement | null>): TooltipState {
  const [trigger, setTrigger] = useState<HTMLElement>();
  const { plan, showNow, cancel } = useHoverDelay(setTrigger);
  useLayoutEffect(() => {
    if (trigger !== undefined && bubble.current !== null) place(bubble.current, trigger);
  }, [trigger, bubble]);

  // Escape is heard on the document, because a trigger that is only hovered has no focus.
  useEffect(() => {
    if (trigger === undefined) return undefined;
    function closeByKey(event: globalThis.KeyboardEvent): void {
      if (event.key !== 'Escape' || isComposing(event)) return;
      showNow(undefined);
    }
    const page = trigger.ownerDocument;
    page.addEventListener('keydown', closeByKey, { capture: true });
    return () => page.removeEventListener('keydown', closeByKey, { capture: true });
  }, [trigger, showNow]);

  return {
    isOpen: trigger !== undefined,
    onPointerEnter(event) {
      if (event.pointerType !== 'touch') plan(event.currentTarget);
    },
    onPointerLeave: () => plan(undefined),
    onFocus(event) {
      if (event.currentTarget.matches(':focus-visible')) showNow(event.currentTarget);
    },
    onBlur: () => showNow(undefined),
    onBubbleEnter: cancel,
  };
}

/** Places the tooltip above the trigger, or below it if there is no room above. It never exceeds the window. */
function place(bubble: HTMLElement, trigger: HTMLElement): void {
  const at = trigger.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const { innerWidth } = window;
  const isBelow = at.top < height + 2 * gap;
  const x = Math.max(gap, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - gap));
  moveTo(bubble, x, isBelow ? at.bottom + gap : at.top - gap - height);
}
