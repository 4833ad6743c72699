/** Labels of the codes in cells. A code without a label is shown unchanged. */

type Labels = Readonly<Record<string, string>>;

const fixedPanels: Labels = {
  cvd: 'Cardiovascular Disease',
  infImmResp: 'Inflammation and Immune Response',
  metabolic: 'Metabolic Diseases',
  oncology: 'Oncology',
  neuroscience: 'Neuroscience',
  cytokines: 'Cytokines',
  respiratory: 'Respiratory',
};

const diseases: Labels = {
  alz: "Alzheimer's Disease",
  park: "Parkinson's Disease",
  brcancer: 'Breast Cancer',
  pancancer: 'Pancreatic Cancer',
  t2diabetes: 'Type 2 Diabetes',
};

const pathways: Labels = {
  ampk: 'AMPK Signaling Pathway',
  apop: 'Apoptosis',
  egfr: 'EGFR Tyrosine Kinase Inhibitor Resistance',
  il17: 'IL-17 Signaling',
  jakstat: 'JAK-STAT',
  mapk: 'MAPK',
  mtor: 'mTOR',
  nfkb: 'NF-kB',
  p53: 'p53',
  pdl1: 'PD-L1/PD-1 Checkpoint',
  pi3k: 'PI3K-Akt',
  ras: 'Ras',
  tgf: 'TGF-beta',
  vegf: 'VEGF',
  wnt: 'Wnt',
};

const mousePlasmaBins: Labels = { High: 'High', Medium: 'Medium', Low: 'Low' };

export const values = {
  fixedPanels,
  collections: { diseases, pathways },
  mousePlasmaBins,
  boolean: { yes: 'Yes', no: 'No' },
  listSeparator: ', ',
};
