/** What the custom elements say by themselves. */

export const element = {
  sessionAwaited: 'Anmeldung wird geprüft',
  partAwaited: 'Wird geladen',
  sessionMissing: 'Melden Sie sich an, um dies zu sehen.',
};
