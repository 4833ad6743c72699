/** Who the person is, for the application: what it reads, and the ways in and out. */
import type { Auth } from 'ssm-core';

export interface AppAuth
  extends Pick<Auth, 'getSnapshot' | 'subscribe' | 'signIn' | 'signOut' | 'accessToken' | 'expire'> {
  /** Whether anybody can sign in here. */
  readonly canSignIn: boolean;
}
