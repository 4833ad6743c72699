import { useEffect, useRef } from 'react';
import { useSsm, useToasts } from 'ssm-react';
import { type Place, useAddress } from '../address/AddressContext.ts';
import { withBasePath } from '../address/paths.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { type AppRoute, type Verdict, verdictOf } from '../routes/route.ts';

/** `leading`: a visitor is being redirected to sign-in, and the page stays hidden. */
export type Guarded = 'shown' | 'leading' | 'elsewhere';

export function useGuard(route: AppRoute | undefined, place: Place): Guarded {
  const { address, basePath } = useAddress();
  const { person, role, canSignIn, signIn, notice } = useAuth();
  const { strings } = useSsm();
  const { show } = useToasts();
  const verdict: Verdict | 'unknown' = route === undefined ? 'unknown' : verdictOf(route.access, person, role);
  const isShown = verdict === 'enter' && route?.Component !== undefined;
  const entered = useRef('/');
  const { path, search, hash } = place;
  const here = path + search + hash;
  // Remembers for which state a sign-in was started, so that a failed sign-in is not retried automatically.
  const beganWith = useRef<unknown>(undefined);
  const refused = useRef<unknown>(null);

  useEffect(() => {
    const leadTo = (to: string): void => address.replace(withBasePath(basePath, to));
    if (isShown) {
      entered.current = here;
      return;
    }
    if (verdict === 'signIn') {
      const isRefused = notice?.what === 'session_expired' && notice !== refused.current;
      if (isRefused) refused.current = notice;
      // If a new session is refused at once, shows a notice. Another redirect could repeat without end.
      if (isRefused && !mayBeginAnew()) {
        leadTo('/');
        return;
      }
      if (beganWith.current === undefined) {
        beganWith.current = notice;
        signIn({ target: withBasePath(basePath, here), isSignUp: false, replacesPage: true });
        if (canSignIn) return;
      } else if (beganWith.current === notice) return;
      beganWith.current = undefined;
      leadTo('/');
      return;
    }
    beganWith.current = undefined;
    if (verdict === 'refuse') {
      const { general, sets } = strings.shell.refused;
      show({ kind: 'warning', text: route?.access === 'sets' ? sets : general });
      leadTo(entered.current === here ? '/' : entered.current);
      return;
    }
    leadTo('/');
  }, [isShown, verdict, here, route, notice, canSignIn, signIn, address, basePath, show, strings]);
  if (isShown) return 'shown';
  return verdict === 'signIn' && canSignIn ? 'leading' : 'elsewhere';
}

/**
 * Remembers, through the redirect to the provider, that the application signed in by itself after a refused session.
 */
const begunAnewKey = 'ssm.begunAnew';
/** Within this time after an automatic sign-in, a refused session does not start another one. */
const againMs = 60_000;

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns whether the application may sign in by itself again. Records that it does. */
function mayBeginAnew(now = Date.now()): boolean {
  const storage = tabStorage();
  const last = Number(storage?.getItem(begunAnewKey) ?? 0);
  if (now - last < againMs) return false;
  try {
    storage?.setItem(begunAnewKey, String(now));
    return storage !== undefined;
  } catch {
    return false;
  }
}
