/** Flags for the person of the moment: one client at a time, gone before another is made. */
import type { FlagsPort, Person } from 'ssm-core';

/** Whom flags are evaluated for. */
export interface FlagPerson {
  readonly key: string;
}

export interface FlagClient {
  readonly get: (key: string) => unknown;
  readonly stop: () => Promise<void>;
}

/** Makes a client, and tells of changes for as long as it lives. */
export type StartFlagClient = (person: FlagPerson, onChange: () => void) => Promise<FlagClient>;

/** What of a person can name them to a service. */
export type Identity = Pick<Person, 'sub' | 'email'>;

/** The same for whoever is there, null for a visitor; what of them a service is told is decided in it. */
export type StartFlags = (person: Identity | null, onChange: () => void) => Promise<FlagClient>;

export interface Flags extends FlagsPort {
  /** Evaluates for this person from now on, or for a visitor. */
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
      // A service that cannot be had leaves every flag at its default.
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
