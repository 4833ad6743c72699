/** Routing by the application's own address. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import { AddressContext } from './AddressContext.ts';
import type { Address } from './address.ts';

export interface AddressRouterProps {
  readonly address: Address;
  /** As `/` or `/menu/`. */
  readonly basePath: string;
  readonly children: ReactNode;
}

/** A change is rendered at once and not as a transition: a person may be typing into the address. */
export function AddressRouter({ address, basePath, children }: AddressRouterProps) {
  const location = useSyncExternalStore(address.subscribe, address.getLocation);
  return (
    <AddressContext value={address}>
      <Router basename={basePath} location={location} navigator={address} useTransitions={false}>
        {children}
      </Router>
    </AddressContext>
  );
}
