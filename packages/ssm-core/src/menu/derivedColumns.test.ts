import { expect, test } from 'vitest';
import { derivedMeasureOf } from './derivedColumns.ts';

test.each([
  ['calibratorCvPct', 'calibrator_cv'],
  ['Calibrator CV (%)', 'calibrator_cv'],
  ['qcCvPct', 'qc_cv'],
  ['eLodBufferRfu', 'estimated_lod'],
  ['eLoD (RFU)', 'estimated_lod'],
  ['signalToBufferPlasma', 'signal_to_buffer'],
  ['medianSamplePlasmaRfu', 'sample_median'],
  ['Total CV Plasma', null],
  ['medianBufferRfu', null],
  ['', null],
])('S3-03: the header %j names the measure %j', (header, measure) => {
  expect(derivedMeasureOf(header)).toBe(measure);
});
