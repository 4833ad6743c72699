import type { DerivedMeasure } from 'ssm-core/internal';
import type { Strings } from '../en/en.ts';

export const columns: Strings['columns'] = {
  seqId: { title: 'SeqId' },
  fullName: { title: '正式名称' },
  targetName: { title: '標的名' },
  uniProtId: { title: 'UniProt ID' },
  entrezGeneName: { title: 'Entrez Gene名' },
  fixedPanels: { title: '固定パネル' },
  bufferMS: {
    title: 'バッファーMS',
    tooltip: 'バッファー中のタンパク質-SOMAmer複合体のLC-MS/MS分析により、標的タンパク質への特異性を確認した結果です。',
  },
  dilutionGroup: { title: '希釈グループ' },
  selexTargetAminoAcidRange: { title: 'SELEX標的アミノ酸範囲' },
  loDb: { title: 'LoDB (RFU)' },
  signalToNoisePlasma: { title: '血漿S/N比' },
  totalCVPlasma: { title: '血漿総CV (%)' },
  correlationPlasma: { title: '血漿相関' },
  fStatPlasma: { title: '血漿F統計量' },
  medianNormalPlasma: { title: '健常者血漿中央値 (RFU)' },
  signalToNoiseSerum: { title: '血清S/N比' },
  totalCVSerum: { title: '血清総CV (%)' },
  correlationSerum: { title: '血清相関' },
  fStatSerum: { title: '血清F統計量' },
  medianNormalSerum: { title: '健常者血清中央値 (RFU)' },
  characterizationInfo: { title: '選択性', tooltip: '相同または類縁タンパク質に対する選択性' },
  orthogonalStrategies: { title: '直交的検証' },
  mrmMsData: { title: 'MRM MSデータ' },
  ddaMsData: { title: 'DDA MSデータ' },
  pQtl: { title: 'pQTL' },
  mousePlasmaBin: { title: 'マウス血漿の定性区分' },
  mousePlasmaFstat: { title: 'マウス血漿F統計量' },
  diseases: { title: '疾患' },
  pathways: { title: 'パスウェイ' },
};

export const derivedMeasures: Readonly<Record<DerivedMeasure, string>> = {
  calibrator_cv: 'キャリブレーターCV',
  qc_cv: 'QCサンプルのCV',
  estimated_lod: '推定検出限界',
  signal_to_buffer: 'シグナル/バッファー比',
  sample_median: 'サンプルの中央値',
};
