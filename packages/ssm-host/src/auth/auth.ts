/** Who the person is, for the application: what it reads, and the ways in and out. */
import type { Person, RequestPath, Role, SignInFailure, SignInRequest } from 'ssm-core';

/** Something about signing in that the person has to be told, once. */
export type AuthNotice = SignInFailure | 'session_expired';

/** A person whose authentication has loaded, signed in or not. */
export interface KnownPerson {
  readonly status: 'ready';
  /** Null is a visitor. */
  readonly person: Person | null;
  readonly requestPath: RequestPath;
  readonly role: Role;
  /** Another object for each notice; null before the first. */
  readonly notice: { readonly what: AuthNotice } | null;
}

/** Nothing is shown while loading. */
export type AuthState = { readonly status: 'loading' } | KnownPerson;

export interface Auth {
  /** The same object until something changes. */
  readonly getState: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether anybody can sign in here. */
  readonly canSignIn: boolean;
  /** Leaves for the provider. */
  readonly signIn: (request: SignInRequest) => void;
  readonly signOut: () => void;
  /** The bearer token of the moment; undefined for a visitor. */
  readonly accessToken: () => Promise<string | undefined>;
  /** A call was answered 401. */
  readonly expire: () => void;
}
