import { describe, expect, it, test } from 'vitest';
import type { Catalogue, ColumnKey } from '../api/types.ts';
import { columnsOfVersion } from '../table/columns.ts';
import { findColumns, offeredColumns, orderShown } from './columns.offer.ts';

function catalogue(total: number, empty: readonly ColumnKey[]): Catalogue {
  const columns = columnsOfVersion('V_11K').map(({ key }) => ({ key, known: empty.includes(key) ? 0 : 3 }));
  return { version: 'V_11K', total, columns } as unknown as Catalogue;
}

describe('the columns on offer', () => {
  test('are the columns of the version, in the order of the catalogue', () => {
    const offered = offeredColumns('V_11K');
    expect([
      offeredColumns('V_7K').length,
      offered.length,
      offered.slice(0, 3),
      offered.includes('mousePlasmaBin'),
    ]).toEqual([29, 27, ['seqId', 'fullName', 'targetName'], false]);
  });

  test('exclude columns without a value in any reagent', () => {
    const all = offeredColumns('V_11K');
    expect(offeredColumns('V_11K', catalogue(10, ['pQtl', 'loDb']))).toEqual(
      all.filter((key) => key !== 'pQtl' && key !== 'loDb'),
    );
  });

  test('are all columns of the version if the catalogue is empty or belongs to the other version', () => {
    expect([
      offeredColumns('V_11K', catalogue(0, ['pQtl'])).length,
      offeredColumns('V_7K', catalogue(10, ['pQtl'])).length,
    ]).toEqual([27, 29]);
  });
});

describe('finding a column', () => {
  const titles: Partial<Record<ColumnKey, string>> = {
    loDb: 'LoDB (RFU)',
    fStatPlasma: 'F-Statistic Plasma',
    pQtl: 'Éprouvé',
  };
  const find = (text: string) => findColumns(['loDb', 'fStatPlasma', 'pQtl'], text, (key) => titles[key] ?? '');

  test('requires every word, ignoring case and accents', () => {
    expect([find('plasma STAT'), find(' eprouve '), find('rfu'), find('plasma rfu'), find('  ')]).toEqual([
      ['fStatPlasma'],
      ['pQtl'],
      ['loDb'],
      [],
      ['loDb', 'fStatPlasma', 'pQtl'],
    ]);
  });
});

describe('orderShown', () => {
  it('keeps the chosen order without hidden columns', () => {
    expect(orderShown(['seqId', 'loDb', 'fullName'], ['seqId', 'fullName'])).toEqual(['seqId', 'fullName']);
    expect(orderShown(['seqId', 'loDb', 'fullName'], ['seqId', 'fullName', 'loDb'])).toEqual([
      'seqId',
      'loDb',
      'fullName',
    ]);
  });

  it('puts a new column after the column that precedes it in the catalogue', () => {
    expect(orderShown(['seqId', 'loDb', 'fullName'], ['pQtl', 'seqId', 'fullName', 'uniProtId', 'loDb'])).toEqual([
      'pQtl',
      'seqId',
      'loDb',
      'fullName',
      'uniProtId',
    ]);
  });

  it('returns the order shown if no order was chosen', () => {
    expect(orderShown([], ['loDb', 'seqId'])).toEqual(['loDb', 'seqId']);
  });
});
