/**
 * Which part of the page a person sees. The frame may be higher than the portal's window, of which a page of another origin knows
 * nothing; what is seen of its own elements the browser tells it.
 */

export interface VisiblePart {
  /** How much of the page is out of sight above, in pixels, and below; */
  readonly above: number;
  readonly below: number;
  /** and how high is what lies between. */
  readonly height: number;
}

const percents = Array.from({ length: 101 }, (_, index) => index / 100);
/** How far a portal may scroll at once, and be followed to the pixel or two. */
const reach = 100;

/** In less a dialog shows too little: where less is seen it stands beyond that, and a person scrolls to it. */
const leastHeight = 400;

/** The part of a page of this height, of which so much is seen. */
export function partOf(height: number, seen: Readonly<Pick<DOMRectReadOnly, 'top' | 'height'>>): VisiblePart {
  const taken = Math.min(height, Math.max(seen.height, leastHeight));
  const above = Math.min(height - taken, Math.max(0, seen.top - (taken - seen.height) / 2));
  // A frame may stand between two pixels.
  return { above: Math.round(above), below: Math.round(height - above - taken), height: Math.round(taken) };
}

/** Covers a part of the window, without being seen or in the way. */
function createProbe(page: Window, place: Readonly<Record<string, string>>): HTMLElement {
  const probe = page.document.createElement('div');
  Object.assign(probe.style, { position: 'fixed', visibility: 'hidden', pointerEvents: 'none' }, place);
  page.document.body.append(probe);
  return probe;
}

/**
 * Told at once and after each change. While the portal scrolls along a higher frame as much of it is seen as before, so that a second
 * probe, half of it out of sight, tells that it has moved.
 */
export function watchVisiblePart(page: Window, onChange: (part: VisiblePart) => void): void {
  const visible = createProbe(page, { inset: '0' });
  const edge = createProbe(page, { insetInlineStart: '0', inlineSize: '1px', blockSize: `${2 * reach}px` });
  const shown = new IntersectionObserver(
    (entries) => {
      const { intersectionRect: seen, boundingClientRect: all } = entries.at(-1) as IntersectionObserverEntry;
      // Out of sight nothing has to be seen.
      if (seen.height === 0) return;
      edge.style.insetBlockStart = `${seen.top - reach}px`;
      onChange(partOf(all.height, seen));
    },
    { threshold: percents },
  );
  const moved = new IntersectionObserver(
    () => {
      shown.unobserve(visible);
      shown.observe(visible);
    },
    { threshold: percents },
  );
  shown.observe(visible);
  moved.observe(edge);
}

/** Dialogs and notifications stand in the visible part, and what is behind a dialog is as dark everywhere. */
export const visiblePartStyles = `
.ssm-ModalOverlay {
  margin-block-start: var(--embed-above, 0px);
  block-size: min(var(--visual-viewport-height, 100vh), var(--embed-height, 100vh));
  box-shadow: 0 0 0 100vmax var(--ssm-color-scrim);
}
.ssm-Modal {
  max-block-size: min(0.75 * var(--embed-height, 100vh), 100%);
}
.ssm-Modal[data-size="wide"] {
  block-size: min(0.86 * var(--embed-height, 100vh), 100%);
  max-block-size: 100%;
}
.ssm-Toasts {
  margin-block: var(--embed-above, 0px) var(--embed-below, 0px);
  max-block-size: calc(var(--embed-height, 100vh) / 2);
}`;

/** Tells those styles. */
export function showVisiblePart({ style }: HTMLElement, part: VisiblePart): void {
  for (const [name, pixels] of Object.entries(part)) style.setProperty(`--embed-${name}`, `${pixels}px`);
}
