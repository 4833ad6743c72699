import type { FilterKey, StandardFilterKey } from 'ssm-core';
import type { FilterGroup, FilterOperator } from 'ssm-core/engine';

const labels: Readonly<Record<StandardFilterKey, string>> = {
  v11Only: '11K Menu New Additions',
  seqId: 'Sequence ID',
  fullName: 'Full Name',
  targetName: 'Target Name',
  uniProtId: 'UniProt ID',
  entrezGeneName: 'Entrez Gene Name',
  fixedPanels: 'Fixed Panels',
  dilGroup: 'Dilution Group',
  loDb: 'LoDB (RFU)',
  sigNoisePlasma: 'Signal to Noise Plasma',
  bufferMS: 'Buffer MS',
  totalCvPlasma: 'Total CV Plasma',
  corrPlasma: 'Correlation Plasma',
  fStatPlasma: 'F-Statistic Plasma',
  medNormPlasma: 'Median Normal Plasma (RFU)',
  sigNoiseSerum: 'Signal to Noise Serum',
  totalCvSerum: 'Total CV Serum',
  corrSerum: 'Correlation Serum',
  fStatSerum: 'F-Statistic Serum',
  medNormSerum: 'Median Normal Serum (RFU)',
  goBioProcess: 'GO Biological Process',
  goMoleFunc: 'GO Molecular Function',
  goCellComp: 'GO Cellular Component',
  mesh: 'MeSH',
  pubs: 'Publications',
  charInfo: 'Selectivity',
  mousePlasmaBin: 'Mouse Plasma Qualitative Bin',
  mousePlasmaFstat: 'Mouse Plasma F-Statistic',
  apparentKd: 'Apparent Kd (M)',
  disgenet: 'DisGeNET',
  diseases: 'Disease States',
  pathways: 'Pathways',
};

const groups: Readonly<Record<FilterGroup, string>> = {
  menu: 'Menu',
  identifiers: 'Identifiers',
  assay: 'Assay',
  evidence: 'Evidence',
  plasma: 'Plasma',
  serum: 'Serum',
  annotations: 'Annotations',
  mouse: 'Mouse',
  own: 'Added columns',
};

const operators: Readonly<Record<Exclude<FilterOperator, '=' | '*='>, string>> = {
  '>': 'Greater Than (>)',
  '>=': 'Greater Than or Equal To (>=)',
  '<': 'Less Than (<)',
  '<=': 'Less Than or Equal To (<=)',
  '~': 'Between (~)',
};

const publications: Readonly<Record<string, string>> = {
  orthStrats: 'Orthogonal Strategies',
  mrmMsData: 'MRM MS Data',
  ddaMsData: 'DDA MS Data',
  pQtl: 'pQTL',
};

/** Shown when a category is hovered or focused, and below the row that uses the category. */
const tooltips: Readonly<Partial<Record<FilterKey, string>>> = {
  v11Only: 'Return only SOMAmer Reagents that are new to 11K',
  bufferMS:
    'Confirmation of specificity to target protein identified via LC-MS/MS analysis of Protein-SOMAmer complexes in buffer.',
  charInfo: 'Selectivity to Homologous or Related Proteins',
};

export const filterLabels = { labels, groups, operators, publications, tooltips };
