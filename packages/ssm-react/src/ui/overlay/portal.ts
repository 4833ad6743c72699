/** Sends react-aria's overlays into the container inside our root. The one place that names its unstable property. */
import { useUi } from '../UiContext.ts';

export interface PortalProps {
  readonly UNSTABLE_portalContainer?: Element;
}

/** Properties for every Popover and ModalOverlay. */
export function usePortal(): PortalProps {
  const container = useUi().overlayContainer();
  return container === null ? {} : { UNSTABLE_portalContainer: container };
}
