import { expect, test } from 'vitest';
import type { CollectionGene } from '../api/types.ts';
import { coverageOf } from './collection.coverage.ts';

function gene(
  symbol: string,
  sevenK: readonly string[],
  elevenK = sevenK,
  entrezId: string | null = symbol,
): CollectionGene {
  return { symbol, entrezId, seqIds: { V_7K: [...sevenK], V_11K: [...elevenK] } };
}

const il6 = gene('IL6', ['1-1', '2-1', '3-1']);
const shared = gene('TNF', ['4-1']);
const alsoShared = gene('LTA', ['4-1']);
const newer = gene('TP53', [], ['5-1']);
const unknown = gene('NOBODY', [], [], null);
const genes = [il6, shared, alsoShared, newer, unknown];

test('a gene with three reagents counts once, and is held if the list has one of its reagents', () => {
  expect(coverageOf(genes, 'V_7K', new Set(['2-1', '99-1']))).toEqual({
    measured: [il6, shared, alsoShared],
    unmeasured: [newer, unknown],
    held: [il6],
    missing: [shared, alsoShared],
    unresolved: [unknown],
    addable: ['1-1', '3-1', '4-1'],
    missingSeqIds: ['4-1'],
  });
});

test('a gene may be measured in one version and unmeasured in the other', () => {
  const { measured, unmeasured } = coverageOf(genes, 'V_11K', new Set());
  expect([measured, unmeasured]).toEqual([[il6, shared, alsoShared, newer], [unknown]]);
});

test('a collection without genes has empty lists', () => {
  expect(coverageOf([], 'V_7K', new Set(['1-1']))).toEqual({
    measured: [],
    unmeasured: [],
    held: [],
    missing: [],
    unresolved: [],
    addable: [],
    missingSeqIds: [],
  });
});
