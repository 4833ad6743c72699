import { browserStorage } from '../adapters/browserStorage.ts';

export type Consent = 'unasked' | 'granted' | 'refused';

export interface ConsentStore {
  readonly get: () => Consent;
  readonly subscribe: (listener: () => void) => () => void;
  readonly decide: (consent: Exclude<Consent, 'unasked'>) => void;
}

export interface Consents {
  readonly use: ConsentStore | null;
  /** Consent to tell the flag service of a third party who the user is. Null if the settings name no such service. */
  readonly flags: ((sub: string) => ConsentStore) | null;
}

const useKey = 'ssm.consent';

export interface ConsentWindow {
  readonly localStorage: Storage;
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
}

/** Stores the choice of the user. If storage is not writable, the choice lasts as long as the page. */
export function createConsent(window: ConsentWindow, key: string = useKey): ConsentStore {
  const storage = browserStorage(window);
  const listeners = new Set<() => void>();
  let decided = read();

  function read(): Consent {
    const kept = storage.getItem(key);
    return kept === 'granted' || kept === 'refused' ? kept : 'unasked';
  }

  function become(consent: Consent): void {
    if (decided === consent) return;
    decided = consent;
    for (const listener of listeners) listener();
  }

  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) become(read());
  });

  return {
    get: () => decided,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    decide(consent) {
      try {
        storage.setItem(key, consent);
      } catch {
        // The choice could not be stored, so the next page asks again.
      }
      become(consent);
    },
  };
}

export function createConsents(
  window: ConsentWindow,
  has: { readonly use: boolean; readonly flags: boolean },
): Consents {
  const ofPeople = new Map<string, ConsentStore>();
  function ofPerson(sub: string): ConsentStore {
    const store = ofPeople.get(sub) ?? createConsent(window, `${useKey}.flags.${sub}`);
    ofPeople.set(sub, store);
    return store;
  }
  return { use: has.use ? createConsent(window) : null, flags: has.flags ? ofPerson : null };
}
