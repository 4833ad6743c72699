/** Whether the person agreed that use is counted and errors are reported. Kept in this browser, for all its tabs. */
import { browserStorage } from '../adapters/browserStorage.ts';

export type Consent = 'unasked' | 'granted' | 'refused';

export interface ConsentStore {
  readonly get: () => Consent;
  readonly subscribe: (listener: () => void) => () => void;
  readonly decide: (consent: Exclude<Consent, 'unasked'>) => void;
}

const key = 'ssm.consent';

export interface ConsentWindow {
  readonly localStorage: Storage;
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
}

/** Storage that cannot be written remembers for as long as the page. */
export function createConsent(window: ConsentWindow): ConsentStore {
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
        // Asked again with the next page.
      }
      become(consent);
    },
  };
}
