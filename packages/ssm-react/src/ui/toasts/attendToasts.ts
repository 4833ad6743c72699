/** What notifications owe to the focus: they hide nothing that has it, and give back what they took. It comes with the first of them. */
import { pageAround } from '../hooks/pageAround.ts';
import { focusedBeside } from '../hooks/useKeptFocus.ts';

interface Attendance {
  /** Called when notifications have come or gone. */
  readonly look: () => void;
  readonly end: () => void;
}

/** The focused element, also inside shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Whether the first box is wholly inside the other. */
function isWithin(box: DOMRect, other: DOMRect): boolean {
  return box.top >= other.top && box.bottom <= other.bottom && box.left >= other.left && box.right <= other.right;
}

/**
 * Moves the region of notifications to the other end of the window while its list would hide the whole focused element (WCAG 2.4.11). There it
 * stays until the returned function is called: a region that moves back can move between a press and its release. Nothing
 * is scrolled, since what is at the head of a page cannot be scrolled away from there.
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
  // The browser has scrolled to what is focused by then.
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

/** Gives the focus of a notification that goes back to where it was before it came to the list, or else to the page. */
function returnFocus(list: HTMLElement): Attendance {
  let before: Element | null = null;
  let isInside = list.contains(focusedBeside(list));

  function take({ relatedTarget }: FocusEvent): void {
    isInside = true;
    const from = relatedTarget as Element | null;
    if (!list.contains(from)) before = from;
  }

  function leave({ relatedTarget }: FocusEvent): void {
    // What is removed leaves without an event, or without a word of where to.
    isInside = relatedTarget === null || list.contains(relatedTarget as Element);
  }

  function look(): void {
    const focused = focusedBeside(list);
    if (!isInside || (focused !== null && focused !== document.body)) return;
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

/** Attends to a list of notifications until the returned function is called. */
export function attendToasts(list: HTMLElement): () => void {
  const parts = [giveRoom(list), returnFocus(list)];
  // The list has another height with each notification that comes or goes.
  const observer = new ResizeObserver(() => {
    for (const { look } of parts) look();
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    for (const { end } of parts) end();
  };
}
