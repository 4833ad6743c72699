/**
 * An overlay of react-aria makes the rest of the page inert. Unless it is told that there are shadow roots, the rest
 * is also the element in whose shadow root the overlay stands, and with it the overlay itself.
 */
import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** Tells react-aria, once the first overlay of a shadow root is there. There is no way back, and no harm in it elsewhere. */
export function lookIntoShadowRoots(place: Node | null): void {
  if (place?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
}
