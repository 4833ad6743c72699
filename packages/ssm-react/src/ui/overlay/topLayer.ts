/**
 * Puts the overlay container of a root in the browser's top layer while an overlay is open, together with the
 * notifications. Otherwise a header of the host with a higher z-index would cover it, and a transformed, contained or
 * filtered ancestor would confine it.
 */
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { zoomOf } from './cssZoom.ts';

/**
 * Removes the box that browsers give a popover. These are inline styles, so that no rule of the host page overrides
 * them.
 */
const boxless: Readonly<Record<string, string>> = {
  position: 'fixed',
  inset: '0 auto auto 0',
  width: '0',
  height: '0',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'visible',
  color: 'inherit',
  background: 'none',
};

/**
 * Reverts the page's CSS zoom on the container, so that react-aria's measures of the window are valid lengths there.
 * The style sheet restores the zoom inside lists and dialogs with `--ssm-zoom`.
 */
function withoutZoom(container: HTMLElement): void {
  const zoom = zoomOf(container);
  if (zoom === 1) return;
  container.style.setProperty('zoom', String(1 / zoom));
  container.style.setProperty('--ssm-zoom', String(zoom));
}

const openIn = new WeakMap<Element, number>();

function show(container: HTMLElement): void {
  for (const [name, value] of Object.entries(boxless)) container.style.setProperty(name, value);
  withoutZoom(container);
  container.popover = 'manual';
  container.showPopover();
}

function hide(container: HTMLElement): void {
  container.popover = null;
  for (const name of [...Object.keys(boxless), 'zoom', '--ssm-zoom']) container.style.removeProperty(name);
}

/**
 * Raises the overlay container of the root around `place` to the top layer. Returns a function that reverts the
 * change.
 */
export function raise(place: Element | null): () => void {
  const container = place?.closest('.ssm-root')?.querySelector<HTMLElement>(':scope > .ssm-overlays');
  // Browsers before 2024 have no popovers. Overlays then stay where the root is.
  if (!container?.isConnected || !('showPopover' in container)) return () => {};
  const before = openIn.get(container) ?? 0;
  openIn.set(container, before + 1);
  if (before === 0) show(container);
  return () => {
    const left = (openIn.get(container) ?? 1) - 1;
    openIn.set(container, left);
    if (left === 0) hide(container);
  };
}

/**
 * Keeps notifications usable while a dialog is open. In a shadow root, react-aria would make them inert, because it
 * looks for exceptions only in the document.
 */
function keepNotificationsWithinReach(place: Element): void {
  const notifications = place.closest('.ssm-root')?.querySelector('.ssm-Toasts');
  if (notifications === null || notifications === undefined) return;
  Object.defineProperty(notifications, 'inert', { configurable: true, get: () => false, set: () => {} });
}

/**
 * Enables react-aria's support for shadow DOM when the first overlay opens in a shadow root. Without it, an overlay
 * makes the host of its own shadow root inert, and thereby itself. The support cannot be disabled again, but has no
 * effect outside of shadow roots.
 */
export function lookIntoShadowRoots(place: Element | null): void {
  if (!(place?.getRootNode() instanceof ShadowRoot)) return;
  enableShadowDOM();
  keepNotificationsWithinReach(place);
}
