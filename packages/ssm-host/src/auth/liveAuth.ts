/** Authentication with what the browser and the server know of a session. It comes with the first session or sign-in. */
import { type Auth, type AuthPort, createAuth } from 'ssm-core';
import { forgetOwnColumns, withKeptColumns } from './ownColumns.ts';

export interface LiveAuthOptions {
  readonly port: AuthPort;
  /** Leads to a place of the application: where a person wanted to be, or where a failure is told. */
  readonly arrive: (place: string) => void;
  readonly home: string;
  /** Where a failed sign-in leads. */
  readonly errorPlace: string;
  /** Forgets what the browser keeps of how the person left the application. */
  readonly clear: () => void;
  /** Tells the server that the token is done with. Nothing waits for it. */
  readonly postLogOut: (accessToken: string) => void;
  /** Asks whether the server knows the token; false only when it says no. */
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
