/** Keeps notifications from hiding what has the focus (WCAG 2.4.11). It comes with the first of them. */

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
 * Moves the region of notifications to the other end of the window while its list would hide the whole focused element. There it stays
 * until the returned function is called: a region that moves back can move between a press and its release. Nothing is
 * scrolled, since what is at the head of a page cannot be scrolled away from there.
 */
export function giveRoom(list: HTMLElement): () => void {
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

  const observer = new ResizeObserver(look);
  observer.observe(list);
  document.addEventListener('focusin', lookSoon);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', lookSoon);
    region.style.insetBlock = '';
  };
}
