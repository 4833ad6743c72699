import { createContext, useContext, useEffect, useRef } from 'react';
import type { KnownPerson } from 'ssm-core';
import { invariant } from 'ssm-core/internal';
import { useSsm, useToasts } from 'ssm-react';
import type { AppAuth } from './appAuth.ts';

export interface AuthValue extends KnownPerson, Pick<AppAuth, 'canSignIn' | 'signIn' | 'signOut'> {}

export const AuthContext = createContext<AuthValue | null>(null);

export function useAuth(): AuthValue {
  const value = useContext(AuthContext);
  invariant(value !== null, 'useAuth was called outside App; render the route inside App.');
  return value;
}

/** Longer than a confirmation is shown, because the user reads the notice before acting. */
const noticeMs = 10_000;

export function useAuthNotices(): void {
  const { notice } = useAuth();
  const { strings } = useSsm();
  const { show } = useToasts();
  const told = useRef<typeof notice>(null);
  useEffect(() => {
    if (notice === null || told.current === notice) return;
    told.current = notice;
    const kind = notice.what === 'session_expired' ? 'warning' : 'error';
    show({ kind, text: strings.shell.notices[notice.what], timeoutMs: noticeMs });
  }, [notice, show, strings]);
}
