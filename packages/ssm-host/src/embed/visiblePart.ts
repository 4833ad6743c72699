/**
 * Determines which part of the page is visible, because the frame may be higher than the portal's window. The page
 * cannot read that window if it has another origin, but an IntersectionObserver reports what is visible.
 */

export interface VisiblePart {
  readonly above: number;
  readonly below: number;
  readonly height: number;
}

const percents = Array.from({ length: 101 }, (_, index) => index / 100);
/** How far, in pixels, a portal may scroll at once so that the visible part is still known to within two pixels. */
const reach = 100;

/** Minimum height of a dialog. If less of the page is visible, the dialog extends beyond, and the user scrolls. */
const leastHeight = 400;

export function partOf(height: number, seen: Readonly<Pick<DOMRectReadOnly, 'top' | 'height'>>): VisiblePart {
  const taken = Math.min(height, Math.max(seen.height, leastHeight));
  const above = Math.min(height - taken, Math.max(0, seen.top - (taken - seen.height) / 2));
  return { above: Math.round(above), below: Math.round(height - above - taken), height: Math.round(taken) };
}

function createProbe(page: Window, place: Readonly<Record<string, string>>): HTMLElement {
  const probe = page.document.createElement('div');
  Object.assign(probe.style, { position: 'fixed', visibility: 'hidden', pointerEvents: 'none' }, place);
  page.document.body.append(probe);
  return probe;
}

/**
 * Calls `onChange` at once and after each change. While the portal scrolls along a frame that is higher than its
 * window, the visible height stays the same. Therefore a second probe, half out of sight, detects that movement.
 */
export function watchVisiblePart(page: Window, onChange: (part: VisiblePart) => void): void {
  const visible = createProbe(page, { inset: '0' });
  const edge = createProbe(page, { insetInlineStart: '0', inlineSize: '1px', blockSize: `${2 * reach}px` });
  let last = '';
  const shown = new IntersectionObserver(
    (entries) => {
      const { intersectionRect: seen, boundingClientRect: all } = entries.at(-1) as IntersectionObserverEntry;
      const spans = `${seen.top} ${seen.height} ${all.height}`;
      // Ignores a page that is out of sight, because nothing is visible then.
      if (seen.height === 0 || spans === last) return;
      last = spans;
      edge.style.insetBlockStart = `${seen.top - reach}px`;
      // Observes the edge anew, which always reports its new place. Otherwise a scroll before the next frame is missed,
      // because the edge is out of sight before and after it.
      moved.unobserve(edge);
      moved.observe(edge);
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
}

/**
 * Positions dialogs and notifications in the visible part of the page. The shadow extends the scrim over the whole
 * page.
 */
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

export function showVisiblePart({ style }: HTMLElement, part: VisiblePart): void {
  for (const [name, pixels] of Object.entries(part)) style.setProperty(`--embed-${name}`, `${pixels}px`);
}
