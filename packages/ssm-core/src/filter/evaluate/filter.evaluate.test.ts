import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unquote } from '../../identifiers/text.ts';
import { booleanColumn, listColumn, numberColumn, textColumn } from '../../table/build.ts';
import { cellValue } from '../../table/cell.ts';
import type { Table } from '../../table/table.ts';
import { anyClause } from '../../testing/clause.arbitrary.ts';
import { anyTable, smallTable } from '../../testing/table.arbitrary.ts';
import type { Clause } from '../clause.ts';
import { normaliseFilters, readFilters, writeFilters } from '../codec/filter.codec.ts';
import { type FilterCategory, findFilter, publicationCodes } from '../filter.keys.ts';
import { countFilters, filterRows } from './filter.evaluate.ts';
import { compileGlob, foldCharacters, normalGlob } from './glob.ts';

const menu = smallTable({
  seqId: textColumn(['10000-28', '2-1', '4673-13', '9-9']),
  fullName: textColumn(['Beta-crystallin B2', 'Ménière protein', 'Interleukin-6', null]),
  uniProtId: listColumn([['P43320'], ['P08887', 'P40189'], ['P05231'], null]),
  fixedPanels: listColumn([['cvd'], ['cvd', 'oncology'], ['metabolic'], null]),
  dilutionGroup: textColumn(['20%', '0.5%', '20%', null]),
  bufferMS: booleanColumn([true, false, true, null]),
  loDb: numberColumn([100, 0, 7.5, null]),
  goBioProcess: listColumn([['Response to hypoxia'], ['neuron migration', 'Hypoxia'], ['cell death'], null]),
  characterizationInfo: textColumn(['Binds, well', 'binds', null, null]),
  orthogonalStrategies: textColumn(['yes', null, null, null]),
  mrmMsData: textColumn([null, 'yes', null, null]),
  pQtl: textColumn(['cis', null, 'trans', null]),
  diseases: listColumn([['alz', 'park'], ['t2diabetes'], null, null]),
});

describe('each kind of filter', () => {
  test.each<[wire: string, rows: readonly number[]]>([
    ['', [0, 1, 2, 3]],
    ['fullName*=meniere', [1]],
    ['fullName*=IN', [0, 1, 2]],
    ['fullName*=in*', [2]],
    ['fullName*=*', [0, 1, 2]],
    ['seqId*=%3F-%3F', [1, 3]],
    ['uniProtId*=p4*', [0, 1]],
    ['uniProtId*=P08887*P40189', []],
    ['fixedPanels=oncology,METABOLIC', [1, 2]],
    ['fixedPanels=onco', []],
    ['dilGroup=20%25', [0, 2]],
    ['bufferMS=true', [0, 2]],
    ['bufferMS=false', [1, 3]],
    ['loDb>7.5', [0]],
    ['loDb>=7.5', [0, 2]],
    ['loDb<7.5', [1]],
    ['loDb<=7.5', [1, 2]],
    ['loDb~0,7.5', [1, 2]],
    ['loDb>=-1e300', [0, 1, 2]],
    ['goBioProcess=hypoxia', [0, 1]],
    ['goBioProcess=NEURON,death', [1, 2]],
    ['charInfo=BINDS', [1]],
    ['charInfo=binds%2C well', [0]],
    ['pubs=pQtl', [0, 2]],
    ['pubs=orthStrats,mrmMsData', [0, 1]],
    ['pubs=ddaMsData', []],
    ['diseases=park,t2diabetes', [0, 1]],
    ['loDb>1&dilGroup=20%25&fullName*=beta', [0]],
  ])('%s', (wire, rows) => {
    expect([...filterRows(menu, readFilters(wire))]).toEqual(rows);
  });

  test('gives rows that do not change when another filter is applied', () => {
    const kept = filterRows(menu, readFilters('dilGroup=20%25'));
    filterRows(menu, readFilters('loDb<7.5'));
    expect([...kept]).toEqual([0, 2]);
  });

  test('treats a column that the table lacks as unknown', () => {
    const wires = ['mesh=a', 'mousePlasmaFstat<9', 'targetName*=*', 'v11Only=true', 'v11Only=false'];
    expect(wires.map((wire) => [...filterRows(menu, readFilters(wire))])).toEqual([[], [], [], [], [0, 1, 2, 3]]);
  });
});

test('the counts say how many rows match each clause alone, and with all earlier clauses, and how many lack a value', () => {
  expect(countFilters(menu, readFilters('bufferMS=false&loDb>5&pubs=orthStrats,pQtl&mesh=a'))).toEqual({
    count: 0,
    clauses: [
      { alone: 2, left: 2, missing: 1 },
      { alone: 2, left: 0, missing: 1 },
      { alone: 2, left: 0, missing: 2 },
      { alone: 0, left: 0, missing: 4 },
    ],
  });
  expect(countFilters(menu, [])).toEqual({ count: 4, clauses: [] });
});

