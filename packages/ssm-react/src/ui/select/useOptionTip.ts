import { type FocusEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { moveTo } from '../overlay/cssZoom.ts';
import { useHoverDelay } from '../tooltip/useHoverDelay.ts';

/** CSS pixels between bubble and list, and between bubble and the window's edge. */
const gap = 6;

interface Tip {
  readonly option: HTMLElement;
  readonly text: string;
}

export interface OptionTip {
  readonly text: string | undefined;
  readonly handlers: {
    readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

function optionAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-option]') : null;
}

/** Shows the tooltip of an option beside the list. Options are found by their attribute `data-option`. */
export function useOptionTip(
  bubble: RefObject<HTMLElement | null>,
  textOf: (id: string) => string | undefined,
): OptionTip {
  const [tip, setTip] = useState<Tip>();
  const { plan, showNow, cancel } = useHoverDelay(setTip);
  const pointer = useRef('');
  useLayoutEffect(() => {
    if (tip !== undefined && bubble.current !== null) placeBeside(bubble.current, tip.option);
  }, [tip, bubble]);

  function tipOf(option: HTMLElement | null): Tip | undefined {
    const text = option === null ? undefined : textOf(option.dataset['option'] ?? '');
    return option === null || text === undefined ? undefined : { option, text };
  }

  /**
   * Returns whether the pointer itself has moved. Keys that scroll the list also move options under a resting
   * pointer.
   */
  function hasMoved({ clientX, clientY }: PointerEvent): boolean {
    const before = pointer.current;
    pointer.current = `${clientX} ${clientY}`;
    return pointer.current !== before;
  }

  return {
    text: tip?.text,
    handlers: {
      onPointerMove: hasMoved,
      onPointerOver(event) {
        if (!hasMoved(event)) return;
        // The tooltip stays while the pointer is on it, so that its text can be read and selected.
        if (event.pointerType === 'touch' || bubble.current?.contains(event.target as Node) === true) {
          cancel();
          return;
        }
        plan(tipOf(optionAt(event.target)));
      },
      onPointerLeave: () => plan(undefined),
      onFocus(event) {
        const option = optionAt(event.target);
        showNow(option?.matches(':focus-visible') === true ? tipOf(option) : undefined);
      },
    },
  };
}

/**
 * Places the tooltip at the end of the option, or at its start, or below it, where there is room. It never exceeds
 * the window.
 */
function placeBeside(bubble: HTMLElement, option: HTMLElement): void {
  const at = option.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const fits = (x: number): boolean => x >= gap && x + width + gap <= innerWidth;
  const sides = [at.right + gap, at.left - gap - width];
  if (getComputedStyle(option).direction === 'rtl') sides.reverse();
  const beside = sides.find(fits);
  const x = beside ?? Math.max(gap, Math.min(at.left, innerWidth - width - gap));
  const y = Math.min(beside === undefined ? at.bottom + gap : at.top, innerHeight - height - gap);
  moveTo(bubble, x, y);
}
