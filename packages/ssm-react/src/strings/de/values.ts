type Labels = Readonly<Record<string, string>>;

const fixedPanels: Labels = {
  cvd: 'Herz-Kreislauf-Erkrankungen',
  infImmResp: 'Entzündung und Immunantwort',
  metabolic: 'Stoffwechselerkrankungen',
  oncology: 'Onkologie',
  neuroscience: 'Neurowissenschaften',
  cytokines: 'Zytokine',
  respiratory: 'Atemwege',
};

const diseases: Labels = {
  alz: 'Alzheimer-Krankheit',
  park: 'Parkinson-Krankheit',
  brcancer: 'Brustkrebs',
  pancancer: 'Bauchspeicheldrüsenkrebs',
  t2diabetes: 'Typ-2-Diabetes',
};

const pathways: Labels = {
  ampk: 'AMPK-Signalweg',
  apop: 'Apoptose',
  egfr: 'Resistenz gegen EGFR-Tyrosinkinase-Inhibitoren',
  il17: 'IL-17-Signalweg',
  jakstat: 'JAK-STAT',
  mapk: 'MAPK',
  mtor: 'mTOR',
  nfkb: 'NF-kB',
  p53: 'p53',
  pdl1: 'PD-L1/PD-1-Checkpoint',
  pi3k: 'PI3K-Akt',
  ras: 'Ras',
  tgf: 'TGF-beta',
  vegf: 'VEGF',
  wnt: 'Wnt',
};

const mousePlasmaBins: Labels = { High: 'Hoch', Medium: 'Mittel', Low: 'Niedrig' };

export const values = {
  fixedPanels,
  collections: { diseases, pathways },
  mousePlasmaBins,
  boolean: { yes: 'Ja', no: 'Nein' },
  listSeparator: ', ',
};
