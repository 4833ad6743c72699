import type { Catalogue, CatalogueColumn, ColumnKey } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { splitColumns } from './shownColumns.ts';
import { smallTable } from './testing/smallTable.ts';

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

describe('splitColumns', () => {
  it('hides columns that no row of the catalogue fills', () => {
    expect(splitColumns(asked, smallTable, catalogue({ seqId: 5, loDb: 4 }))).toEqual({
      shown: ['seqId', 'loDb'],
      hidden: ['pathways'],
    });
  });

  it('hides none as long as nothing is known of them', () => {
    expect(splitColumns(asked, undefined, undefined)).toEqual({ shown: asked, hidden: [] });
    expect(splitColumns(asked, smallTable, undefined)).toEqual({ shown: asked, hidden: [] });
  });

  it('sees an empty column in the whole table before the catalogue is described', () => {
    const columns = new Map(smallTable.columns).set('loDb', {
      kind: 'number',
      values: new Float64Array(5).fill(Number.NaN),
    });
    expect(splitColumns(asked, { ...smallTable, columns }, undefined)).toEqual({
      shown: ['seqId', 'pathways'],
      hidden: ['loDb'],
    });
  });

  it('hides none of an empty catalogue', () => {
    expect(splitColumns(asked, undefined, catalogue({}, 0))).toEqual({ shown: asked, hidden: [] });
  });
});
