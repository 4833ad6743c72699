/** Where the application is, rendered again with each change. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { invariant } from 'ssm-core/internal';
import { useAddress } from './AddressContext.ts';
import type { AddressLocation } from './address.ts';
import { pathBelow } from './basePath.ts';

export interface Place extends AddressLocation {
  /** The path below the base path, beginning with `/`. */
  readonly path: string;
}

/** The place that the address bar shows. A change is rendered at once and not as a transition: a person may be typing into it. */
export function useLivePlace(): Place {
  const { address, basePath } = useAddress();
  const location = useSyncExternalStore(address.subscribe, address.getLocation);
  return { ...location, path: pathBelow(basePath, location.pathname) };
}

export const PlaceContext = createContext<Place | null>(null);

/** The place of a page; of one that is kept while another is shown, the place where it was left. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  invariant(place !== null, 'usePlace was called outside a page; call it below the Shell.');
  return place;
}
