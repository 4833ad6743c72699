import { flagServiceOf, isFlagService } from 'ssm-core/internal';
import { addressOf, part } from '../settings/appSettings.ts';
import type { ConsentStore } from '../telemetry/consent.ts';
import type { FlagClient, FlagPerson, Identity, StartFlagClient, StartFlags } from './createFlags.ts';

/** What the flag service learns about visitors and about users without consent. */
const anonymous: FlagPerson = { key: 'anonymous' };

const named = (person: Identity | null): FlagPerson =>
  person === null ? anonymous : { key: person.email ?? person.sub };

export function toldByName(start: StartFlagClient): StartFlags {
  return (person, onChange) => start(named(person), onChange);
}

/**
 * Tells the flag service of another party the user's e-mail only while the user consents. Without a consent store, it
 * never does. Each client is stopped before the next one starts.
 */
export function toldAfterConsent(
  start: StartFlagClient,
  consentOf: ((sub: string) => ConsentStore) | null,
): StartFlags {
  return async (person, onChange) => {
    const consent = person === null ? undefined : consentOf?.(person.sub);
    const whom = (): FlagPerson => (consent?.get() === 'granted' ? named(person) : anonymous);
    let told = whom();
    let isStopped = false;
    let client: FlagClient | undefined = await start(told, onChange);
    let turn: Promise<void> = Promise.resolve();

    async function follow(): Promise<void> {
      const wanted = whom();
      if (isStopped || wanted.key === told.key) return;
      told = wanted;
      await client?.stop();
      client = undefined;
      try {
        client = await start(told, onChange);
      } catch {
        // Every flag keeps its default, as after the failure of a first client.
      }
      onChange();
    }

    const decided = (): void => {
      turn = turn.then(follow);
    };
    const unsubscribe = consent?.subscribe(decided);
    // The user may have decided while the first client was starting, so the decision is read again.
    decided();
    return {
      get: (key) => client?.get(key),
      async stop() {
        isStopped = true;
        unsubscribe?.();
        await turn;
        await client?.stop();
      },
    };
  };
}

/** Returns whether the flag service belongs to another party. The consent question uses this function too. */
export function isElsewhere(told: unknown, home: string): boolean {
  const { provider, url } = part(told);
  if (!isFlagService(provider)) return false;
  const { needs, takes, origins } = flagServiceOf(provider);
  const address = 'url' in needs || 'url' in takes ? addressOf(url, home) : undefined;
  return origins.length > 0 || (address !== undefined && new URL(address).origin !== new URL(home).origin);
}
