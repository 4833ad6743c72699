import type { Strings } from '../en/en.ts';

type Labels = Readonly<Record<string, string>>;

const fixedPanels: Labels = {
  cvd: '心血管疾患',
  infImmResp: '炎症・免疫応答',
  metabolic: '代謝疾患',
  oncology: 'がん',
  neuroscience: '神経科学',
  cytokines: 'サイトカイン',
  respiratory: '呼吸器',
};

const diseases: Labels = {
  alz: 'アルツハイマー病',
  park: 'パーキンソン病',
  brcancer: '乳がん',
  pancancer: '膵がん',
  t2diabetes: '2型糖尿病',
};

const pathways: Labels = {
  ampk: 'AMPKシグナル伝達経路',
  apop: 'アポトーシス',
  egfr: 'EGFRチロシンキナーゼ阻害剤耐性',
  il17: 'IL-17シグナル伝達',
  jakstat: 'JAK-STAT',
  mapk: 'MAPK',
  mtor: 'mTOR',
  nfkb: 'NF-kB',
  p53: 'p53',
  pdl1: 'PD-L1/PD-1チェックポイント',
  pi3k: 'PI3K-Akt',
  ras: 'Ras',
  tgf: 'TGF-beta',
  vegf: 'VEGF',
  wnt: 'Wnt',
};

const mousePlasmaBins: Labels = { High: '高', Medium: '中', Low: '低' };

export const values: Strings['values'] = {
  fixedPanels,
  collections: { diseases, pathways },
  mousePlasmaBins,
  boolean: { yes: 'はい', no: 'いいえ' },
  // Import recognizes a comma as a separator, but not 、.
  listSeparator: ', ',
};
