import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { booleanColumn, listColumn, numberColumn, seqIdTable, takeRows, textColumn } from '../../table/build.ts';
import { seqIdsOf } from '../../table/select.ts';
import type { Table } from '../../table/table.ts';
import { anyClause } from '../../testing/clause.arbitrary.ts';
import { anyTable, smallTable } from '../../testing/table.arbitrary.ts';
import type { Clause } from '../clause.ts';
import { readFilters } from '../codec/filter.codec.ts';
import { canCount, countFilters, filterRows } from '../evaluate/filter.evaluate.ts';
import { createDraftCounter, prepareFilter, withServerCount } from './filter.count.ts';

const menu = smallTable({
  seqId: textColumn(['1-1', '2-1', '3-1', '4-1']),
  uniProtId: listColumn([['P1'], ['P1', 'P2'], ['P3'], null]),
  bufferMS: booleanColumn([true, false, true, null]),
  loDb: numberColumn([100, 0, 7.5, null]),
  mrmMsData: textColumn([null, 'yes', null, null]),
  pQtl: textColumn(['cis', null, 'trans', null]),
});

describe('the clauses that a table can count', () => {
  test('are the clauses whose columns the table has; for publications, it needs only the chosen columns', () => {
    const clauses = readFilters('loDb>1&pubs=pQtl&pubs=pQtl,ddaMsData&mesh=a&uniProtId*=p');
    expect(clauses.map((clause) => canCount(menu, clause))).toEqual([true, true, false, false, true]);
  });

  test('are none while the table is not the whole menu', () => {
    const filtered: Table = { ...menu, total: 9 };
    expect(readFilters('loDb>1').map((clause) => canCount(filtered, clause))).toEqual([false]);
  });
});

describe('the counts of a draft', () => {
  test('say for each row how many reagents match it alone, it with all earlier rows, and all rows except it', () => {
    expect(createDraftCounter(menu)(readFilters('uniProtId*=P1&loDb>=7.5&bufferMS=false'))).toEqual({
      clauses: [
        { alone: 2, left: 2, missing: 1 },
        { alone: 2, left: 1, missing: 1 },
        { alone: 2, left: 0, missing: 1 },
      ],
      count: 0,
      without: [0, 1, 1],
    });
    expect(createDraftCounter(menu)([])).toEqual({ clauses: [], count: 4, without: [] });
  });

  test('are null where only the server can count', () => {
    const counted = createDraftCounter(menu)(readFilters('bufferMS=true&mesh=a&loDb>10'));
    expect(counted).toEqual({
      clauses: [{ alone: 2, left: 2, missing: 1 }, null, { alone: 1, left: null, missing: 1 }],
      count: null,
      without: [null, 1, null],
    });
    expect(counted.count).toBe(null);
    expect(createDraftCounter(menu)(readFilters('bufferMS=true')).count).not.toBe(null);
  });

  test('are completed with the counts in the answer of the server', () => {
    const answer = {
      count: 1,
      clauses: [
        { alone: 2, left: 2, missing: 1 },
        { alone: 3, left: 1, missing: 0 },
        { alone: 1, left: 1, missing: 1 },
      ],
    };
    const counted = createDraftCounter(menu)(readFilters('bufferMS=true&mesh=a&loDb>10'));
    expect(withServerCount(counted, answer)).toEqual({ ...answer, without: [null, 1, null] });
  });
});

const manyClauses = fc.array(anyClause, { maxLength: 5 });

