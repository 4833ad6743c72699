/** The identity port: what the application asks of whoever knows the person. */
import type { RequestPath, Role } from 'ssm-core';

/** A person whose authentication has loaded, signed in or not. */
export interface KnownPerson {
  readonly status: 'ready';
  readonly requestPath: RequestPath;
  readonly role: Role;
}

/** Nothing is shown while loading. */
export type AuthState = { readonly status: 'loading' } | KnownPerson;

export interface Auth {
  /** The same object until something changes. */
  readonly getState: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
}
