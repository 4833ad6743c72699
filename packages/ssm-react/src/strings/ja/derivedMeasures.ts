/** What measures are called that fill a column in place of its own. */
import type { DerivedMeasure } from 'ssm-core/internal';

export const derivedMeasures: Readonly<Record<DerivedMeasure, string>> = {
  calibrator_cv: 'キャリブレーターCV',
  qc_cv: 'QCサンプルのCV',
  estimated_lod: '推定検出限界',
  signal_to_buffer: 'シグナル/バッファー比',
  sample_median: 'サンプルの中央値',
};
