/** The application's address, for what reads or moves it. */
import { createContext, useContext } from 'react';
import { invariant } from 'ssm-core/internal';
import type { Address } from './address.ts';

export interface AddressValue {
  readonly address: Address;
  /** As `/` or `/menu/`. */
  readonly basePath: string;
}

export const AddressContext = createContext<AddressValue | null>(null);

export function useAddress(): AddressValue {
  const value = useContext(AddressContext);
  invariant(value !== null, 'useAddress was called outside App; render the route inside App.');
  return value;
}
