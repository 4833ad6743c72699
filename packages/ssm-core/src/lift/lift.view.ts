/** The address of a move, and the bands and flags of its rows. */
import { type AssayVersion, assayVersions, type LiftedVersion, type LiftMatrix, otherVersion } from '../api/types.ts';
import { type ListReference, readListReference, writeListReference } from '../compare/compare.view.ts';
import type { ConcordanceBand } from '../sheet/sheet.standing.ts';

/**
 * Band of Lin's concordance correlation coefficient, which has no unit: below 0.5 low, from 0.75 high. Without a value
 * the band is `unknown`, never low.
 */
export type MoveBand = ConcordanceBand | 'unknown';
export const moveBands: readonly MoveBand[] = ['low', 'medium', 'high', 'unknown'];

/**
 * - `not_on_target`: the other menu lacks the reagent. The next two flags name its reason, if the catalogue has one.
 * - `internal_use`, `deprecated`: the other catalogue no longer offers the reagent.
 * - `gene_changed`: the Entrez gene ids differ; without ids on both sides, the symbols do.
 * - `gene_renamed`: the symbols differ, and the Entrez gene ids, one for each symbol, are the same.
 * - `new_alternatives`: the other menu has further reagents of the protein, which the old version lacks.
 * - `not_in_source`: the reagent is not on the menu of the old version, or not in 5K.
 */
export const moveFlags = [
  'not_on_target',
  'internal_use',
  'deprecated',
  'gene_changed',
  'gene_renamed',
  'new_alternatives',
  'not_in_source',
] as const;
export type MoveFlag = (typeof moveFlags)[number];

export interface MoveShown {
  /** Shows only reagents of this band; null for all. */
  readonly band: MoveBand | null;
  readonly flag: MoveFlag | null;
}

export interface MoveView extends MoveShown {
  /** The list to move; null if none is chosen. */
  readonly list: ListReference | null;
  /** Whether the list is one of 5K. Then the menu of `to` answered it. */
  readonly isFrom5k: boolean;
  /** The version to which a list of 5K is moved. Other lists are moved to the version that is not theirs. */
  readonly to: AssayVersion;
  /** Null until the person has chosen, because coefficients of one matrix are wrong for the other. */
  readonly matrix: LiftMatrix | null;
  /** Chosen replacements: a SeqId that is not carried, and the reagent in its place. */
  readonly choices: readonly (readonly [seqId: string, replacement: string])[];
}

export const noMove: MoveView = {
  list: null,
  isFrom5k: false,
  to: 'V_11K',
  matrix: null,
  choices: [],
  band: null,
  flag: null,
};

/** Returns the versions between which a list of this version is moved. */
export function moveOf({ isFrom5k, to }: MoveView, version: AssayVersion): { from: LiftedVersion; to: AssayVersion } {
  return isFrom5k ? { from: 'V_5K', to } : { from: version, to: otherVersion(version) };
}

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads a move from an address. What cannot be read is left out. */
export function readMoveView(parameters: URLSearchParams): MoveView {
  const choices = parameters.getAll('replace').flatMap((text) => {
    const [, seqId, replacement] = /^(\d+-\d+):(\d+-\d+)$/.exec(text) ?? [];
    return seqId === undefined || replacement === undefined ? [] : [[seqId, replacement] as const];
  });
  return {
    list: readListReference(parameters.get('list') ?? '') ?? null,
    isFrom5k: parameters.get('from') === 'V_5K',
    to: among(assayVersions, parameters.get('to')) ?? noMove.to,
    matrix: among<LiftMatrix>(['plasma', 'serum'], parameters.get('matrix')),
    choices: [...new Map(choices)],
    band: among<MoveBand>(moveBands, parameters.get('band')),
    flag: among<MoveFlag>(moveFlags, parameters.get('flag')),
  };
}

export function writeMoveView({ list, isFrom5k, to, matrix, choices, band, flag }: MoveView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (list !== null) parameters.set('list', writeListReference(list));
  if (isFrom5k) {
    parameters.set('from', 'V_5K');
    parameters.set('to', to);
  }
  if (matrix !== null) parameters.set('matrix', matrix);
  for (const [seqId, replacement] of choices) parameters.append('replace', `${seqId}:${replacement}`);
  if (band !== null) parameters.set('band', band);
  if (flag !== null) parameters.set('flag', flag);
  return parameters;
}
