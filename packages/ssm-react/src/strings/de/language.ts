import type { LanguageTexts } from '../en/language.ts';

export const language: LanguageTexts = {
  label: 'Sprache',
  failed: (name) =>
    `${name} konnte nicht geladen werden. Prüfen Sie die Verbindung und wählen Sie die Sprache noch einmal.`,
};
