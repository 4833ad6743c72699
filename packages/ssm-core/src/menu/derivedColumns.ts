import type { Catalogue, CatalogueColumn, ColumnKey } from '../api/types.ts';

/** Says that a column contains another measure than its own. */
export interface Derivation {
  readonly derivedFrom: string;
  readonly derivedFile?: string | undefined;
}

export function derivationOf(column: Partial<CatalogueColumn> | undefined): Derivation | undefined {
  const { derivedFrom, derivedFile } = column ?? {};
  // Older servers do not send this field.
  return typeof derivedFrom === 'string' ? { derivedFrom, derivedFile } : undefined;
}

export function derivedColumns(catalogue: Catalogue | undefined): ReadonlyMap<ColumnKey, Derivation> {
  return new Map(
    (catalogue?.columns ?? []).flatMap((column) => {
      const derivation = derivationOf(column);
      return derivation === undefined ? [] : [[column.key, derivation] as const];
    }),
  );
}

/** Measure that a column may contain instead of its own. It is recognized by its header in the file. */
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
