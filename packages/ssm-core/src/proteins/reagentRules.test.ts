import { describe, expect, test } from 'vitest';
import { numberColumn, textColumn } from '../table/build.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { bestBy, measureValues, offeredMeasures, spannedProteins } from './reagentRules.ts';

describe('the best reagent by a measure', () => {
  const values: Readonly<Record<string, number>> = { '1-1': 8, '1-2': 4, '2-1': 5, '2-2': 5, '3-1': 7 };
  const valueOf = (seqId: string) => values[seqId] ?? null;

  test.each([
    ['has the lowest value', ['1-1', '1-2'], 'lowest', { kind: 'best', seqId: '1-2', value: 4 }],
    ['has the highest value', ['1-1', '1-2'], 'highest', { kind: 'best', seqId: '1-1', value: 8 }],
    ['is not known in a tie', ['2-1', '2-2'], 'lowest', { kind: 'tie', value: 5 }],
    ['is better than two equal ones', ['2-1', '2-2', '1-2'], 'lowest', { kind: 'best', seqId: '1-2', value: 4 }],
    ['is never one without a value', ['9-9', '3-1'], 'lowest', { kind: 'best', seqId: '3-1', value: 7 }],
    ['is not known without any value', ['9-8', '9-9'], 'highest', { kind: 'missing' }],
    ['is not known without reagents', [], 'highest', { kind: 'missing' }],
  ] as const)('%s', (_, seqIds, order, expected) => {
    expect(bestBy(seqIds, order, valueOf)).toEqual(expected);
  });
});

describe('the proteins that a reagent spans', () => {
  test.each([
    ['two accessions', ['P05231', 'P08887'], ['IL6', 'IL6R'], ['IL6', 'IL6R']],
    ['two accessions of one symbol', ['P1', 'P2'], ['CDKN2A'], ['P1', 'P2']],
    ['two accessions without a symbol', ['P1', 'P2'], [], ['P1', 'P2']],
    ['two symbols without an accession', [], ['IL6', 'IL6R'], ['IL6', 'IL6R']],
    ['one accession of several genes', ['P69905'], ['HBA1', 'HBA2'], []],
    ['one accession', ['P05231'], ['IL6'], []],
    ['nothing', [], [], []],
  ])('are those of %s', (_, uniProtId, entrezGeneName, spanned) => {
    expect(spannedProteins({ uniProtId, entrezGeneName })).toEqual(spanned);
  });
});

describe('the measures of a catalogue', () => {
  const table = smallTable({
    seqId: textColumn(['1-1', '2-1']),
    totalCVPlasma: numberColumn([null, 8]),
    loDb: numberColumn([null, null]),
  });

  test('are offered if any reagent has a value', () => {
    expect(offeredMeasures(table)).toEqual([{ key: 'totalCVPlasma', order: 'lowest' }]);
    expect(offeredMeasures(null)).toEqual([]);
  });

  test('have no value for a reagent that is not in the table, or without a table', () => {
    const valueOf = measureValues(table);
    expect(['1-1', '2-1', '3-1'].map((seqId) => valueOf(seqId, 'totalCVPlasma'))).toEqual([null, 8, null]);
    expect(measureValues(null)('2-1', 'totalCVPlasma')).toBe(null);
  });
});
