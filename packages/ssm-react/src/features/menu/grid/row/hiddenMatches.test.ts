import type { ColumnKey } from 'ssm-core';
import { listColumn, parseSearch, type Table } from 'ssm-core/engine';
import { smallTable } from 'ssm-core/testing/smallTable';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../testing/layOut.ts';
import type { Sheet } from '../sheet.ts';
import { hiddenMatches } from './hiddenMatches.ts';

const defaults: readonly ColumnKey[] = ['seqId', 'fullName', 'targetName'];

function matchesOf(row: number, search: string, shown = defaults, table: Table = smallTable) {
  const sheet: Sheet = {
    table,
    columns: layOut(shown, {}),
    styles: [],
    sticky: 0,
    drawn: { from: 0, to: 1 },
    rowHref: undefined,
    allowsSelection: false,
    unselectable: undefined,
    tagOf: undefined,
    sharedOf: undefined,
    barOf: undefined,
    query: parseSearch(search),
    cellText: (_, value) => (Array.isArray(value) ? value.join(', ') : String(value)),
    texts: {
      notKnown: 'Not known',
      noName: 'No name published',
      symbolForName: 'The symbol stands in',
      fullNameForName: 'The full name stands in',
      selectRow: (seqId) => `Select ${seqId}`,
      title: (key) => key,
      matchedIn: (what, value) => `${what}: ${value}`,
      otherNameOf: (symbol) => `another name of ${symbol}`,
      relatedTo: {
        protein: (symbol) => `protein of ${symbol}`,
        id: (symbol) => `id of ${symbol}`,
        identifier: (symbol) => `identifier of ${symbol}`,
        accession: (accession) => `earlier ${accession}`,
      },
      somaId: 'SomaId',
      listSeparator: ', ',
    },
  };
  return hiddenMatches(sheet, row);
}

describe('hiddenMatches', () => {
  it('names a hidden identifier that matches, with all values of the identifier', () => {
    expect(matchesOf(0, 'p05231')).toEqual([{ text: 'P05231', what: 'uniProtId' }]);
    expect(matchesOf(1, 'p2')).toEqual([{ text: 'P1, P2', what: 'uniProtId' }]);
    expect(matchesOf(0, 'interleukin', ['seqId', 'loDb'])).toEqual([{ text: 'Interleukin-6', what: 'fullName' }]);
  });

  it('names every hidden column with a match for a term that no shown cell contains', () => {
    expect(matchesOf(2, 'crystallin P43320 cryb')).toEqual([
      { text: 'P43320', what: 'uniProtId' },
      { text: 'CRYBB2', what: 'entrezGeneName' },
    ]);
  });

  it('is empty when the cells show every match, even if a cell shows a symbol instead of a missing name', () => {
    expect(matchesOf(2, 'b2')).toEqual([]);
    expect(matchesOf(3, 'xyz2')).toEqual([]);
    expect(matchesOf(0, 'il6', [...defaults, 'uniProtId', 'entrezGeneName'])).toEqual([]);
  });

  it('ignores a single letter', () => {
    expect(matchesOf(0, 'interleukin p')).toEqual([]);
    expect(matchesOf(0, 'interleukin p0')).toEqual([{ text: 'P05231', what: 'uniProtId' }]);
  });

  it('says to which symbol a matched name belongs, and puts names that match completely first', () => {
    const otherNames = listColumn([
      ['IFNB2L', 'IFNB2', 'BSF2', 'SL000001'],
      ['BSF2\tIL6', 'CD126\tIL6R', 'HBA2\t\tprotein'],
      null,
      null,
      null,
    ]);
    const named = { ...smallTable, columns: new Map([...smallTable.columns, ['otherNames', otherNames]]) };
    const of = (row: number, search: string) => matchesOf(row, search, defaults, named);
    expect(of(0, 'ifn-b2')).toEqual([
      { text: 'IFNB2', what: 'another name of IL6' },
      { text: 'IFNB2L', what: 'another name of IL6' },
    ]);
    expect(of(1, 'cd126')).toEqual([{ text: 'CD126', what: 'another name of IL6R' }]);
    expect(of(1, 'hba2')).toEqual([{ text: 'HBA2', what: 'protein of CRYBA1' }]);
    expect(of(0, 'SL000001')).toEqual([{ text: 'SL000001', what: 'SomaId' }]);
    // Matches inside a name, and matches that a cell shows, do not count.
    expect([of(0, 'nb2'), of(0, 'il-6')]).toEqual([[], []]);
  });

  it('says that another name matches whole, even if a cell shows the same letters', () => {
    const otherNames = listColumn([['INTERLEUKIN', 'IL-6'], null, null, null, null]);
    const named = { ...smallTable, columns: new Map([...smallTable.columns, ['otherNames', otherNames]]) };
    expect(matchesOf(0, 'interleukin', defaults, named)).toEqual([
      { text: 'INTERLEUKIN', what: 'another name of IL6' },
    ]);
    // The beginning of a longer name explains nothing that the cell does not show, nor does the name in a cell.
    expect([
      matchesOf(0, 'inter', defaults, named),
      matchesOf(0, 'il6', [...defaults, 'entrezGeneName'], named),
    ]).toEqual([[], []]);
  });

  it('is empty without a search and without values', () => {
    expect(matchesOf(0, ' , ')).toEqual([]);
    expect(matchesOf(4, 'p05231')).toEqual([]);
  });
});
