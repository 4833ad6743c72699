import type { Auth } from 'ssm-core';

export interface AppAuth
  extends Pick<Auth, 'getSnapshot' | 'subscribe' | 'signIn' | 'signOut' | 'accessToken' | 'expire'> {
  readonly canSignIn: boolean;
}
