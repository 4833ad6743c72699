/**
 * A react-aria overlay makes the rest of the page inert. Unless shadow DOM support is enabled, that includes the host
 * of the overlay's own shadow root, and thus the overlay.
 */
import { enableShadowDOM } from 'react-stately/private/flags/flags';

/**
 * Keeps notifications active beside a dialog. react-aria looks for such exceptions only in the document, not in a
 * shadow root.
 */
function keepNotificationsWithinReach(place: Element): void {
  const notifications = place.closest('.ssm-root')?.querySelector('.ssm-Toasts');
  if (notifications === null || notifications === undefined) return;
  Object.defineProperty(notifications, 'inert', { configurable: true, get: () => false, set: () => {} });
}

/**
 * Enables react-aria's shadow DOM support on the first overlay in a shadow root. It cannot be disabled and does no harm
 * elsewhere.
 */
export function lookIntoShadowRoots(place: Element | null): void {
  if (!(place?.getRootNode() instanceof ShadowRoot)) return;
  enableShadowDOM();
  keepNotificationsWithinReach(place);
}
