export const menuNotes = {
  withdrawn: {
    internal_use: (seqId: string, name: string, source: string) =>
      `${seqId} wird nicht mehr angeboten: Es ist „${name}“ (${source}).`,
    deprecated: (seqId: string, name: string, source: string) => `${seqId} (${name}) ist veraltet (${source}).`,
  },
  offMenu: {
    not_human: (seqId: string) =>
      `${seqId} ist ein Reagenz des Assays. Das Protein ist kein menschliches und nicht im Menü.`,
    control: (seqId: string) => `${seqId} ist eine Kontrolle des Assays und nicht im Menü.`,
    not_offered: (seqId: string) => `${seqId} ist bekannt, wird aber nicht angeboten.`,
  },
  sharedTag: (shown: string) => `${shown} Reagenzien`,
  sharedTitle: (shown: string) => `${shown} Reagenzien für dasselbe Protein`,
  saveResult: 'Ergebnis als meine Sammlung speichern',
  saveSelected: (shown: string) => `Auswahl als meine Sammlung speichern (${shown})`,
  nothingToSave: 'Es gibt kein Reagenz zum Speichern.',
  rankOf: (below: string, above: string) => `Reagenzien mit kleinerem Wert: ${below}; mit größerem Wert: ${above}`,
  withdrawnTag: (other: string) => `Nicht mehr in ${other}`,
  withdrawnByOther: {
    internal_use: (other: string, seqId: string, name: string, source: string) =>
      `${other} bietet ${seqId} nicht mehr an: Dort ist es „${name}“ (${source}).`,
    deprecated: (other: string, seqId: string, name: string, source: string) =>
      `${other} bietet ${seqId} nicht mehr an: Dort ist „${name}“ veraltet (${source}).`,
  },
  withdrawnTitle: (other: string, count: number, shown: string) =>
    count === 1
      ? `1 Reagenz wird in ${other} nicht mehr angeboten`
      : `${shown} Reagenzien werden in ${other} nicht mehr angeboten`,
  printedFrom: (version: string, revision: string) => `${version}, Katalog ${revision}.`,
  printedSearch: (search: string) => `Suche: „${search}“.`,
  printedFirst: (shown: string, total: string) =>
    `Gedruckt sind die ersten ${shown} von ${total} Reagenzien. Für alle wählen Sie sie aus und exportieren das Panel.`,
  didYouMean: 'Meinten Sie',
  entrezIdOf: (id: string, symbols: string) => `${id} ist die Entrez-Gene-ID von ${symbols}.`,
  searchFor: (name: string) => `${name} suchen`,
  inOtherVersion: (version: string, count: number, shown: string) =>
    count === 1 ? `${version} hat dafür mindestens 1 Reagenz.` : `${version} hat dafür mindestens ${shown} Reagenzien.`,
  notNamed: (version: string, name: string) => `Kein Reagenz von ${version} heißt „${name}“.`,
  namedThere: (other: string, symbols: string, count: number, shown: string) =>
    `${other} hat ${count === 1 ? '1 Reagenz' : `${shown} Reagenzien`} dieses Namens (${symbols}).`,
  alsoNamedThere: (other: string, name: string, symbols: string, count: number, shown: string) =>
    `„${name}“ ist auch ein anderer Name von ${symbols}. Nur ${other} hat dafür ${count === 1 ? '1 Reagenz' : `${shown} Reagenzien`}.`,
  showOtherVersion: (version: string) => `${version} zeigen`,
  noTable: (id: string, kind: string) =>
    `${id} hat die Form ${kind}, und dafür ist hier keine Tabelle geladen. Suchen Sie stattdessen nach dem Gensymbol.`,
  geneIds: { hgnc: 'einer HGNC-ID', ensembl: 'einer Ensembl-ID', refSeq: 'einer RefSeq-Accession' },
  leftOut: (count: number, shown: string, by: string) =>
    count === 1
      ? `1 Reagenz des ganzen Menüs passt; ${by} es aus.`
      : `${shown} Reagenzien des ganzen Menüs passen; ${by} sie aus.`,
  leftOutBy: { filters: 'die Filter lassen', list: 'die Liste lässt', both: 'Filter und Liste lassen' },
  clearLeaving: { filters: 'Filter entfernen', list: 'Liste entfernen', both: 'Filter und Liste entfernen' },
  cleared: (version: string, what: string) => `${version} wird gezeigt. Entfernt: ${what}.`,
  clearedFilters: (_: number, shown: string) => `${shown} Filter`,
  clearedList: 'die Listensuche',
  clearedSort: (title: string) => `die Sortierung nach ${title}`,
  clearedColumns: (count: number, shown: string) => (count === 1 ? '1 Spalte' : `${shown} Spalten`),
  clearedSelected: (count: number, shown: string) =>
    count === 1 ? '1 ausgewähltes Reagenz' : `${shown} ausgewählte Reagenzien`,
  backTo: (version: string) => `Zurück zu ${version}`,
  copiedInView:
    'Von der Tabelle wurden nur die sichtbaren Zeilen kopiert. Wählen oder markieren Sie weitere in der Tabelle, und kopieren Sie dort.',
  sorted: {
    ascending: (title: string) => `Aufsteigend nach ${title} sortiert`,
    descending: (title: string) => `Absteigend nach ${title} sortiert`,
  },
  unsorted: 'In der Reihenfolge des Katalogs',
  moved: (title: string, position: string, count: string) => `${title} ist Spalte ${position} von ${count}`,
  resized: (title: string, pixels: string) => `${title} ist ${pixels} Pixel breit`,
  fixed: (title: string, position: string, count: string) =>
    `${title} lässt sich nicht verschieben und ist Spalte ${position} von ${count}`,
  keptPlace: (title: string, position: string, count: string) => `${title} bleibt Spalte ${position} von ${count}`,
  rowsCopied: (count: number, shown: string) => (count === 1 ? '1 Zeile kopiert' : `${shown} Zeilen kopiert`),
  copyByHand: 'Der Browser lässt das Kopieren hier nicht zu. Markieren und kopieren Sie die Adresse.',
  addressOfView: 'Adresse dieser Ansicht',
};
