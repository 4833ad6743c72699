/** Provides flags for the current user: one client at a time, stopped before the next starts. */
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

/** Starts a client for a user, null for a visitor. Decides what the service learns of them. */
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
      // An unavailable service leaves every flag at its default.
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

/** Starts by then at the latest; a flag service never delays the page. */
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

/** Type of the `flags` export of `flags.<name>.ts`. An adapter can read only its service's declared settings. */
export type FlagAdapter<Name extends FlagServiceName> = (settings: FlagSettingsOf<Name>) => StartFlagClient;

/** Loads the code of each declared service when flags are first requested. The type requires all of them. */
export type FlagAdapters = {
  readonly [Name in FlagServiceName]: () => Promise<{ readonly flags: FlagAdapter<Name> }>;
};
