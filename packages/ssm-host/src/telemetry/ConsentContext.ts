import { createContext, useContext, useSyncExternalStore } from 'react';
import { invariant } from 'ssm-core/internal';
import type { Consent, ConsentStore } from './consent.ts';

/** Null where nobody is to be told anything. */
export const ConsentContext = createContext<ConsentStore | null>(null);

export interface ConsentChoice {
  readonly consent: Consent;
  readonly decide: ConsentStore['decide'];
}

export function useConsent(): ConsentChoice {
  const store = useContext(ConsentContext);
  invariant(store !== null, 'useConsent was called where nobody is told anything; look at ConsentContext first.');
  return { consent: useSyncExternalStore(store.subscribe, store.get), decide: store.decide };
}
