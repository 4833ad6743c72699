import type { AnalyteLift, LiftFactors } from 'ssm-core';
import type { TextColumn } from 'ssm-core/engine';
import { readNumber } from '../cells/values.ts';
import type { CatalogueRevision } from '../revision.ts';

type Sample = 'plasma' | 'serum';
type Factor = keyof LiftFactors;

export interface LiftTable extends Pick<AnalyteLift, 'source' | 'licence'> {
  /** One value per row of the menu, NaN if unknown, under keys such as `plasma scaleTo7k`. */
  readonly factors: ReadonlyMap<string, Float64Array>;
}

const nameOf = (sample: Sample, factor: Factor): string => `${sample} ${factor}`;

const directions: Readonly<Record<string, Factor>> = {
  '11k_to_7k': 'scaleTo7k',
  '7k_to_11k': 'scaleTo11k',
  '11k_to_7k_ccc': 'ccc',
  '7k_to_11k_ccc': 'ccc',
};

function factorOf(header: string): string | undefined {
  const [, sample = '', direction = ''] = /^(plasma|serum)_(\w+)$/.exec(header.toLowerCase()) ?? [];
  const factor = directions[direction];
  return factor && nameOf(sample as Sample, factor);
}

function numbersOf({ dictionary, codes }: TextColumn, rows: Uint32Array): Float64Array {
  // Factors are small, so a comma in them is a decimal separator.
  const numbers = dictionary.map((cell) => readNumber(cell, cell.includes(','))?.value ?? Number.NaN);
  return Float64Array.from(rows, (row) => numbers[codes[row] as number] ?? Number.NaN);
}

export function liftTablesOf(
  { source, knowledge }: Pick<CatalogueRevision, 'source' | 'knowledge'>,
  rows: Uint32Array,
): readonly LiftTable[] {
  const byFile = new Map<string, Map<string, Float64Array>>();
  for (const [name, column] of source) {
    const at = name.lastIndexOf(' · ');
    const [file, header] = [name.slice(0, at), name.slice(at + 3)];
    const factor = factorOf(header);
    if (factor === undefined) continue;
    const factors = byFile.get(file) ?? new Map<string, Float64Array>();
    byFile.set(file, factors.set(factor, numbersOf(column, rows)));
  }
  return [...byFile].map(([file, factors]) => {
    const said = knowledge.sources.find((each) => each.file === file && each.holds === 'lift');
    return { source: said?.source ?? null, licence: said?.licence ?? null, factors };
  });
}

/** Returns the values of the last table that has this row; null without such a table. */
export function liftAt(tables: readonly LiftTable[], row: number): AnalyteLift | null {
  for (const { source, licence, factors } of tables.toReversed()) {
    const factor = (sample: Sample, name: Factor): number | null => {
      const value = factors.get(nameOf(sample, name))?.[row] ?? Number.NaN;
      return Number.isNaN(value) ? null : value;
    };
    const of = (sample: Sample): LiftFactors => ({
      scaleTo7k: factor(sample, 'scaleTo7k'),
      scaleTo11k: factor(sample, 'scaleTo11k'),
      ccc: factor(sample, 'ccc'),
    });
    const [plasma, serum] = [of('plasma'), of('serum')];
    const isSaid = [...Object.values(plasma), ...Object.values(serum)].some((value) => value !== null);
    if (isSaid) return { plasma, serum, source, licence };
  }
  return null;
}
