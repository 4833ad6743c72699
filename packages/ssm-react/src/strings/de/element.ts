export const element = {
  sessionAwaited: 'Anmeldung wird geprüft',
  partAwaited: 'Wird geladen',
  sessionMissing: 'Melden Sie sich an, um dies zu sehen.',
  sessionFailed: 'Ihre Sitzung konnte nicht geöffnet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  sessionWithoutAccess: 'Ihr Konto hat hierzu keinen Zugang.',
};
