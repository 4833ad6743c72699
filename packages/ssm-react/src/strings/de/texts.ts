import type { LanguageTexts } from '../en/language.ts';
import type { Texts } from '../merge.ts';
import { about } from './about.ts';
import { builder } from './builder.ts';
import { changes } from './changes.ts';
import { collections, ownCollections } from './collections.ts';
import { chosenList, compare } from './compare.ts';
import { de } from './de.ts';
import { enrichment } from './enrichment.ts';
import { files } from './files.ts';
import { filters } from './filters.ts';
import { imports } from './imports.ts';
import { links } from './links.ts';
import { menuNotes } from './menuNotes.ts';
import { move } from './move.ts';
import { panels } from './panels.ts';
import { panelView } from './panelView.ts';
import { plan } from './plan.ts';
import { policy } from './policy.ts';
import { proteins } from './proteins.ts';
import { selectColumns } from './selectColumns.ts';
import { serverPages } from './serverPages.ts';
import { sheet } from './sheet.ts';
import { tableKeys } from './tableKeys.ts';

export const notes = {
  loading: 'Versionshinweise werden geladen',
  release: (version: string, title: string) => `${version} – ${title}`,
  released: 'Veröffentlicht',
  empty: 'Es gibt noch keine Versionshinweise.',
};

export const language: LanguageTexts = {
  label: 'Sprache',
  failed: (name) =>
    `${name} konnte nicht geladen werden. Prüfen Sie die Verbindung und wählen Sie die Sprache noch einmal.`,
};

export const element = {
  sessionAwaited: 'Anmeldung wird geprüft',
  partAwaited: 'Wird geladen',
  back: 'Zurück',
  sessionMissing: 'Melden Sie sich an, um dies zu sehen.',
  sessionFailed: 'Ihre Sitzung konnte nicht geöffnet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  sessionWithoutAccess: 'Ihr Konto hat hierzu keinen Zugang.',
};

export const texts: Texts = {
  ...de,
  about,
  builder,
  changes,
  chosenList,
  collections,
  compare,
  element,
  enrichment,
  files,
  filters,
  imports,
  language,
  links,
  menuNotes,
  move,
  notes,
  ownCollections,
  panels,
  panelView,
  plan,
  policy,
  proteins,
  selectColumns,
  serverPages,
  sheet,
  tableKeys,
};
