/**
 * Keeps notifications from hiding the focused element, and returns the focus when they close. Lazy-loaded with the
 * first notification.
 */
import { activeElementOf, isFocusLost, pageAround } from '../hooks/useRestoredFocus.ts';

interface Attendance {
  readonly look: () => void;
  readonly end: () => void;
}

/** Returns the focused element, even inside shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

function isWithin(box: DOMRect, other: DOMRect): boolean {
  return box.top >= other.top && box.bottom <= other.bottom && box.left >= other.left && box.right <= other.right;
}

/**
 * Moves the region to the other end of the window when its list would hide the whole focused element (WCAG 2.4.11).
 * The region stays there until disposed; otherwise it could move between press and release. Scrolling would not help,
 * because the head of a page cannot scroll away.
 */
function giveRoom(list: HTMLElement): Attendance {
  const region = list.parentElement as HTMLElement;

  function look(): void {
    const focused = focusedElement();
    const box = list.getBoundingClientRect();
    if (focused === null || list.contains(focused) || !isWithin(focused.getBoundingClientRect(), box)) return;
    region.style.insetBlock = box.top < innerHeight - box.bottom ? 'auto 0' : '0 auto';
  }

  let frame = 0;
  // Waits a moment, until the browser has scrolled to the focused element.
  function lookSoon(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  }

  document.addEventListener('focusin', lookSoon);
  return {
    look,
    end() {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookSoon);
      region.style.insetBlock = '';
    },
  };
}

/** Returns the focus of a closed notification to the element that had it before, or else to the page. */
function returnFocus(list: HTMLElement): Attendance {
  let before: Element | null = null;
  let isInside = list.contains(activeElementOf(list));

  function take({ relatedTarget }: FocusEvent): void {
    isInside = true;
    const from = relatedTarget as Element | null;
    if (!list.contains(from)) before = from;
  }

  function leave({ relatedTarget }: FocusEvent): void {
    // A removed element emits no focusout event, or an event without a target.
    isInside = relatedTarget === null || list.contains(relatedTarget as Element);
  }

  function look(): void {
    if (!isInside || !isFocusLost(list)) return;
    isInside = false;
    const next = before?.checkVisibility() ? (before as HTMLElement) : pageAround(list);
    next?.focus({ preventScroll: true });
  }

  list.addEventListener('focusin', take);
  list.addEventListener('focusout', leave);
  return {
    look,
    end() {
      list.removeEventListener('focusin', take);
      list.removeEventListener('focusout', leave);
      look();
    },
  };
}

export function attendToasts(list: HTMLElement): () => void {
  const parts = [giveRoom(list), returnFocus(list)];
  const observer = new ResizeObserver(() => {
    for (const { look } of parts) look();
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    for (const { end } of parts) end();
  };
}
