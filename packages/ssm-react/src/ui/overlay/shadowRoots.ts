/**
 * An overlay of react-aria makes the rest of the page inert. Unless it is told that there are shadow roots, the rest
 * is also the element in whose shadow root the overlay stands, and with it the overlay itself.
 */
import { enableShadowDOM } from 'react-stately/private/flags/flags';

/**
 * What react-aria leaves within reach beside an overlay it looks for in the document alone: in a shadow root it would
 * make the notifications inert, and what is told beside a dialog could be neither heard nor pressed.
 */
function keepNotificationsWithinReach(place: Element): void {
  const notifications = place.closest('.ssm-root')?.querySelector('.ssm-Toasts');
  if (notifications === null || notifications === undefined) return;
  Object.defineProperty(notifications, 'inert', { configurable: true, get: () => false, set: () => {} });
}

/** Tells react-aria, once the first overlay of a shadow root is there. There is no way back, and no harm in it elsewhere. */
export function lookIntoShadowRoots(place: Element | null): void {
  if (!(place?.getRootNode() instanceof ShadowRoot)) return;
  enableShadowDOM();
  keepNotificationsWithinReach(place);
}
