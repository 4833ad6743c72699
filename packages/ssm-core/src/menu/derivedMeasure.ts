/** What a measure is that fills a column in place of the column's own, told by the name that its file gives it. */

export type DerivedMeasure = 'calibrator_cv' | 'qc_cv' | 'estimated_lod' | 'signal_to_buffer' | 'sample_median';

/** In headers without anything but their letters. */
const names: readonly (readonly [measure: DerivedMeasure, name: RegExp])[] = [
  ['calibrator_cv', /calibrator.*cv/],
  ['qc_cv', /qc.*cv|qualitycontrol.*cv/],
  ['estimated_lod', /elod|estimatedl/],
  ['signal_to_buffer', /signaltobuffer/],
  ['sample_median', /mediansample|samplemedian/],
];

/** Null where the name does not tell. */
export function derivedMeasureOf(header: string): DerivedMeasure | null {
  const letters = header.toLowerCase().replace(/[^a-z]/g, '');
  return names.find(([, name]) => name.test(letters))?.[0] ?? null;
}
