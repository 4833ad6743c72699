/** Provides flags for the current user. Only one client runs at a time: it is stopped before the next one starts. */
import type { FlagsPort, Person } from 'ssm-core';
import type { FlagServiceName, FlagSettingsOf } from 'ssm-core/internal';
import type { AppAuth } from '../auth/appAuth.ts';

export interface FlagPerson {
  readonly key: string;
}

export interface FlagClient {
  readonly get: (key: string) => unknown;
  readonly stop: () => Promise<void>;
}

export type StartFlagClient = (person: FlagPerson, onChange: () => void) => Promise<FlagClient>;

export type Identity = Pick<Person, 'sub' | 'email'>;

/** Starts a client for a user, or for a visitor (null). Decides what the flag service learns about the user. */
export type StartFlags = (person: Identity | null, onChange: () => void) => Promise<FlagClient>;

export interface Flags extends FlagsPort {
  identify(person: Identity | null): Promise<void>;
}

export function createFlags(startClient: StartFlags): Flags {
  const listeners = new Set<() => void>();
  let client: FlagClient | undefined;
  let wanted: string | null | undefined;
  let turn: Promise<void> = Promise.resolve();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function replace(sub: string | null, person: Identity | null): Promise<void> {
    if (sub !== wanted) return;
    await client?.stop();
    client = undefined;
    try {
      client = await startClient(person, tell);
    } catch {
      // If the service is unavailable, every flag keeps its default.
    }
    tell();
  }

  return {
    get: (key) => client?.get(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    identify(person) {
      const sub = person?.sub ?? null;
      if (sub === wanted) return turn;
      wanted = sub;
      turn = turn.then(() => replace(sub, person));
      return turn;
    },
  };
}

/** Flags start after this time at the latest. Until then they wait, so that a flag service does not delay the page. */
const patienceMs = 1500;

export function followPerson(flags: Flags, auth: AppAuth): void {
  function identify(): void {
    const state = auth.getSnapshot();
    if (state.status === 'ready') void flags.identify(state.person);
  }
  const begin = (): void => {
    identify();
    auth.subscribe(identify);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: patienceMs });
  else setTimeout(begin, patienceMs);
}

/**
 * Type of the export `flags` of `flags.<name>.ts`. An adapter can read only the settings that are declared for its
 * service.
 */
export type FlagAdapter<Name extends FlagServiceName> = (settings: FlagSettingsOf<Name>) => StartFlagClient;

/**
 * Loads the code of each declared service when flags are first requested. The type requires an adapter for every
 * service.
 */
export type FlagAdapters = {
  readonly [Name in FlagServiceName]: () => Promise<{ readonly flags: FlagAdapter<Name> }>;
};
