/** Reads the coefficients of lifting tables, which move values between assay versions. */
import type { AnalyteLift, AssayVersion, LiftedVersion, LiftFactors, LiftMatrix, LiftPair } from 'ssm-core';
import type { TextColumn } from 'ssm-core/engine';
import { readNumber } from '../cells/values.ts';
import type { CatalogueRevision } from '../revision.ts';

/** Kind of a coefficient, such as `plasma 7k 11k` for a factor, and `plasma 7k 11k ccc` for a concordance. */
type Kind = string;

interface LoadedLift extends Pick<AnalyteLift, 'source' | 'licence'> {
  readonly file: string;
  /** One value per record, NaN if unknown. */
  readonly factors: ReadonlyMap<Kind, Float64Array>;
}

export interface LoadedLifts {
  /** In load order. Later tables count first. */
  readonly tables: readonly LoadedLift[];
  /** SeqId of each record. Records off the menu have coefficients too. */
  readonly seqIds: TextColumn;
  /** Record of each row of the menu. */
  readonly rows: Uint32Array;
}

type ShortVersion = '5k' | '7k' | '11k';
const shortVersions: readonly ShortVersion[] = ['5k', '7k', '11k'];
const shortOf: Readonly<Record<LiftedVersion, ShortVersion>> = { V_5K: '5k', V_7K: '7k', V_11K: '11k' };

export const factorKind = (matrix: LiftMatrix, from: LiftedVersion, to: AssayVersion): Kind =>
  `${matrix} ${shortOf[from]} ${shortOf[to]}`;

/** The concordance of two versions has no direction. */
export function concordanceKind(matrix: LiftMatrix, one: LiftedVersion, other: LiftedVersion): Kind {
  const [older, newer] = shortVersions.filter((short) => short === shortOf[one] || short === shortOf[other]);
  return `${matrix} ${older} ${newer} ccc`;
}

const longOf = Object.fromEntries(Object.entries(shortOf).map(([long, short]) => [short, long])) as Readonly<
  Record<ShortVersion, LiftedVersion>
>;

/** Returns the kind of the coefficients under a header such as `plasma_7k_to_11k` or `plasma_11k_to_7k_ccc`. */
export function liftKindOf(header: string): Kind | undefined {
  const match = /^(plasma|serum)_(5k|7k|11k)_to_(5k|7k|11k)(_ccc)?$/.exec(header.toLowerCase());
  if (match === null) return undefined;
  const [matrix, from, to] = match.slice(1) as [LiftMatrix, ShortVersion, ShortVersion];
  return match[4] === undefined ? `${matrix} ${from} ${to}` : concordanceKind(matrix, longOf[from], longOf[to]);
}

function numbersOf({ dictionary, codes }: TextColumn): Float64Array {
  // Factors are small, so a comma in them is a decimal separator.
  const numbers = dictionary.map((cell) => readNumber(cell, cell.includes(','))?.value ?? Number.NaN);
  return Float64Array.from(codes, (code) => numbers[code] ?? Number.NaN);
}

function* coefficientsOf({ source }: Pick<CatalogueRevision, 'source'>) {
  for (const [name, column] of source) {
    const at = name.lastIndexOf(' · ');
    const kind = liftKindOf(name.slice(at + 3));
    if (kind !== undefined && column.dictionary.length > 0) yield { file: name.slice(0, at), kind, column };
  }
}

export function loadedLiftsOf(revision: CatalogueRevision, rows: Uint32Array): LoadedLifts {
  const byFile = new Map<string, Map<Kind, Float64Array>>();
  for (const { file, kind, column } of coefficientsOf(revision)) {
    const factors = byFile.get(file) ?? new Map<Kind, Float64Array>();
    byFile.set(file, factors.set(kind, numbersOf(column)));
  }
  const tables = [...byFile].map(([file, factors]) => {
    const said = revision.knowledge.sources.find((each) => each.file === file && each.holds === 'lift');
    return { file, source: said?.source ?? null, licence: said?.licence ?? null, factors };
  });
  return { tables, seqIds: revision.columns.get('seqId') as TextColumn, rows };
}

const moves: readonly LiftPair[] = [
  { from: 'V_5K', to: 'V_7K' },
  { from: 'V_5K', to: 'V_11K' },
  { from: 'V_7K', to: 'V_11K' },
  { from: 'V_11K', to: 'V_7K' },
];

/** Returns the moves for which there is a kind of coefficient. */
export function movesOf(kinds: ReadonlySet<Kind>): readonly LiftPair[] {
  const has =
    ({ from, to }: LiftPair) =>
    (matrix: LiftMatrix) =>
      kinds.has(factorKind(matrix, from, to)) || kinds.has(concordanceKind(matrix, from, to));
  return moves.filter((move) => (['plasma', 'serum'] as const).some(has(move)));
}

export function liftPairsOf(revision: Pick<CatalogueRevision, 'source'>): readonly LiftPair[] {
  return movesOf(new Set(Array.from(coefficientsOf(revision), ({ kind }) => kind)));
}

/** Returns the values of the last table that has any between 7K and 11K for a row of the menu; null without one. */
export function liftAt({ tables, rows }: LoadedLifts, row: number): AnalyteLift | null {
  const record = rows[row] ?? -1;
  for (const { source, licence, factors } of tables.toReversed()) {
    const valueOf = (kind: Kind): number | null => {
      const value = factors.get(kind)?.[record] ?? Number.NaN;
      return Number.isNaN(value) ? null : value;
    };
    const of = (matrix: LiftMatrix): LiftFactors => ({
      scaleTo7k: valueOf(factorKind(matrix, 'V_11K', 'V_7K')),
      scaleTo11k: valueOf(factorKind(matrix, 'V_7K', 'V_11K')),
      ccc: valueOf(concordanceKind(matrix, 'V_7K', 'V_11K')),
    });
    const [plasma, serum] = [of('plasma'), of('serum')];
    const isSaid = [...Object.values(plasma), ...Object.values(serum)].some((value) => value !== null);
    if (isSaid) return { plasma, serum, source, licence };
  }
  return null;
}
