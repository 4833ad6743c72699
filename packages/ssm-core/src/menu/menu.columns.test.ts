import { describe, expect, test } from 'vitest';
import type { Catalogue, CatalogueColumn, ColumnKey } from '../api/types.ts';
import { readFilters } from '../filter/codec/filter.codec.ts';
import { defaultColumnKeys } from '../table/columns.ts';
import { smallTable } from '../testing/smallTable.ts';
import { shownColumns, splitColumns, withFilterColumns } from './menu.columns.ts';
import { defaultMenuView } from './menu.view.ts';

const asked: readonly ColumnKey[] = ['seqId', 'loDb', 'pathways'];

function catalogue(known: Readonly<Partial<Record<ColumnKey, number>>>, total = 5): Catalogue {
  const columns: readonly CatalogueColumn[] = asked.map((key) => ({
    key,
    shortKey: key,
    known: known[key] ?? 0,
    minimum: null,
    maximum: null,
    derivedFrom: null,
  }));
  return {
    version: 'V_11K',
    revision: 'small-revision',
    isDemo: false,
    label: 'Small',
    loaded: '2026-01-01T00:00:00Z',
    total,
    columns: [...columns],
    filters: [],
    sources: [],
  };
}

describe('columns of filters', () => {
  test('S4-17 are added to the shown columns, in filter order and each once', () => {
    expect(
      withFilterColumns(['seqId', 'bufferMS'], readFilters('totalCvPlasma<8&bufferMS=true&dilGroup=20%25')),
    ).toEqual(['seqId', 'bufferMS', 'totalCVPlasma', 'dilutionGroup']);
  });

  test('are only the columns of the chosen publications, for a publication filter', () => {
    expect(withFilterColumns([], readFilters('pubs=pQtl,orthStrats'))).toEqual(['orthogonalStrategies', 'pQtl']);
  });

  test('are none for filters that read no visible column', () => {
    const wire = 'v11Only=true&goBioProcess=a&mesh=a&disgenet=a&apparentKd>1';
    expect(withFilterColumns(defaultColumnKeys, readFilters(wire))).toEqual(defaultColumnKeys);
  });
});

describe('shown columns', () => {
  const filters = readFilters('loDb>1');

  test('S4-17 are the person’s default and the columns of the filters', () => {
    expect(shownColumns({ ...defaultMenuView, filters }, ['seqId', 'pQtl'])).toEqual(['seqId', 'pQtl', 'loDb']);
  });

  test('are exactly the columns that the view chose, if the view chose any', () => {
    expect(shownColumns({ ...defaultMenuView, filters, columns: ['fullName', 'seqId'] }, defaultColumnKeys)).toEqual([
      'fullName',
      'seqId',
    ]);
  });

  test('exclude columns that the version lacks', () => {
    const keys = ['seqId', 'mousePlasmaBin', 'loDb'] as const;
    expect([
      shownColumns({ ...defaultMenuView, version: 'V_11K' }, keys),
      shownColumns({ ...defaultMenuView, version: 'V_11K', columns: keys }, defaultColumnKeys),
      shownColumns(defaultMenuView, keys),
    ]).toEqual([['seqId', 'loDb'], ['seqId', 'loDb'], keys]);
  });
});

describe('splitColumns', () => {
  test('hides columns that no row of the catalogue fills', () => {
    expect(splitColumns(asked, smallTable, catalogue({ seqId: 5, loDb: 4 }))).toEqual({
      shown: ['seqId', 'loDb'],
      hidden: ['pathways'],
    });
  });

  test('hides no column until the columns with values are known', () => {
    expect(splitColumns(asked, undefined, undefined)).toEqual({ shown: asked, hidden: [] });
    expect(splitColumns(asked, smallTable, undefined)).toEqual({ shown: asked, hidden: [] });
  });

  test('hides an empty column of the whole table even before the catalogue is described', () => {
    const columns = new Map(smallTable.columns).set('loDb', {
      kind: 'number',
      values: new Float64Array(5).fill(Number.NaN),
    });
    expect(splitColumns(asked, { ...smallTable, columns }, undefined)).toEqual({
      shown: ['seqId', 'pathways'],
      hidden: ['loDb'],
    });
  });

  test('hides no column in an empty catalogue', () => {
    expect(splitColumns(asked, undefined, catalogue({}, 0))).toEqual({ shown: asked, hidden: [] });
  });
});
