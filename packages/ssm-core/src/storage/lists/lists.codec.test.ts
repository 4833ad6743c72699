import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noAims, noStoredNotes } from '../../builder/list.notes.ts';
import { anyItems } from '../../testing/list.arbitrary.ts';
import { panelPlan, panelSource, panelSourceRow } from '../../testing/panels.ts';
import {
  readStoredList,
  readStoredNotes,
  readStoredSources,
  writeStoredList,
  writeStoredNotes,
  writeStoredSources,
} from './lists.codec.ts';

const added = '2026-11-21T20:00:00.000Z';
const releasedList = `{"format":1,"items":[{"seqId":"10000-28","added":"${added}"}]}`;

describe('a stored list', () => {
  test('R10 is read from every releasedList format', () => {
    expect(readStoredList(releasedList)).toEqual([{ seqId: '10000-28', added }]);
    expect(writeStoredList([{ seqId: '10000-28', added }])).toBe(releasedList);
    expect(readStoredList(undefined)).toEqual([]);
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(readStoredList(writeStoredList(items))).toEqual(items);
      }),
    );
  });

  test('R10 is null for a value that is not a list, and reading never throws', () => {
    const items = (...list: readonly unknown[]): string => JSON.stringify({ format: 1, items: list });
    const broken: readonly unknown[] = [
      null,
      true,
      42,
      {},
      [],
      { format: 1, items: [] },
      new Uint8Array([1, 2]),
      '',
      ' ',
      'null',
      '[]',
      '"text"',
      '{}',
      '{',
      releasedList.slice(0, -1),
      `${releasedList}}`,
      releasedList.replace('"format":1', '"format":2'),
      releasedList.replace('"format":1', '"format":"1"'),
      releasedList.replace('"format":1,', ''),
      releasedList.replace('items', 'item'),
      items('10000-28'),
      items(null),
      items([]),
      items({}),
      items({ seqId: '1-1' }),
      items({ added }),
      items({ seqId: '', added }),
      items({ seqId: 1, added }),
      items({ seqId: '1-1', added: 5 }),
      items({ seqId: '1-1', added: '' }),
      items({ seqId: '1-1', added: 'yesterday' }),
      items({ seqId: '1-1', added: '2026-13-41T20:00:00.000Z' }),
      items({ seqId: '1-1', added }, { seqId: null, added }),
      '{"format":1,"items":{}}',
      '{"format":1,"items":null}',
    ];
    expect(broken.filter((value) => readStoredList(value) !== null)).toEqual([]);
  });

  test('R10 is not read from any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(readStoredList(text)).toBe(null);
      }),
    );
  });

  test('keeps an item that is repeated only once', () => {
    const twice = { seqId: '1-1', added };
    expect(readStoredList(JSON.stringify({ format: 1, items: [twice, twice] }))).toEqual([twice]);
  });
});

const origin = { panelId: 'panel-1', number: 3, name: 'Kidney', etag: '"three"' };
const draft = { name: 'Kid', description: 'Typed\nwith care' };
const releasedNotes =
  '{"format":1,"origin":{"panelId":"panel-1","number":3,"name":"Kidney","etag":"\\"three\\""},"draft":null}';

describe('stored notes of a list', () => {
  test('R10 are read in every releasedNotes format', () => {
    expect(readStoredNotes(releasedNotes)).toEqual({ origin, draft: null, aims: noAims });
    expect(writeStoredNotes({ origin, draft: null, aims: noAims })).toBe(releasedNotes);
    expect(readStoredNotes(undefined)).toEqual(noStoredNotes);
  });

  const aims = { limits: { totalCVPlasma: 10, signalToNoisePlasma: 2.5 }, goals: ['disease-alz', 'pathway-mtor'] };

  test.each([
    noStoredNotes,
    { origin, draft, aims: noAims },
    { origin: null, draft, aims },
    { origin, draft: null, aims: { limits: {}, goals: ['pathway-mtor'] } },
  ])('are read back as written: %j', (notes) => {
    expect(readStoredNotes(writeStoredNotes(notes))).toEqual(notes);
  });

  test('R10 are null for any other value, and reading never throws', () => {
    const written = (changed: object): string => JSON.stringify({ format: 1, origin, draft, ...changed });
    const broken: readonly unknown[] = [
      null,
      42,
      {},
      { format: 1, origin, draft },
      '',
      'null',
      '[]',
      '{}',
      releasedNotes.slice(0, -1),
      written({ format: 2 }),
      written({ format: '1' }),
      written({ origin: undefined }),
      written({ draft: undefined }),
      written({ origin: 'panel-1' }),
      written({ origin: { ...origin, panelId: '' } }),
      written({ origin: { ...origin, panelId: 1 } }),
      written({ origin: { ...origin, number: 1.5 } }),
      written({ origin: { ...origin, number: '3' } }),
      written({ origin: { ...origin, name: null } }),
      written({ origin: { ...origin, etag: '' } }),
      written({ aims: [] }),
      written({ aims: { limits: { totalCVPlasma: '10' }, goals: [] } }),
      written({ aims: { limits: {}, goals: [7] } }),
      written({ draft: 'Kid' }),
      written({ draft: { name: 'Kid' } }),
    ];
    expect(broken.filter((value) => readStoredNotes(value) !== null)).toEqual([]);
  });
});

const sources = [
  panelSource({ rows: [panelSourceRow({ decidedBy: 'best', measure: 'totalCVPlasma', order: 'lowest' })] }),
  panelSource({ id: 'list-2', file: null, rows: [] }),
];
const releasedSources =
  '{"format":1,"sources":[{"id":"list-1","file":"Supplement.xlsx","at":"2026-02-01T00:00:00.000Z","version":"V_7K",' +
  '"catalogueRevision":"revision1","rows":[{"sheet":"Table S3","line":2,"raw":"IL6","edited":null,"status":"exact",' +
  '"reason":null,"seqIds":["2-1"],"decidedBy":"best","measure":"totalCVPlasma","order":"lowest"}]},' +
  '{"id":"list-2","file":null,"at":"2026-02-01T00:00:00.000Z","version":"V_7K","catalogueRevision":"revision1","rows":[]}]}';

describe('stored sources of a list', () => {
  test('S4-21: keep what a rule removed, and how many rows a note is about', () => {
    const rule = panelSource({
      kind: 'one_per_protein',
      rows: [panelSourceRow({ removed: ['3-1'], decidedBy: 'evidence' }), panelSourceRow({ count: 12 })],
    });
    expect(readStoredSources(writeStoredSources([rule]))).toEqual([rule]);
  });

  test('keep the hashes of a list whose changed content was accepted', () => {
    const list = panelSource({ changedContent: { stated: `sha256:${'a'.repeat(64)}`, computed: 'sha256:b' } });
    expect(readStoredSources(writeStoredSources([list]))).toEqual([list]);
  });

  test('S4-21: keep the terms of a plan', () => {
    const plan = panelSource({ kind: 'plan', file: null, planned: panelPlan });
    expect(readStoredSources(writeStoredSources([plan]))).toEqual([plan]);
  });

  test('R10 are read in every releasedSources format', () => {
    expect(readStoredSources(releasedSources)).toEqual(sources);
    expect(writeStoredSources(sources)).toBe(releasedSources);
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
      releasedSources.slice(0, -1),
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
