/** Where the application is, rendered again with each change. */
import { useSyncExternalStore } from 'react';
import { useAddress } from './AddressContext.ts';
import type { AddressLocation } from './address.ts';
import { pathBelow } from './basePath.ts';

export interface Place extends AddressLocation {
  /** The path below the base path, beginning with `/`. */
  readonly path: string;
}

/** A change is rendered at once and not as a transition: a person may be typing into the address. */
export function usePlace(): Place {
  const { address, basePath } = useAddress();
  const location = useSyncExternalStore(address.subscribe, address.getLocation);
  return { ...location, path: pathBelow(basePath, location.pathname) };
}
