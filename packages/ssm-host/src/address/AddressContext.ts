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

/** Returns the current place. Changes render at once and not in a transition, because the user may be typing. */
export function useLivePlace(): Place {
  return useRead((address) => address.getLocation());
}

/** Returns the place that the address bar shows. It stays the same while the user types. Use it for links. */
export function useWrittenPlace(): Place {
  return useRead((address) => address.getWritten());
}

export const PlaceContext = createContext<Place | null>(null);

/** Returns the place of the page. For a retained page, it is the place where the user left the page. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  invariant(place !== null, 'usePlace was called outside a page; call it below the Shell.');
  return place;
}
