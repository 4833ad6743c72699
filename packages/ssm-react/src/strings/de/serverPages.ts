/**
 * What the server itself says: to browsers without JavaScript, on the pages of its development sign-in, and in the files
 * that it makes. It takes these texts from what `npm run gen` makes of them.
 */
import { derivedMeasures } from './columns.ts';
import { derivedMeanings, meanings } from './meanings.ts';

/** What the files that the server makes are called, and what stands in them; a version arrives as 7K or 11K. */
const files = {
  menus: 'Menüs',
  menusText: 'Alle Reagenzien im Menü jeder Assay-Version, mit allen Spalten.',
  reference: 'Referenz',
  referenceText: 'Was die Spalten bedeuten, und welche Reagenzien beide Assay-Versionen haben.',
  templates: 'Vorlagen',
  templatesText: 'Arbeitsmappen zum Ausfüllen, für einen Import oder eine Listensuche.',
  about: 'Versionshinweise',
  aboutText: 'Was jede Version gebracht hat, als ein Text.',
  menuXlsx: (version: string) => `${version}-Menü, Excel-Arbeitsmappe`,
  menuCsv: (version: string) => `${version}-Menü, kommagetrennte Werte`,
  annotation: (version: string) => `${version}-Annotation, tabulatorgetrennt`,
  annotationText: 'Die Spaltennamen eines ADAT, Codes und Listen unverändert, eine Zeile pro Reagenz: für Programme.',
  crosswalk: '7K–11K-Zuordnung',
  crosswalkText: 'Alle Reagenzien beider Menüs, welches davon sie hat, und wie jedes ihr Target nennt.',
  dictionary: 'Datenverzeichnis',
  dictionaryText:
    'Schlüssel, Titel, Art, Einheit und Bedeutung jeder Spalte, und wie viele Reagenzien einen Wert haben.',
  importTemplate: 'Vorlage für einen Import',
  searchTemplate: 'Vorlage für eine Listensuche',
  notes: 'Versionshinweise, Markdown',
  sheet: (version: string) => `${version}-Menü`,
  version: 'Assay-Version',
  catalogue: 'Katalog',
  revision: 'Katalogrevision',
  loaded: 'Katalog geladen',
  count: 'Reagenzien',
  note: 'Hinweis',
  demoShort: 'Demokatalog',
  demo: 'Demokatalog: zum Ausprobieren erzeugt; die Reagenzien und ihre Messwerte sind nicht echt.',
  derived: (column: string, measure: string) => `${column} hat Werte aus: ${measure}`,
  inFile: (column: string, file: string) => `${column} aus ${file}`,
  measureIn: (what: string, source: string) => `${what} (${source})`,
  yes: 'Ja',
  no: 'Nein',
  listSeparator: ', ',
  onMenu: (version: string) => `Im ${version}-Menü`,
  ofVersion: (title: string, version: string) => `${title} (${version})`,
  key: 'Schlüssel',
  shortKey: 'Kurzschlüssel',
  title: 'Titel',
  meaning: 'Bedeutung',
  kind: 'Art',
  unit: 'Einheit',
  versions: 'Assay-Versionen',
  filled: (version: string) => `Reagenzien mit Wert (${version})`,
  filledFrom: (version: string) => `Werte aus (${version})`,
  text: 'Text',
  list: 'Liste von Texten',
  number: 'Zahl',
  boolean: 'ja oder nein',
  rfu: 'relative Fluoreszenzeinheiten (RFU)',
  percent: 'Prozent',
  meanings,
  derivedMeasures,
  derivedMeanings,
};

export const serverPages = {
  files,
  noScript: 'Das SomaScan-Menü braucht JavaScript. Bitte schalten Sie es im Browser ein, und laden Sie die Seite neu.',
  signInTitle: 'Entwicklungsanmeldung',
  accounts:
    'Diese Konten gibt es nur hier, auf diesem Server: Sie stehen für eine Person jeder Rolle und haben kein Passwort.',
  nobodyNew:
    'Sie wollten sich registrieren. Hier kann niemand neu registriert werden: Fahren Sie als die Person fort, die Sie werden würden.',
  continueAs: (role: string) => `Weiter als ${role}`,
  cancel: 'Abbrechen',
  oneMoment: 'Einen Moment',
  continue: 'Weiter',
  signingOut: 'Abmeldung läuft',
  signOut: 'Abmelden',
  signedOutTitle: 'Abgemeldet',
  signedOut: 'Sie sind abgemeldet.',
  failedTitle: 'Anmeldung fehlgeschlagen',
  ended:
    'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Gehen Sie zurück, und beginnen Sie neu.',
  backToMenu: 'Zurück zum Menü',
};
