/**
 * What the server itself says: to browsers without JavaScript, on the pages of its development sign-in, and in the files
 * that it makes. It takes these texts from what `npm run gen` makes of them.
 */
import { derivedMeanings } from './derivedMeanings.ts';
import { derivedMeasures } from './derivedMeasures.ts';
import { meanings } from './meanings.ts';

/** What the files that the server makes are called, and what stands in them; a version arrives as 7K or 11K. */
const files = {
  menus: 'Menus',
  menusText: 'Every reagent on the menu of each assay version, with all of its columns.',
  reference: 'Reference',
  referenceText: 'What the columns mean, and which reagents both assay versions have.',
  templates: 'Templates',
  templatesText: 'Workbooks to fill in, for an import or a bulk search.',
  about: 'Release notes',
  aboutText: 'What each release brought, as one text.',
  menuXlsx: (version: string) => `${version} menu, Excel workbook`,
  menuCsv: (version: string) => `${version} menu, comma-separated values`,
  annotation: (version: string) => `${version} annotation, tab-separated`,
  annotationText: 'The column names of an ADAT, codes and lists as they are, one line a reagent: for programs.',
  crosswalk: '7K–11K crosswalk',
  crosswalkText: 'Every reagent of both menus, which of them has it, and how each names its target.',
  dictionary: 'Data dictionary',
  dictionaryText: 'Key, title, kind, unit and meaning of every column, and how many reagents have a value.',
  importTemplate: 'Template of an import',
  searchTemplate: 'Template of a bulk search',
  notes: 'Release notes, Markdown',
  sheet: (version: string) => `${version} menu`,
  version: 'Assay version',
  catalogue: 'Catalogue',
  revision: 'Catalogue revision',
  loaded: 'Catalogue loaded',
  count: 'Reagents',
  note: 'Note',
  demoShort: 'Demo catalogue',
  demo: 'Demo catalogue: generated for trying things out; the reagents and their measurements are not real.',
  derived: (column: string, measure: string) => `${column} is filled from: ${measure}`,
  inFile: (column: string, file: string) => `${column} in ${file}`,
  measureIn: (what: string, source: string) => `${what} (${source})`,
  yes: 'Yes',
  no: 'No',
  listSeparator: ', ',
  onMenu: (version: string) => `On the ${version} menu`,
  ofVersion: (title: string, version: string) => `${title} (${version})`,
  key: 'Key',
  shortKey: 'Short key',
  title: 'Title',
  meaning: 'Meaning',
  kind: 'Kind',
  unit: 'Unit',
  versions: 'Assay versions',
  filled: (version: string) => `Reagents with a value (${version})`,
  filledFrom: (version: string) => `Filled from (${version})`,
  text: 'text',
  list: 'list of texts',
  number: 'number',
  boolean: 'yes or no',
  rfu: 'relative fluorescence units (RFU)',
  percent: 'percent',
  meanings,
  derivedMeasures,
  derivedMeanings,
};

export const serverPages = {
  files,
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
