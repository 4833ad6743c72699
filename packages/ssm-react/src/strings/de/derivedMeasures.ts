/** What measures are called that fill a column in place of its own. */
import type { DerivedMeasure } from 'ssm-core/internal';

export const derivedMeasures: Readonly<Record<DerivedMeasure, string>> = {
  calibrator_cv: 'Kalibrator-CV',
  qc_cv: 'QC-CV',
  estimated_lod: 'geschätzte Nachweisgrenze',
  signal_to_buffer: 'Signal zu Puffer',
  sample_median: 'Median der Proben',
};
