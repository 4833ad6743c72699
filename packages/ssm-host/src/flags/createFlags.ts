/** Flags for the person of the moment: one client at a time, gone before another is made. */
import type { FlagsPort } from 'ssm-core';

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

export interface Flags extends FlagsPort {
  /** Evaluates for this e-mail from now on; for an anonymous label without one. */
  identify(email: string | null): Promise<void>;
}

const anonymousKey = 'anonymous';

export function createFlags(startClient: StartFlagClient): Flags {
  const listeners = new Set<() => void>();
  let client: FlagClient | undefined;
  let wanted: string | undefined;
  let turn: Promise<void> = Promise.resolve();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function replace(key: string): Promise<void> {
    if (key !== wanted) return;
    await client?.stop();
    client = undefined;
    try {
      client = await startClient({ key }, tell);
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
    identify(email) {
      const key = email ?? anonymousKey;
      if (key === wanted) return turn;
      wanted = key;
      turn = turn.then(() => replace(key));
      return turn;
    },
  };
}
