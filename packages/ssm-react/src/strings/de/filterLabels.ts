import type { FilterKey, StandardFilterKey } from 'ssm-core';
import type { FilterGroup, FilterOperator } from 'ssm-core/engine';

const labels: Readonly<Record<StandardFilterKey, string>> = {
  v11Only: 'Neu im 11K-Menü',
  seqId: 'Sequenz-ID',
  fullName: 'Vollständiger Name',
  targetName: 'Targetname',
  uniProtId: 'UniProt-ID',
  entrezGeneName: 'Entrez-Gene-Name',
  fixedPanels: 'Feste Panels',
  dilGroup: 'Verdünnungsgruppe',
  loDb: 'LoDB (RFU)',
  sigNoisePlasma: 'Signal-Rausch-Verhältnis Plasma',
  bufferMS: 'Puffer-MS',
  totalCvPlasma: 'Gesamt-CV Plasma',
  corrPlasma: 'Korrelation Plasma',
  fStatPlasma: 'F-Statistik Plasma',
  medNormPlasma: 'Median Normalplasma (RFU)',
  sigNoiseSerum: 'Signal-Rausch-Verhältnis Serum',
  totalCvSerum: 'Gesamt-CV Serum',
  corrSerum: 'Korrelation Serum',
  fStatSerum: 'F-Statistik Serum',
  medNormSerum: 'Median Normalserum (RFU)',
  goBioProcess: 'GO Biologischer Prozess',
  goMoleFunc: 'GO Molekulare Funktion',
  goCellComp: 'GO Zelluläre Komponente',
  mesh: 'MeSH',
  pubs: 'Publikationen',
  charInfo: 'Selektivität',
  mousePlasmaBin: 'Mausplasma, qualitative Klasse',
  mousePlasmaFstat: 'Mausplasma, F-Statistik',
  apparentKd: 'Scheinbare Kd (M)',
  disgenet: 'DisGeNET',
  diseases: 'Erkrankungen',
  pathways: 'Signalwege',
};

const groups: Readonly<Record<FilterGroup, string>> = {
  menu: 'Menü',
  identifiers: 'Kennungen',
  assay: 'Assay',
  evidence: 'Belege',
  plasma: 'Plasma',
  serum: 'Serum',
  annotations: 'Annotationen',
  mouse: 'Maus',
  own: 'Ergänzte Spalten',
};

const operators: Readonly<Record<Exclude<FilterOperator, '=' | '*='>, string>> = {
  '>': 'Größer als (>)',
  '>=': 'Größer oder gleich (>=)',
  '<': 'Kleiner als (<)',
  '<=': 'Kleiner oder gleich (<=)',
  '~': 'Zwischen (~)',
};

const publications: Readonly<Record<string, string>> = {
  orthStrats: 'Orthogonale Strategien',
  mrmMsData: 'MRM-MS-Daten',
  ddaMsData: 'DDA-MS-Daten',
  pQtl: 'pQTL',
};

const tooltips: Readonly<Partial<Record<FilterKey, string>>> = {
  v11Only: 'Nur SOMAmer-Reagenzien, die mit 11K neu hinzugekommen sind',
  bufferMS:
    'Bestätigung der Spezifität für das Zielprotein durch LC-MS/MS-Analyse von Protein-SOMAmer-Komplexen in Puffer.',
  charInfo: 'Selektivität gegenüber homologen oder verwandten Proteinen',
};

export const filterLabels = { labels, groups, operators, publications, tooltips };
