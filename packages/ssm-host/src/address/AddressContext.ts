import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { invariant } from 'ssm-core/internal';
import type { Address, AddressLocation } from './address.ts';
import { pathBelow } from './paths.ts';

export interface AddressValue {
  readonly address: Address;
  readonly basePath: string;
}

export const AddressContext = createContext<AddressValue | null>(null);

export function useAddress(): AddressValue {
  const value = useContext(AddressContext);
  invariant(value !== null, 'useAddress was called outside App; render the route inside App.');
  return value;
}

export interface Place extends AddressLocation {
  readonly path: string;
}

function useRead(read: (address: Address) => AddressLocation): Place {
  const { address, basePath } = useAddress();
  const location = useSyncExternalStore(address.subscribe, () => read(address));
  return useMemo(() => ({ ...location, path: pathBelow(basePath, location.pathname) }), [location, basePath]);
}

/** Returns the current place. Renders changes at once, not as a transition, since the user may be typing into it. */
export function useLivePlace(): Place {
  return useRead((address) => address.getLocation());
}

/** Returns the place in the address bar, which stays the same while the user types. For links. */
export function useWrittenPlace(): Place {
  return useRead((address) => address.getWritten());
}

export const PlaceContext = createContext<Place | null>(null);

/** Returns the place of a page; for a retained page, the place where the user left it. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  invariant(place !== null, 'usePlace was called outside a page; call it below the Shell.');
  return place;
}
