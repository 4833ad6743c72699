/** The application's address, for routes that move it. */
import { createContext, useContext } from 'react';
import { invariant } from 'ssm-core';
import type { Address } from './address.ts';

export const AddressContext = createContext<Address | null>(null);

export function useAddress(): Address {
  const address = useContext(AddressContext);
  invariant(address !== null, 'useAddress was called outside App; render the route inside App.');
  return address;
}
