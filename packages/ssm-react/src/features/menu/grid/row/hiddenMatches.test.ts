import type { ColumnKey } from 'ssm-core';
import { parseSearch } from 'ssm-core/engine';
import { smallTable } from 'ssm-core/testing/smallTable';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../testing/layOut.ts';
import type { Sheet } from '../sheet.ts';
import { hiddenMatches } from './hiddenMatches.ts';

const defaults: readonly ColumnKey[] = ['seqId', 'fullName', 'targetName'];

function matchesOf(row: number, search: string, shown = defaults) {
  const sheet: Sheet = {
    table: smallTable,
    columns: layOut(shown, {}),
    styles: [],
    sticky: 0,
    drawn: { from: 0, to: 1 },
    rowHref: undefined,
    allowsSelection: false,
    unselectable: undefined,
    query: parseSearch(search),
    cellText: (_, value) => (Array.isArray(value) ? value.join(', ') : String(value)),
    texts: {
      notKnown: 'Not known',
      noName: 'No name published',
      symbolForName: 'The symbol stands in',
      fullNameForName: 'The full name stands in',
      selectRow: (seqId) => `Select ${seqId}`,
      title: (key) => key,
      matchedIn: (title, value) => `${title}: ${value}`,
      listSeparator: ', ',
    },
  };
  return hiddenMatches(sheet, row);
}

describe('hiddenMatches', () => {
  it('names the identifier that was found and is not shown, with all of its values', () => {
    expect(matchesOf(0, 'p05231')).toEqual([{ key: 'uniProtId', text: 'P05231' }]);
    expect(matchesOf(1, 'p2')).toEqual([{ key: 'uniProtId', text: 'P1, P2' }]);
    expect(matchesOf(0, 'interleukin', ['seqId', 'loDb'])).toEqual([{ key: 'fullName', text: 'Interleukin-6' }]);
  });

  it('names every column that has a part of an AND which no cell shows', () => {
    expect(matchesOf(2, 'crystallin P43320 cryb')).toEqual([
      { key: 'uniProtId', text: 'P43320' },
      { key: 'entrezGeneName', text: 'CRYBB2' },
    ]);
  });

  it('is empty where the cells show what was found, a name that stands in for another included', () => {
    expect(matchesOf(2, 'b2')).toEqual([]);
    expect(matchesOf(3, 'xyz2')).toEqual([]);
    expect(matchesOf(0, 'il6', [...defaults, 'uniProtId', 'entrezGeneName'])).toEqual([]);
  });

  it('takes no notice of a single letter', () => {
    expect(matchesOf(0, 'interleukin p')).toEqual([]);
    expect(matchesOf(0, 'interleukin p0')).toEqual([{ key: 'uniProtId', text: 'P05231' }]);
  });

  it('is empty without a search, and where nothing is known', () => {
    expect(matchesOf(0, ' , ')).toEqual([]);
    expect(matchesOf(4, 'p05231')).toEqual([]);
  });
});
