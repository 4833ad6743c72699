import type { FocusEvent } from 'react';

/**
 * Scrolls a control that a key has focused into view with its whole cell. Browsers do not scroll to a control that is
 * partly in view.
 */
export function showFocused({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  (target.closest('th, td') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
