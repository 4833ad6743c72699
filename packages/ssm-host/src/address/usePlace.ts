/** Where the application is, rendered again with each change. */
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { invariant } from 'ssm-core/internal';
import { useAddress } from './AddressContext.ts';
import type { Address, AddressLocation } from './address.ts';
import { pathBelow } from './basePath.ts';

export interface Place extends AddressLocation {
  /** The path below the base path, beginning with `/`. */
  readonly path: string;
}

function useRead(read: (address: Address) => AddressLocation): Place {
  const { address, basePath } = useAddress();
  const location = useSyncExternalStore(address.subscribe, () => read(address));
  return useMemo(() => ({ ...location, path: pathBelow(basePath, location.pathname) }), [location, basePath]);
}

/** The place that is shown. A change is rendered at once and not as a transition: a person may be typing into it. */
export function useLivePlace(): Place {
  return useRead((address) => address.getLocation());
}

/** The place as the address bar says it: the same while a person types. For what only leads elsewhere. */
export function useWrittenPlace(): Place {
  return useRead((address) => address.getWritten());
}

export const PlaceContext = createContext<Place | null>(null);

/** The place of a page; of one that is kept while another is shown, the place where it was left. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  invariant(place !== null, 'usePlace was called outside a page; call it below the Shell.');
  return place;
}
