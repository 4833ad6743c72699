/** Texts of files to download. They come with their pages; see useFilesTexts. */
export const files = {
  loading: 'Dateien werden geladen',
  /** Below a category; the count arrives grouped as `shown`. */
  count: (count: number, shown: string) => (count === 1 ? '1 Datei' : `${shown} Dateien`),
  noCategories: 'Es gibt noch keine Dateien zum Herunterladen.',
  noFiles: 'In dieser Kategorie gibt es keine Dateien.',
  unknownCategory: 'Diese Kategorie gibt es nicht',
  unknownHint: 'Sie wurde vielleicht umbenannt oder entfernt.',
  allCategories: 'Alle Downloads',
  needsAccess:
    'Dateien herunterladen können Personen mit Zugang. Sie können das Menü durchsuchen und filtern; fordern Sie Zugang an, um es herunterzuladen.',
  demo: 'Demokatalog',
  size: 'Größe',
  changed: 'Geändert',
  checksum: 'SHA-256',
  copy: 'Kopieren',
  copyChecksum: (name: string) => `Prüfsumme von ${name} kopieren`,
  copied: (name: string) => `Prüfsumme von ${name} kopiert`,
  copyByHand: 'Der Browser lässt das Kopieren hier nicht zu. Markieren und kopieren Sie die Prüfsumme.',
  download: 'Herunterladen',
  /** The button's accessible name. */
  downloadFile: (name: string) => `${name} herunterladen`,
  resume: 'Fortsetzen',
  resumeFile: (name: string) => `${name} fortsetzen`,
  cancel: 'Abbrechen',
  cancelFile: (name: string) => `${name} abbrechen`,
  downloading: (name: string) => `${name} wird heruntergeladen`,
  progress: (received: string, total: string) => `${received} von ${total}`,
  stopped: (received: string, total: string) => `Angehalten bei ${received} von ${total}`,
  hasChanged: (name: string) =>
    `${name} hat sich inzwischen geändert. Die Liste zeigt die neue Datei: Laden Sie sie erneut herunter.`,
  /** Why a listed file cannot be downloaded. */
  problems: {
    missing: 'Diese Datei ist aufgeführt, aber nicht mehr vorhanden.',
    changed: 'Diese Datei ist nicht die veröffentlichte: Ihre Prüfsumme weicht ab.',
    outside: 'Diese Datei ist aufgeführt, liegt aber nicht im Dateiordner.',
    unreadable: 'Diese Datei ist aufgeführt, aber nicht lesbar.',
    not_ready:
      'Der Katalog, aus dem diese Datei entsteht, ist noch nicht geladen. Versuchen Sie es in einigen Sekunden erneut.',
  },
  problemAdvice: 'Bitte wenden Sie sich an unseren Support.',
};
