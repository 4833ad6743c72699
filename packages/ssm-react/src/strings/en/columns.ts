/** Titles with units, and tooltips, of the catalogue's columns. */
import type { StandardColumnKey } from 'ssm-core';
import type { DerivedMeasure } from 'ssm-core/internal';

export interface ColumnStrings {
  readonly title: string;
  /** Explains the column when its header is hovered or has the keyboard focus. */
  readonly tooltip?: string;
}

export const columns: Readonly<Record<StandardColumnKey, ColumnStrings>> = {
  seqId: { title: 'Sequence ID' },
  fullName: { title: 'Full Name' },
  targetName: { title: 'Target Name' },
  uniProtId: { title: 'UniProt ID' },
  entrezGeneName: { title: 'Entrez Gene Name' },
  fixedPanels: { title: 'Fixed Panels' },
  bufferMS: {
    title: 'Buffer MS',
    tooltip:
      'Confirmation of specificity to target protein identified via LC-MS/MS analysis of Protein-SOMAmer complexes in buffer.',
  },
  dilutionGroup: { title: 'Dilution Group' },
  selexTargetAminoAcidRange: { title: 'SELEX Target Amino Acid Range' },
  loDb: { title: 'LoDB (RFU)' },
  signalToNoisePlasma: { title: 'Signal to Noise Plasma' },
  totalCVPlasma: { title: 'Total CV Plasma (%)' },
  correlationPlasma: { title: 'Correlation Plasma' },
  fStatPlasma: { title: 'F-Statistic Plasma' },
  medianNormalPlasma: { title: 'Median Normal Plasma (RFU)' },
  signalToNoiseSerum: { title: 'Signal to Noise Serum' },
  totalCVSerum: { title: 'Total CV Serum (%)' },
  correlationSerum: { title: 'Correlation Serum' },
  fStatSerum: { title: 'F-Statistic Serum' },
  medianNormalSerum: { title: 'Median Normal Serum (RFU)' },
  characterizationInfo: { title: 'Selectivity', tooltip: 'Selectivity to Homologous or Related Proteins' },
  orthogonalStrategies: { title: 'Orthogonal Strategies' },
  mrmMsData: { title: 'MRM MS Data' },
  ddaMsData: { title: 'DDA MS Data' },
  pQtl: { title: 'pQTL' },
  mousePlasmaBin: { title: 'Mouse Plasma Qualitative Bin' },
  mousePlasmaFstat: { title: 'Mouse Plasma F-Statistic' },
  diseases: { title: 'Disease States' },
  pathways: { title: 'Pathways' },
};

/** Names of measures that fill a column which has no measure of its own. */
export const derivedMeasures: Readonly<Record<DerivedMeasure, string>> = {
  calibrator_cv: 'calibrator CV',
  qc_cv: 'QC CV',
  estimated_lod: 'estimated limit of detection',
  signal_to_buffer: 'signal to buffer',
  sample_median: 'median of the samples',
};
