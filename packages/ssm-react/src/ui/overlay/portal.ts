/** Renders react-aria's overlays inside the root. Only this file uses its unstable property. */
import { useUi } from '../UiContext.ts';

export interface PortalProps {
  readonly UNSTABLE_portalContainer?: Element;
}

export function usePortal(): PortalProps {
  const container = useUi().overlayContainer();
  return container === null ? {} : { UNSTABLE_portalContainer: container };
}
