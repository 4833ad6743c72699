/** Leads people to where they may be. */
import { useEffect, useRef } from 'react';
import { useSsm, useToasts } from 'ssm-react';
import { type Verdict, verdictOf } from '../access.ts';
import { useAddress } from '../address/AddressContext.ts';
import { withBasePath } from '../address/basePath.ts';
import type { Place } from '../address/usePlace.ts';
import { useAuth } from '../auth/AuthContext.ts';
import type { AppRoute } from '../routes/routes.ts';
import { mayBeginAnew } from './refusedSessions.ts';

/** `leading`: a visitor is on the way to the sign-in page, and nothing of the route is shown. */
export type Guarded = 'shown' | 'leading' | 'elsewhere';

/** Shows the page of the route where the person may enter it and there is one, and leads elsewhere otherwise. */
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
  // A sign-in that came to nothing is not begun again by itself.
  const beganWith = useRef<unknown>(undefined);
  /** The end of a session that was acted upon. */
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
      // What is refused again at once is told, with a way in; to be led there and back over and over tells nothing.
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
