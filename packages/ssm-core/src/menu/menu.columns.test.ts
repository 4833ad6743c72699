import { describe, expect, test } from 'vitest';
import { readFilters } from '../filter/filter.codec.ts';
import { defaultColumnKeys } from '../table/columns.ts';
import { shownColumns, withFilterColumns } from './menu.columns.ts';
import { defaultMenuView } from './menu.view.ts';

describe('the columns of filters', () => {
  test('S4-17 join those shown, in the order of the filters, each once', () => {
    expect(
      withFilterColumns(['seqId', 'bufferMS'], readFilters('totalCvPlasma<8&bufferMS=true&dilGroup=20%25')),
    ).toEqual(['seqId', 'bufferMS', 'totalCVPlasma', 'dilutionGroup']);
  });

  test('of publications are those chosen', () => {
    expect(withFilterColumns([], readFilters('pubs=pQtl,orthStrats'))).toEqual(['orthogonalStrategies', 'pQtl']);
  });

  test('of filters that read no column to show are none', () => {
    const wire = 'v11Only=true&goBioProcess=a&mesh=a&disgenet=a&apparentKd>1';
    expect(withFilterColumns(defaultColumnKeys, readFilters(wire))).toEqual(defaultColumnKeys);
  });
});

describe('the columns shown', () => {
  const filters = readFilters('loDb>1');

  test('S4-17 are the person’s default with those that the filters read', () => {
    expect(shownColumns({ ...defaultMenuView, filters }, ['seqId', 'pQtl'])).toEqual(['seqId', 'pQtl', 'loDb']);
  });

  test('are the view’s own when it has some, as a person left them', () => {
    expect(shownColumns({ ...defaultMenuView, filters, columns: ['fullName', 'seqId'] }, defaultColumnKeys)).toEqual([
      'fullName',
      'seqId',
    ]);
  });

  test('are never one that the version lacks', () => {
    const keys = ['seqId', 'mousePlasmaBin', 'loDb'] as const;
    expect([
      shownColumns({ ...defaultMenuView, version: 'V_11K' }, keys),
      shownColumns({ ...defaultMenuView, version: 'V_11K', columns: keys }, defaultColumnKeys),
      shownColumns(defaultMenuView, keys),
    ]).toEqual([['seqId', 'loDb'], ['seqId', 'loDb'], keys]);
  });
});
