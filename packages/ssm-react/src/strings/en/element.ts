export const element = {
  sessionAwaited: 'Finding out who is signed in',
  partAwaited: 'Loading',
  back: 'Back',
  sessionMissing: 'Sign in to see this.',
  sessionFailed: 'Your session could not be opened. Check the connection and try again.',
  sessionWithoutAccess: 'Your account has no access to this.',
};
