import { createContext, use, useSyncExternalStore } from 'react';
import { useAuth } from '../auth/AuthContext.ts';
import type { Consent, ConsentStore, Consents } from './consent.ts';

/** Null where nobody is to be told anything. */
export const ConsentContext = createContext<Consents | null>(null);

export interface ConsentChoice {
  readonly consent: Consent;
  readonly decide: ConsentStore['decide'];
}

const never = (): (() => void) => () => {};

function useStore(store: ConsentStore | null): ConsentChoice | null {
  const consent = useSyncExternalStore(store?.subscribe ?? never, () => store?.get());
  return store === null || consent === undefined ? null : { consent, decide: store.decide };
}

/** The choices of whoever is there, in the order in which they are asked; null of what is not to be asked of them. */
export function useConsents(): { readonly [Purpose in keyof Consents]: ConsentChoice | null } {
  const consents = use(ConsentContext);
  const sub = useAuth().person?.sub;
  return {
    use: useStore(consents?.use ?? null),
    // Of a visitor there is nothing to know.
    flags: useStore(sub === undefined ? null : (consents?.flags?.(sub) ?? null)),
  };
}
