import type { filterLabels as english } from '../en/filterLabels.ts';

type Labels = typeof english;

const labels: Labels['labels'] = {
  v11Only: '11Kで追加された試薬',
  seqId: 'SeqId',
  fullName: '正式名称',
  targetName: '標的名',
  uniProtId: 'UniProt ID',
  entrezGeneName: 'Entrez Gene名',
  fixedPanels: '固定パネル',
  dilGroup: '希釈グループ',
  loDb: 'LoDB (RFU)',
  sigNoisePlasma: '血漿S/N比',
  bufferMS: 'バッファーMS',
  totalCvPlasma: '血漿総CV',
  corrPlasma: '血漿相関',
  fStatPlasma: '血漿F統計量',
  medNormPlasma: '健常者血漿中央値 (RFU)',
  sigNoiseSerum: '血清S/N比',
  totalCvSerum: '血清総CV',
  corrSerum: '血清相関',
  fStatSerum: '血清F統計量',
  medNormSerum: '健常者血清中央値 (RFU)',
  goBioProcess: 'GO生物学的プロセス',
  goMoleFunc: 'GO分子機能',
  goCellComp: 'GO細胞構成要素',
  mesh: 'MeSH',
  pubs: '文献',
  charInfo: '選択性',
  mousePlasmaBin: 'マウス血漿の定性区分',
  mousePlasmaFstat: 'マウス血漿F統計量',
  apparentKd: '見かけのKd (M)',
  disgenet: 'DisGeNET',
  diseases: '疾患',
  pathways: 'パスウェイ',
};

const groups: Labels['groups'] = {
  menu: 'メニュー',
  identifiers: '識別子',
  assay: 'アッセイ',
  evidence: 'エビデンス',
  plasma: '血漿',
  serum: '血清',
  annotations: 'アノテーション',
  mouse: 'マウス',
  own: '追加された列',
};

const operators: Labels['operators'] = {
  '>': 'より大きい (>)',
  '>=': '以上 (>=)',
  '<': 'より小さい (<)',
  '<=': '以下 (<=)',
  '~': '範囲 (~)',
};

const publications: Labels['publications'] = {
  orthStrats: '直交的検証',
  mrmMsData: 'MRM MSデータ',
  ddaMsData: 'DDA MSデータ',
  pQtl: 'pQTL',
};

const tooltips: Labels['tooltips'] = {
  v11Only: '11Kで新たに加わったSOMAmer試薬のみを表示します',
  bufferMS: 'バッファー中のタンパク質-SOMAmer複合体のLC-MS/MS分析により、標的タンパク質への特異性を確認した結果です。',
  charInfo: '相同または類縁タンパク質に対する選択性',
};

export const filterLabels: Labels = { labels, groups, operators, publications, tooltips };
