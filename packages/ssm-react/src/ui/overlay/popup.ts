import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useUi } from '../UiContext.ts';

export interface PortalProps {
  readonly UNSTABLE_portalContainer?: Element;
}

/** Renders react-aria's overlays inside the root. Only this function uses its unstable property. */
export function usePortal(): PortalProps {
  const container = useUi().overlayContainer();
  return container === null ? {} : { UNSTABLE_portalContainer: container };
}

/**
 * Closes a list on Tab like a native one and returns the focus to its button, from where the browser moves on.
 * react-aria would keep Tab in the list.
 */
export function closeByTab(
  { key }: KeyboardEvent,
  { triggerRef, onClose }: { readonly triggerRef: RefObject<HTMLElement | null>; readonly onClose: () => void },
): void {
  if (key !== 'Tab') return;
  flushSync(onClose);
  triggerRef.current?.focus();
}
