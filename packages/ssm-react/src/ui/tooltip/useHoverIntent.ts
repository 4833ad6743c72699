/** Opens and closes with a delay on mouse hover, so that passing over does nothing. */
import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

const openDelayMs = 300;
const closeDelayMs = 250;

export interface HoverIntent {
  readonly enter: (event: PointerEvent) => void;
  readonly leave: (event: PointerEvent) => void;
  readonly cancel: () => void;
}

export function useHoverIntent(isEnabled: boolean, onChange: (isOpen: boolean) => void): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);

  function plan(event: PointerEvent, isOpen: boolean): void {
    if (!isEnabled || event.pointerType !== 'mouse') return;
    cancel();
    timer.current = setTimeout(() => onChange(isOpen), isOpen ? openDelayMs : closeDelayMs);
  }

  return { enter: (event) => plan(event, true), leave: (event) => plan(event, false), cancel };
}
