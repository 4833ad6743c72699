import type { AppAuth } from '../auth/appAuth.ts';
import type { Flags } from './createFlags.ts';

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
