/**
 * What the server itself says: to browsers without JavaScript, and on the pages of its development sign-in. It takes
 * these texts from what `npm run gen` makes of them.
 */

export const serverPages = {
  noScript: 'SomaScan Menu needs JavaScript. Please switch it on in your browser and load the page again.',
  signInTitle: 'Development sign-in',
  accounts:
    'These accounts exist only here, on this server: they stand for a person of each role and have no password.',
  nobodyNew: 'You asked to sign up. Nobody new can be registered here: continue as the person you would become.',
  continueAs: (role: string) => `Continue as ${role}`,
  cancel: 'Cancel',
  oneMoment: 'One moment',
  continue: 'Continue',
  signingOut: 'Signing out',
  signOut: 'Sign out',
  signedOutTitle: 'Signed out',
  signedOut: 'You are signed out.',
  failedTitle: 'Sign-in failed',
  ended: 'This sign-in has ended, or was begun in another browser. Go back and begin again.',
  backToMenu: 'Back to the menu',
};

export type ServerPagesTexts = typeof serverPages;