function satisfies(table: Table, row: number, clause: Clause): boolean {
  const { columns, control } = findFilter(clause.key) as FilterCategory;
  const value = cellValue(table, row, columns[0] as string);
  if ('isTrue' in clause) return (value === true) === clause.isTrue;
  if ('low' in clause) return typeof value === 'number' && value >= clause.low && value <= clause.high;
  if ('number' in clause) {
    if (typeof value !== 'number') return false;
    const { operator, number } = clause;
    return { '>': value > number, '>=': value >= number, '<': value < number, '<=': value <= number }[operator];
  }
  if (control === 'publications' && 'values' in clause) {
    return clause.values.some((code) => {
      const key = columns[publicationCodes.findIndex((known) => known === code)] as string;
      return cellValue(table, row, key) !== null;
    });
  }
  const items = (value === null ? [] : [value].flat()) as readonly string[];
  if ('text' in clause) return items.map(foldCharacters).some(compileGlob(clause.text));
  if (control === 'keywords') {
    const rows = Array.from({ length: table.rowCount }, (_, each) => cellValue(table, each, columns[0] as string));
    const isIn = (keyword: string) => rows.flat().some((item) => foldCharacters(String(item ?? '')).includes(keyword));
    const asTyped = clause.values.map((typed) => {
      const cleaned = foldCharacters(unquote(typed));
      return cleaned === '' || isIn(foldCharacters(typed)) ? foldCharacters(typed) : cleaned;
    });
    return items.some((item) => asTyped.some((keyword) => foldCharacters(item).includes(keyword)));
  }
  const wanted = clause.values.map(foldCharacters);
  return items.some((item) => wanted.includes(foldCharacters(item)));
}

function rowsWhere(table: Table, isKept: (row: number) => boolean): readonly number[] {
  return Array.from({ length: table.rowCount }, (_, row) => row).filter(isKept);
}

function clauseFor(table: Table): fc.Arbitrary<Clause> {
  const texts = [...table.columns.values()].flatMap((column) => ('dictionary' in column ? column.dictionary : []));
  if (texts.length === 0) return anyClause;
  return fc.tuple(anyClause, fc.boolean(), fc.constantFrom(...texts)).map(([clause, isTaken, text]) => {
    if (isTaken && 'text' in clause) return { ...clause, text: text.slice(0, 3) };
    return isTaken && 'values' in clause && clause.key !== 'pubs' ? { ...clause, values: [text] } : clause;
  });
}

const tableAndClauses = anyTable.chain((table) =>
  fc.record({ table: fc.constant(table), clauses: fc.array(clauseFor(table), { maxLength: 3 }) }),
);

test('a row is kept if it satisfies every clause', () => {
  fc.assert(
    fc.property(tableAndClauses, ({ table, clauses: typed }) => {
      const clauses = typed.map((clause) => ('text' in clause ? { ...clause, text: normalGlob(clause.text) } : clause));
      const expected = rowsWhere(table, (row) => clauses.every((clause) => satisfies(table, row, clause)));
      expect([...filterRows(table, clauses)]).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('a text that equals a cell also finds every row that contains the text', () => {
  fc.assert(
    fc.property(tableAndClauses, ({ table, clauses }) => {
      for (const clause of clauses) {
        if (!('text' in clause)) continue;
        const contained = rowsWhere(table, (row) => satisfies(table, row, clause));
        expect(contained.filter((row) => !filterRows(table, [clause]).includes(row))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test('clauses match the same rows after they are written to text and read back', () => {
  fc.assert(
    fc.property(tableAndClauses, ({ table, clauses }) => {
      expect(filterRows(table, readFilters(writeFilters(clauses)))).toEqual(filterRows(table, clauses));
    }),
    { numRuns: 300 },
  );
});

test('a text of invisible characters is still a filter', () => {
  const text = normaliseFilters([{ key: 'seqId', operator: '*=', text: '\u200b' }]);
  expect(filterRows(smallTable({ seqId: textColumn(['1-1', '2-1']) }), readFilters(text)).length).toBe(2);
});

test('the normal text of a clause matches the same rows as the clause', () => {
  fc.assert(
    fc.property(tableAndClauses, ({ table, clauses }) => {
      const [clause] = clauses;
      fc.pre(
        clause !== undefined && !('values' in clause && clause.values.some((value) => foldCharacters(value) === '')),
      );
      expect(filterRows(table, readFilters(normaliseFilters([clause])))).toEqual(filterRows(table, [clause]));
    }),
    { numRuns: 300 },
  );
});

test('the counts agree with the rows that are kept', () => {
  fc.assert(
    fc.property(tableAndClauses, ({ table, clauses }) => {
      const { count, clauses: counts } = countFilters(table, clauses);
      expect(count).toBe(filterRows(table, clauses).length);
      expect(counts.map(({ alone, left }) => [alone, left])).toEqual(
        clauses.map((clause, index) => [
          filterRows(table, [clause]).length,
          filterRows(table, clauses.slice(0, index + 1)).length,
        ]),
      );
    }),
  );
});
