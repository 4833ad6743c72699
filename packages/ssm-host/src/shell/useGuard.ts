import { useEffect, useRef } from 'react';
import { useSsm, useToasts } from 'ssm-react';
import { type Verdict, verdictOf } from '../access.ts';
import { useAddress } from '../address/AddressContext.ts';
import { withBasePath } from '../address/basePath.ts';
import type { Place } from '../address/usePlace.ts';
import { useAuth } from '../auth/AuthContext.ts';
import type { AppRoute } from '../routes/routes.ts';
import { mayBeginAnew } from './refusedSessions.ts';

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
  // Prevents an automatic retry of a failed sign-in.
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
      // A session refused again at once gets a notice instead of an endless redirect.
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
