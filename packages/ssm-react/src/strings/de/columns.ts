import type { DerivedMeasure } from 'ssm-core/internal';
import type { Strings } from '../en/en.ts';

export const columns: Strings['columns'] = {
  seqId: { title: 'Sequenz-ID' },
  fullName: { title: 'Vollständiger Name' },
  targetName: { title: 'Targetname' },
  uniProtId: { title: 'UniProt-ID' },
  entrezGeneName: { title: 'Entrez-Gene-Name' },
  fixedPanels: { title: 'Feste Panels' },
  bufferMS: {
    title: 'Puffer-MS',
    tooltip:
      'Bestätigung der Spezifität für das Zielprotein durch LC-MS/MS-Analyse von Protein-SOMAmer-Komplexen in Puffer.',
  },
  dilutionGroup: { title: 'Verdünnungsgruppe' },
  selexTargetAminoAcidRange: { title: 'SELEX-Target-Aminosäurebereich' },
  loDb: { title: 'LoDB (RFU)' },
  signalToNoisePlasma: { title: 'Signal/Rausch Plasma' },
  totalCVPlasma: { title: 'Gesamt-CV Plasma (%)' },
  correlationPlasma: { title: 'Korrelation Plasma' },
  fStatPlasma: { title: 'F-Statistik Plasma' },
  medianNormalPlasma: { title: 'Median Normalplasma (RFU)' },
  signalToNoiseSerum: { title: 'Signal/Rausch Serum' },
  totalCVSerum: { title: 'Gesamt-CV Serum (%)' },
  correlationSerum: { title: 'Korrelation Serum' },
  fStatSerum: { title: 'F-Statistik Serum' },
  medianNormalSerum: { title: 'Median Normalserum (RFU)' },
  characterizationInfo: {
    title: 'Selektivität',
    tooltip: 'Selektivität gegenüber homologen oder verwandten Proteinen',
  },
  orthogonalStrategies: { title: 'Orthogonale Strategien' },
  mrmMsData: { title: 'MRM-MS-Daten' },
  ddaMsData: { title: 'DDA-MS-Daten' },
  pQtl: { title: 'pQTL' },
  mousePlasmaBin: { title: 'Mausplasma, qualitative Klasse' },
  mousePlasmaFstat: { title: 'Mausplasma, F-Statistik' },
  diseases: { title: 'Erkrankungen' },
  pathways: { title: 'Signalwege' },
};

export const derivedMeasures: Readonly<Record<DerivedMeasure, string>> = {
  calibrator_cv: 'Kalibrator-CV',
  qc_cv: 'QC-CV',
  estimated_lod: 'geschätzte Nachweisgrenze',
  signal_to_buffer: 'Signal zu Puffer',
  sample_median: 'Median der Proben',
};

/** The same measures in the dative, after „aus“. */
export const derivedMeasuresInDative: Readonly<Record<DerivedMeasure, string>> = {
  ...derivedMeasures,
  estimated_lod: 'geschätzter Nachweisgrenze',
};
