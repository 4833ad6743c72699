import { createContext, useContext } from 'react';
import { invariant } from 'ssm-core/internal';
import type { Address } from './address.ts';

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
