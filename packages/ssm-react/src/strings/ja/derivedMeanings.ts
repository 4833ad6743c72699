/** What measures mean that fill a column in place of its own. */
import type { DerivedMeasure } from 'ssm-core/internal';

export const derivedMeanings: Readonly<Record<DerivedMeasure | 'other', string>> = {
  calibrator_cv:
    'キャリブレーターCVです。ファイルの元になったプレートでのキャリブレーターサンプルの反復測定のばらつきを示し、8は8%を意味します。ベンダーが公表する総CVではありません。',
  qc_cv:
    'QCサンプルのCVです。ファイルの元になったプレートでの品質管理サンプルの反復測定のばらつきを示し、8は8%を意味します。ベンダーが公表する総CVではありません。',
  estimated_lod: 'バッファーのウェルから推定した検出限界です。ベンダーが公表する値ではありません。',
  signal_to_buffer:
    'サンプルのシグナルの中央値をバッファーのシグナルの中央値で割った値です。ベンダーが公表するS/N比ではありません。',
  sample_median: '1つのデータセットのサンプルのシグナルの中央値です。ベンダーが公表する基準値ではありません。',
  other: '読み込んだファイルの測定指標です。ベンダーが公表する値ではありません。',
};
