/** Runs authentication with a session. Lazy-loaded with the first session or sign-in. */
import { type Auth, type AuthPort, createAuth } from 'ssm-core';
import { forgetOwnColumns, withKeptColumns } from './ownColumns.ts';

export interface LiveAuthOptions {
  readonly port: AuthPort;
  readonly arrive: (place: string) => void;
  readonly home: string;
  readonly errorPlace: string;
  readonly clear: () => void;
  readonly postLogOut: (accessToken: string) => void;
  /** Resolves to false only if the server rejects the token. */
  readonly validate: (accessToken: string) => Promise<boolean>;
}

export function startLiveAuth(options: LiveAuthOptions): Auth {
  const { port, arrive, home, errorPlace, clear, postLogOut, validate } = options;
  return createAuth({
    port,
    validate,
    completed: withKeptColumns,
    onReturned: (target) => arrive(target ?? errorPlace),
    onLeft: forgetOwnColumns,
    onSignedOut(accessToken) {
      if (accessToken !== undefined) postLogOut(accessToken);
      clear();
      arrive(home);
    },
  });
}
