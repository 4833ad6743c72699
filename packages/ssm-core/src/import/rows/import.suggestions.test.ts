import { describe, expect, test } from 'vitest';
import { listColumn, textColumn } from '../../table/build.ts';
import type { CellText } from '../../table/cell.ts';
import type { Column, Table } from '../../table/table.ts';
import { namesTable, suggestReagents } from './import.suggestions.ts';

const cellText: CellText = (_, value) => String(value ?? '');
const names: readonly (readonly [string, Column])[] = [
  ['seqId', textColumn(['21946-79', '4139-71', '4673-13', '10000-28'])],
  ['fullName', textColumn(['IL-6/IL-6R complex', 'Interleukin-6 receptor', 'Interleukin-6', 'Beta-crystallin B2'])],
  ['targetName', textColumn(['IL-6/sIL-6R', 'IL-6 sRa', 'IL-6', 'CRBB2'])],
  ['uniProtId', listColumn([['P05231', 'P08887'], ['P08887'], ['P05231'], ['P43320']])],
  ['entrezGeneName', listColumn([['IL6', 'IL6R'], ['IL6R'], ['IL6'], ['CRYBB2']])],
];
const otherNames = ['otherNames', listColumn([[], ['CD126'], ['BSF2'], []])] as const;

function table(columns: readonly (readonly [string, Column])[], rest: Partial<Table> = {}): Table {
  return {
    version: 'V_7K',
    revision: 'r1',
    isDemo: false,
    total: 4,
    rowCount: 4,
    columns: new Map(columns),
    ...rest,
  };
}

const whole = table([...names, otherNames]);
const seqIds = (text: string) => suggestReagents(whole, text, cellText).map(({ seqId }) => seqId);

describe('suggested reagents', () => {
  test.each([
    ['a symbol, reagents of one protein first', 'IL6', ['4673-13', '21946-79', '4139-71']],
    ['the beginning of a SeqId', '467', ['4673-13']],
    ['an accession', 'P08887', ['4139-71', '21946-79']],
    ['another name', 'CD126', ['4139-71']],
    ['a name with its hyphen left out', 'il6r', ['4139-71', '21946-79']],
    ['a word of a full name', 'crystallin', ['10000-28']],
    ['a name that is one letter wrong', 'CRYBB3', ['10000-28']],
    ['nothing', '  ', []],
    ['what no reagent is like', 'zzzzzz', []],
  ])('match %s', (_, text, suggested) => {
    expect(seqIds(text)).toEqual(suggested);
  });

  test('include their symbols and target names', () => {
    expect(suggestReagents(whole, '4139', cellText)).toEqual([
      { seqId: '4139-71', symbols: ['IL6R'], targetName: 'IL-6 sRa' },
    ]);
  });

  test('are limited to eight', () => {
    const many = Array.from({ length: 30 }, (_, index) => `${index + 1}-1`);
    const long = table(
      names.map(([key]) => [key, key === 'seqId' ? textColumn(many) : textColumn(many.map(() => 'kinase'))] as const),
      { total: 30, rowCount: 30 },
    );
    expect(suggestReagents(long, 'kinase', cellText).length).toBe(8);
  });
});

describe('the table of names', () => {
  test('is the first table that has all rows and all names', () => {
    expect(namesTable([table(names), whole])).toBe(whole);
  });

  test('is merged once from two tables of one revision', () => {
    const tables = [table(names), table([names[0] as (typeof names)[number], otherNames])];
    const merged = namesTable(tables);
    expect([...(merged?.columns.keys() ?? [])]).toEqual([...names.map(([key]) => key), 'otherNames']);
    expect(namesTable(tables)).toBe(merged);
  });

  test.each<[string, readonly Table[]]>([
    ['there is none', []],
    ['a table has a part of the rows', [table([...names, otherNames], { rowCount: 3 })]],
    ['names lack', [table(names.slice(1)), table([otherNames])]],
    ['revisions differ', [table(names), table([otherNames], { revision: 'r2' })]],
  ])('is missing if %s', (_, tables) => {
    expect(namesTable(tables)).toBe(undefined);
  });
});
