import { createContext, use, useSyncExternalStore } from 'react';
import { useAuth } from '../auth/AuthContext.ts';
import type { Consent, ConsentStore, Consents } from './consent.ts';

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

/**
 * Returns the choices of the current user in the order of the questions. A choice is null if its question does not
 * apply.
 */
export function useConsents(): { readonly [Purpose in keyof Consents]: ConsentChoice | null } {
  const consents = use(ConsentContext);
  const sub = useAuth().person?.sub;
  return {
    use: useStore(consents?.use ?? null),
    flags: useStore(sub === undefined ? null : (consents?.flags?.(sub) ?? null)),
  };
}
