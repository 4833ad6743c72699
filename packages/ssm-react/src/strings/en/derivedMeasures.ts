/** What measures are called that fill a column in place of its own: with the first view, and in the server's files. */
import type { DerivedMeasure } from 'ssm-core/internal';

export const derivedMeasures: Readonly<Record<DerivedMeasure, string>> = {
  calibrator_cv: 'calibrator CV',
  qc_cv: 'QC CV',
  estimated_lod: 'estimated limit of detection',
  signal_to_buffer: 'signal to buffer',
  sample_median: 'median of the samples',
};
