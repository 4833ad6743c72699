import type { ColumnKey } from 'ssm-core';
import { columnDefinition, parseSearch } from 'ssm-core/engine';
import { smallTable } from 'ssm-core/testing/smallTable';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../testing/layOut.ts';
import type { Sheet } from '../sheet.ts';
import { cellContent, matchPieces } from './cellContent.ts';

const sheet: Sheet = {
  table: smallTable,
  columns: layOut(['seqId'], {}),
  styles: [],
  sticky: 0,
  drawn: { from: 0, to: 1 },
  rowHref: undefined,
  allowsSelection: false,
  unselectable: undefined,
  tagOf: undefined,
  sharedOf: undefined,
  barOf: undefined,
  query: parseSearch(''),
  cellText: (key, value) => (Array.isArray(value) ? value.join(', ') : `${key}:${String(value)}`),
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

function contentOf(row: number, key: ColumnKey, table = smallTable) {
  const [column] = layOut([columnDefinition(key).key], {});
  return column && cellContent({ ...sheet, table }, row, column);
}

describe('cellContent', () => {
  it('returns the text of a known value, and joins the items of a list', () => {
    expect(contentOf(0, 'loDb')).toEqual({ kind: 'value', text: 'loDb:12.5' });
    expect(contentOf(1, 'uniProtId')).toEqual({ kind: 'value', text: 'P1, P2' });
  });

  it('is unknown for a missing value, and awaited for a column that has not loaded', () => {
    expect(contentOf(1, 'loDb')).toEqual({ kind: 'unknown' });
    expect(contentOf(1, 'pathways')).toEqual({ kind: 'waiting' });
  });

  it('shows the symbol if the target name is missing, or else the full name, or else that no name is published', () => {
    expect(contentOf(3, 'targetName')).toEqual({ kind: 'fallback', text: 'XYZ1, XYZ2', hint: 'The symbol stands in' });
    expect(contentOf(4, 'targetName')).toEqual({
      kind: 'fallback',
      text: 'No name published',
      hint: 'No name published',
    });
    const columns = new Map(smallTable.columns);
    columns.delete('entrezGeneName');
    const target = columns.get('targetName');
    if (target?.kind === 'text') columns.set('targetName', { ...target, codes: new Int32Array(5).fill(-1) });
    expect(contentOf(0, 'targetName', { ...smallTable, columns })).toEqual({
      kind: 'fallback',
      text: 'fullName:Interleukin-6',
      hint: 'The full name stands in',
    });
  });
});

describe('matchPieces', () => {
  it('marks the matches of every term of an AND, ignoring case and accents', () => {
    expect(matchPieces('Béta-crystallin B2', parseSearch('CRYST beta'))).toEqual([
      { text: 'Béta', isMatch: true },
      { text: '-', isMatch: false },
      { text: 'cryst', isMatch: true },
      { text: 'allin B2', isMatch: false },
    ]);
  });

  it('returns undefined when nothing matches or the search is empty', () => {
    expect(matchPieces('Interleukin-6', parseSearch('kinase'))).toBe(undefined);
    expect(matchPieces('Interleukin-6', parseSearch('  '))).toBe(undefined);
  });

  it('keeps every character of the text', () => {
    const text = 'ﬁbrin İst 💡 fibrin';
    expect(
      matchPieces(text, parseSearch('fi; 💡'))
        ?.map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
