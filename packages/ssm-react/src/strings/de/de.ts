/**
 * The German texts address readers as Sie, or not at all. Each term has one translation, as in the glossary:
 *
 * reagent Reagenz, analyte Analyt (plural: Analyten), menu Menü, catalogue Katalog, assay version Assay-Version,
 * target name Targetname, accession Accession, gene symbol Gensymbol, identifier Kennung, pathway Signalweg, disease
 * state Erkrankung, collection Sammlung, gene set Gen-Set, measure Kennzahl, spec sheet Datenblatt, bulk search
 * Listensuche, preview Vorschau, row and line Zeile, sheet of a workbook Blatt, release notes Versionshinweise.
 *
 * Untranslated: Panel and Set, which are neuter (des Panels, die Panels), Panel Builder, Set Builder and Builder
 * without hyphens, SomaScan, SOMAmer, SeqId, SomaId, UniProt, Entrez Gene, ADAT, CV, LoD, RFU, 7K, 11K, SELEX.
 * Sentences avoid agreement with inserted counts and names.
 */
import { columns, derivedMeasuresInDative } from './columns.ts';
import { shell } from './shell.ts';
import { values } from './values.ts';

export const de = {
  shell,
  version: {
    label: 'Assay-Version',
    V_7K: '7K',
    V_11K: '11K',
  },
  menu: {
    tableLabel: 'Menü',
    actions: 'Aktionen',
    compareResult: 'Ergebnis vergleichen',
    compareSelected: (count: string) => `Auswahl vergleichen (${count})`,
    tooLongToCompare:
      'Diese Liste ist zu lang für einen Link. Fügen Sie sie einem Builder hinzu und vergleichen Sie diesen.',
    search: 'Stichwort oder ID suchen',
    clearSearch: 'Suche leeren',
    resultCount: (shown: string, total: string, _: number, totalCount: number) =>
      `${shown} von ${total} ${totalCount === 1 ? 'Reagenz' : 'Reagenzien'}`,
    selectedCount: (count: string) => `${count} ausgewählt`,
    selectedNotShown: (count: string) => `davon ${count} nicht angezeigt`,
    select: (seqId: string) => `${seqId} auswählen`,
    selectAll: (count: string) => `Alle ${count} auswählen`,
    signInToSelect: 'Zum Auswählen von Reagenzien anmelden',
    requestAccessToSelect: 'Zum Auswählen von Reagenzien Zugang anfordern',
    rowsPerPage: 'Zeilen pro Seite',
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    firstPage: 'Erste Seite',
    lastPage: 'Letzte Seite',
    pageOf: (page: string, count: string) => `Seite ${page} von ${count}`,
    rowRange: (start: string, end: string, total: string) => `${start}–${end} von ${total}`,
    loading: 'Menü wird geladen',
    catalogueChanged: 'Der Katalog hat sich seit Ihrem letzten Besuch geändert. Das Menü zeigt jetzt den neuen.',
    matchedIn: (what: string, value: string) => `Gefunden: ${value} (${what})`,
    otherNameOf: (symbol: string) => `anderer Name von ${symbol}`,
    relatedTo: {
      protein: (symbol: string) => `bildet das Protein, das unter ${symbol} geführt wird`,
      id: (symbol: string) => `nur seine Gen-ID steht bei ${symbol}`,
      identifier: (symbol: string) => `ID von ${symbol}`,
      accession: (accession: string) => `frühere Accession von ${accession}`,
    },
    somaId: 'SomaId',
    nothingFoundFor: (search: string) => `Kein Reagenz passt zu „${search}“`,
    nothingFoundYet: 'Andere Namen von Proteinen, wie HER2 für ERBB2, werden noch geladen.',
    nothingFoundHint:
      'Prüfen Sie die Schreibweise, oder verwenden Sie weniger Wörter: Alle durch Leerzeichen getrennten Wörter müssen vorkommen.',
    emptyCatalogue: 'Der Katalog enthält keine Reagenzien',
    emptyCatalogueHint: 'Laden Sie Assay-Dateien, oder wählen Sie die andere Assay-Version.',
    notKnown: 'Nicht bekannt',
    noName: 'Kein Name veröffentlicht',
    symbolForName: 'Kein Targetname veröffentlicht; stattdessen steht hier das Gensymbol',
    fullNameForName: 'Kein Targetname veröffentlicht; stattdessen steht hier der vollständige Name',
    hiddenColumns: (titles: string) => `Dieser Katalog hat keine Werte für: ${titles}`,
    filledFrom: (title: string, measure: string) => `${title}, Werte aus ${measure}`,
    inFile: (column: string, file: string) => `${column} aus ${file}`,
    measureIn: (what: string, source: string) => `${what} (${source})`,
    derivedMeasures: derivedMeasuresInDative,
    stillLoading: 'Das Menü wird noch geladen',
    loadingStopped: 'Das Laden wurde abgebrochen',
    showKeys: 'Tastenkürzel',
  },
  link: {
    copy: 'Link kopieren',
    searchLeftOut: 'Die Suche ist zu lang für einen Link und fehlt darin.',
    filtersLeftOut: 'Die Filter sind zu lang für einen Link. Sie fehlen darin, er zeigt also mehr Reagenzien.',
  },
  columns,
  filters: {
    title: 'Filter',
    nothing: { title: 'Kein Reagenz erfüllt diese Filter' },
    failed: (shown: string) => `Filter nicht angewendet: ${shown} angezeigt`,
  },
  values,
  errors: {
    request:
      'Bei Ihrer Anfrage ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut, oder wenden Sie sich an unseren Support.',
    timeout: 'Zeitüberschreitung – das Abrufen der Daten dauert zu lange',
    noMatches: 'Keine Treffer',
    maintenance: 'SSM wird gerade gewartet. Bitte versuchen Sie es später erneut.',
    reference: (requestId: string) => `Referenz ${requestId}`,
    partNotLoaded:
      'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
  },
  success: {
    fileDownloaded: (file: string) => `${file} heruntergeladen`,
    matchesFound: (shown: string, _count: number) => `${shown} Treffer gefunden`,
    linkCopied: 'Link kopiert',
    addedToBuilder: (group: string) => `Analyten zum ${group} Builder hinzugefügt`,
  },
  ui: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    closeNotification: 'Meldung schließen',
    retry: 'Erneut versuchen',
    pending: 'Wird geladen …',
    clear: 'Leeren',
  },
};
