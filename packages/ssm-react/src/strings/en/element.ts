/** What the custom elements say by themselves. */

export const element = {
  sessionAwaited: 'Finding out who is signed in',
  partAwaited: 'Loading',
  sessionMissing: 'Sign in to see this.',
};