describe('the counts of a draft for a list', () => {
  const listed = ['1-1', '3-1', '4-1', '99-1'];

  test('count only listed reagents that are on the menu', () => {
    const count = createDraftCounter(menu, listed);
    expect(count(readFilters('uniProtId*=P1&loDb>=7.5&bufferMS=false'))).toEqual({
      clauses: [
        { alone: 1, left: 1, missing: 1 },
        { alone: 2, left: 1, missing: 1 },
        { alone: 1, left: 0, missing: 1 },
      ],
      count: 0,
      without: [0, 0, 1],
    });
    expect([count([]).count, createDraftCounter(menu, [])([]).count]).toEqual([3, 0]);
  });

  test('count rows that the server found, and leave the number of missing values unknown', () => {
    const clauses = readFilters('loDb>=7.5&mesh=a&mesh=b');
    const count = createDraftCounter(menu, listed);
    const [, first, second] = clauses as [Clause, Clause, Clause];
    const some = new Map([[first, seqIdTable('V_7K', ['2-1', '3-1', '4-1'])]]);
    const every = new Map([...some, [second, seqIdTable('V_7K', ['1-1', '2-1'])]]);
    const [loDb, inMesh] = [
      { alone: 2, left: 2, missing: 1 },
      { alone: 2, left: 1, missing: null },
    ];
    expect([count(clauses), count(clauses, some), count(clauses, every)]).toEqual([
      { clauses: [loDb, null, null], count: null, without: [null, null, null] },
      { clauses: [loDb, inMesh, null], count: null, without: [null, null, 1] },
      { clauses: [loDb, inMesh, { alone: 1, left: 0, missing: null }], count: 0, without: [0, 1, 1] },
    ]);
  });

  test('need no menu if the server found the rows of every clause', () => {
    const clauses = readFilters('mesh=a');
    const count = createDraftCounter(seqIdTable('V_7K', listed), listed);
    const found = new Map(clauses.map((clause) => [clause, seqIdTable('V_7K', ['1-1', '2-1'])]));
    expect(count(clauses, found)).toEqual({
      clauses: [{ alone: 1, left: 1, missing: null }],
      count: 1,
      without: [4],
    });
  });

  test('equal those of a menu that has only the listed reagents', () => {
    fc.assert(
      fc.property(anyTable, manyClauses, fc.array(fc.nat(20)), (generated, clauses, picked) => {
        const table: Table = { ...generated, total: generated.rowCount };
        const rows = Uint32Array.from(
          [...new Set(picked)].filter((row) => row < table.rowCount).toSorted((a, b) => a - b),
        );
        const columns = new Map([...table.columns].map(([key, column]) => [key, takeRows(column, rows)]));
        const alone: Table = { ...table, total: rows.length, rowCount: rows.length, columns };
        expect(createDraftCounter(table, seqIdsOf(alone))(clauses)).toEqual(createDraftCounter(alone)(clauses));
      }),
    );
  });
});

test('the counts of a whole table are correct however often the counter was used', () => {
  fc.assert(
    fc.property(anyTable, fc.array(manyClauses, { minLength: 1, maxLength: 4 }), (generated, drafts) => {
      const table: Table = { ...generated, total: generated.rowCount };
      const countDraft = createDraftCounter(table);
      for (const clauses of drafts) {
        const isKnown = (some: readonly Clause[]): boolean => some.every((clause) => canCount(table, clause));
        const countOf = (some: readonly Clause[]): number | null =>
          isKnown(some) ? filterRows(table, some).length : null;
        expect(countDraft(clauses)).toEqual({
          clauses: clauses.map((clause, index) =>
            canCount(table, clause)
              ? { ...countFilters(table, [clause]).clauses[0], left: countOf(clauses.slice(0, index + 1)) }
              : null,
          ),
          count: countOf(clauses),
          without: clauses.map((_, index) => countOf(clauses.toSpliced(index, 1))),
        });
      }
    }),
    { numRuns: 300 },
  );
});

test('a clause is evaluated once, and is evaluated again only after many other clauses', () => {
  let read = 0;
  const loDb = numberColumn([1, 2, 3]);
  const watched = smallTable({
    seqId: textColumn(['1-1', '2-1', '3-1']),
    loDb: {
      ...loDb,
      get values() {
        read += 1;
        return loDb.values;
      },
    },
  });
  const countDraft = createDraftCounter(watched);
  const evaluations = (wire: string): number => {
    const before = read;
    countDraft(readFilters(wire));
    return read - before;
  };
  expect(evaluations('loDb>1') > 0).toBe(true);
  const once = evaluations('loDb>2');
  expect(once > 0).toBe(true);
  expect([evaluations('loDb>1'), evaluations('loDb>2&loDb>1'), evaluations('loDb>3&loDb>1')]).toEqual([0, 0, once]);
  for (let typed = 10; typed < 59; typed += 1) countDraft(readFilters(`loDb>${typed}&loDb>1`));
  expect([evaluations('loDb>1'), evaluations('loDb>2')]).toEqual([0, once]);
});

test('counting a prepared category does not read the dictionary of the category again', () => {
  let read = 0;
  const fullName = textColumn(['Interleukin-6', 'kinase', null]);
  const watched = smallTable({
    fullName: {
      ...fullName,
      get dictionary() {
        read += 1;
        return fullName.dictionary;
      },
    },
    loDb: numberColumn([1, 2, 3]),
    otherNames: listColumn([['BSF2'], null, null]),
  });
  prepareFilter(watched, 'fullName');
  prepareFilter(watched, 'loDb');
  prepareFilter(watched, 'mesh');
  expect(read).toBe(1);
  expect(createDraftCounter(watched)(readFilters('fullName*=IL')).count).toBe(0);
  expect(createDraftCounter(watched)(readFilters('fullName*=inter')).count).toBe(1);
  expect(read).toBe(1);
});
