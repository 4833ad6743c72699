import { describe, expect, test } from 'vitest';
import { panelSource, panelSourceRow } from '../testing/panels.ts';
import { readStoredSources, writeStoredSources } from './sources.codec.ts';

const sources = [
  panelSource({ rows: [panelSourceRow({ decidedBy: 'best', measure: 'totalCVPlasma', order: 'lowest' })] }),
  panelSource({ id: 'list-2', file: null, rows: [] }),
];
const released =
  '{"format":1,"sources":[{"id":"list-1","file":"Supplement.xlsx","at":"2026-02-01T00:00:00.000Z","version":"V_7K",' +
  '"catalogueRevision":"revision1","rows":[{"sheet":"Table S3","line":2,"raw":"IL6","edited":null,"status":"exact",' +
  '"reason":null,"seqIds":["2-1"],"decidedBy":"best","measure":"totalCVPlasma","order":"lowest"}]},' +
  '{"id":"list-2","file":null,"at":"2026-02-01T00:00:00.000Z","version":"V_7K","catalogueRevision":"revision1","rows":[]}]}';

describe('the stored sources of a list', () => {
  test('R10 are read in every released format', () => {
    expect(readStoredSources(released)).toEqual(sources);
    expect(writeStoredSources(sources)).toBe(released);
    expect(readStoredSources(undefined)).toEqual([]);
  });

  test('R10 are null for any other value, and reading never throws', () => {
    const written = (changed: object): string => JSON.stringify({ format: 1, sources, ...changed });
    const source = (changed: object): string => written({ sources: [{ ...panelSource(), ...changed }] });
    const row = (changed: object): string => source({ rows: [{ ...panelSourceRow(), ...changed }] });
    const broken: readonly unknown[] = [
      null,
      42,
      {},
      { format: 1, sources },
      '',
      'null',
      '[]',
      '{}',
      released.slice(0, -1),
      written({ format: 2 }),
      written({ sources: undefined }),
      written({ sources: {} }),
      written({ sources: [null] }),
      source({ id: '' }),
      source({ file: '' }),
      source({ file: undefined }),
      source({ at: 'yesterday' }),
      source({ version: 'V_5K' }),
      source({ catalogueRevision: 1 }),
      source({ rows: null }),
      row({ sheet: null }),
      row({ line: 1.5 }),
      row({ raw: 1 }),
      row({ edited: undefined }),
      row({ status: null }),
      row({ seqIds: '2-1' }),
      row({ seqIds: [''] }),
      row({ decidedBy: 'somebody' }),
      row({ order: 'cheapest' }),
    ];
    expect(broken.filter((value) => readStoredSources(value) !== null)).toEqual([]);
  });
});
