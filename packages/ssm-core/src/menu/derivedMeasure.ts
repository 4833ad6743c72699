/** Measures that can fill a column instead of its own, recognized by their header in the file. */

export type DerivedMeasure = 'calibrator_cv' | 'qc_cv' | 'estimated_lod' | 'signal_to_buffer' | 'sample_median';

const names: readonly (readonly [measure: DerivedMeasure, name: RegExp])[] = [
  ['calibrator_cv', /calibrator.*cv/],
  ['qc_cv', /qc.*cv|qualitycontrol.*cv/],
  ['estimated_lod', /elod|estimatedl/],
  ['signal_to_buffer', /signaltobuffer/],
  ['sample_median', /mediansample|samplemedian/],
];

export function derivedMeasureOf(header: string): DerivedMeasure | null {
  const letters = header.toLowerCase().replace(/[^a-z]/g, '');
  return names.find(([, name]) => name.test(letters))?.[0] ?? null;
}
