/** What a flag service is told of who somebody is. */
import type { ConsentStore } from '../telemetry/consent.ts';
import type { FlagClient, FlagPerson, Identity, StartFlagClient, StartFlags } from './createFlags.ts';

/** Of a visitor, and of whoever did not agree. */
const anonymous: FlagPerson = { key: 'anonymous' };

const named = (person: Identity | null): FlagPerson =>
  person === null ? anonymous : { key: person.email ?? person.sub };

/** The application's own service is told the e-mail. */
export function toldByName(start: StartFlagClient): StartFlags {
  return (person, onChange) => start(named(person), onChange);
}

/**
 * One elsewhere is told it for as long as the person agrees to that; without a place for their choice, never. Here too one client
 * is gone before another is made.
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
        // As with the first one: every flag is at its default.
      }
      onChange();
    }

    const decided = (): void => {
      turn = turn.then(follow);
    };
    const unsubscribe = consent?.subscribe(decided);
    // They may have decided while the first client was made.
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
