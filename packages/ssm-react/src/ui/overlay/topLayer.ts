/**
 * Overlays stand inside our root, wherever the page has put it: a header of the page with a higher z-index would cover them, and
 * an ancestor that is transformed, contained or filtered would be their window. In the browser's top layer neither is so. There
 * they go with the container that holds them, and the notifications in it, for as long as one of them is open.
 */

import { zoomOf } from './cssZoom.ts';

/** UA styles of a popover are a box in the middle of the window; this one has no box of its own. By script, so that no rule of a page is stronger. */
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
 * Takes the page's CSS zoom off the container, so that what react-aria measures in the window is right as a length in it. The style
 * sheet gives the zoom back to what stands in lists and dialogs, by `--ssm-zoom`.
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

/** Raises the container of the root in which `place` is. Returns what takes it back. */
export function raise(place: Element | null): () => void {
  const container = place?.closest('.ssm-root')?.querySelector<HTMLElement>(':scope > .ssm-overlays');
  // Browsers from before 2024 have no popovers: there the overlays stay where the page has put the root.
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
