/** Makes the table with which lists are moved between assay versions. */
import type { AssayVersion, GeneChange, LiftedVersion, LiftMatrix, LiftTable, ReagentGenes } from 'ssm-core';
import { listSeparator, type Table } from 'ssm-core/engine';
import { compareSeqIds, memoizeOn, rowOfSeqId } from 'ssm-core/internal';
import type { Steps } from '../../queue/steps.ts';
import type { ActiveCatalogue } from '../active.ts';
import { concordanceKind, factorKind } from './lift.ts';

export interface LiftRequest {
  readonly from: LiftedVersion;
  readonly to: AssayVersion;
  readonly matrix: LiftMatrix;
}

const stretch = 2048;

interface Coefficients {
  readonly scaleFactor: number;
  readonly ccc: number;
}

const unknown: Coefficients = { scaleFactor: Number.NaN, ccc: Number.NaN };

function listedIn({ columns }: Table, key: string): (row: number) => readonly string[] {
  const column = columns.get(key);
  if (column?.kind !== 'list' && column?.kind !== 'text') return () => [];
  return (row) => [...new Set(column.dictionary[column.codes[row] ?? -1]?.split(listSeparator))];
}

const genesIn = memoizeOn((table: Table): ((row: number) => ReagentGenes) => {
  const [symbols, entrezIds] = [listedIn(table, 'entrezGeneName'), listedIn(table, 'entrezGeneId')];
  return (row) => ({ symbols: [...symbols(row)], entrezIds: [...entrezIds(row)] });
});

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

function* geneChanges(before: Table, after: Table): Steps<readonly GeneChange[]> {
  const [genesBefore, genesAfter] = [genesIn(before), genesIn(after)];
  const rows = rowOfSeqId(after);
  const changes: GeneChange[] = [];
  for (const [seqId, row] of rowOfSeqId(before)) {
    if (row % stretch === 0) yield;
    const there = rows.get(seqId);
    if (there === undefined) continue;
    const change = { seqId, before: genesBefore(row), after: genesAfter(there) };
    const isSame =
      areSame(change.before.symbols, change.after.symbols) && areSame(change.before.entrezIds, change.after.entrezIds);
    if (!isSame) changes.push(change);
  }
  return changes.toSorted((one, other) => compareSeqIds(one.seqId, other.seqId));
}

/** `target` is the catalogue of the version `to`, and `other` the catalogue of the other version, if it is comparable. */
export function* liftTableOf(
  { from, to, matrix }: LiftRequest,
  target: ActiveCatalogue,
  other: ActiveCatalogue | undefined,
): Steps<LiftTable> {
  const kinds = { scaleFactor: factorKind(matrix, from, to), ccc: concordanceKind(matrix, from, to) };
  const found = new Map<string, Coefficients>();
  const sources = new Map<string, LiftTable['sources'][number]>();
  // The tables of the target count first, so they are read last.
  for (const { lifts, knowledge } of [other, target].filter((each) => each !== undefined)) {
    if (from === 'V_5K') {
      for (const { seqId, in5k } of knowledge.versions) if (in5k && !found.has(seqId)) found.set(seqId, unknown);
    }
    for (const { file, source, licence, factors } of lifts.tables) {
      const [scaleFactors, cccs] = [factors.get(kinds.scaleFactor), factors.get(kinds.ccc)];
      if (scaleFactors === undefined && cccs === undefined) continue;
      sources.set(JSON.stringify([file, source, licence]), { file, source, licence });
      for (const [record, code] of lifts.seqIds.codes.entries()) {
        if (record % stretch === 0) yield;
        const seqId = lifts.seqIds.dictionary[code];
        const own = { scaleFactor: scaleFactors?.[record] ?? Number.NaN, ccc: cccs?.[record] ?? Number.NaN };
        const isSaid = !Number.isNaN(own.scaleFactor) || !Number.isNaN(own.ccc);
        if (seqId !== undefined && isSaid) found.set(seqId, own);
      }
    }
  }
  const inOrder = [...found].toSorted(([one], [another]) => compareSeqIds(one, another));
  const numberOf = (value: number): number | null => (Number.isNaN(value) ? null : value);
  return {
    from,
    to,
    matrix,
    revision: target.revision,
    sources: [...sources.values()],
    seqIds: inOrder.map(([seqId]) => seqId),
    scaleFactors: inOrder.map(([, { scaleFactor }]) => numberOf(scaleFactor)),
    ccc: inOrder.map(([, { ccc }]) => numberOf(ccc)),
    genes: from === 'V_5K' || other === undefined ? [] : [...(yield* geneChanges(other.table, target.table))],
  };
}
