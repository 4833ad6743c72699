import { describe, expect, test } from 'vitest';
import { panelSource, panelSourceRow } from '../../testing/panels.ts';
import { changedHashes, fittingSources, maximumSourceBytes, sourceBatches, summariseSource } from './panel.source.ts';

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

describe('fitting a source to the contract', () => {
  test('keeps a source that is within the limits, even without rows', () => {
    const sources = [panelSource(), panelSource({ file: null }), panelSource({ rows: [] })];
    expect(sources.map(fittingSources)).toEqual(sources.map((source) => [source]));
  });

  test('cuts texts to their limits, and turns an empty file name into null', () => {
    const long = 'x'.repeat(300);
    const seqIds = Array.from({ length: 101 }, (_, index) => `${index + 1}-1`);
    const rows = [panelSourceRow({ sheet: long, raw: long, edited: long, seqIds }), panelSourceRow()];
    expect(fittingSources(panelSource({ file: long, rows }))).toEqual([
      panelSource({
        file: long.slice(0, 255),
        rows: [
          panelSourceRow({
            sheet: long.slice(0, 255),
            raw: long.slice(0, 200),
            edited: long.slice(0, 200),
            seqIds: seqIds.slice(0, 100),
          }),
          panelSourceRow(),
        ],
      }),
    ]);
    expect(fittingSources(panelSource({ file: '' }))).toEqual([panelSource({ file: null })]);
  });

  test('S4-21: splits a source that is too large for one save into parts with its name, and keeps the order of its rows', () => {
    const rows = Array.from({ length: 20_100 }, (_, index) =>
      panelSourceRow({ line: index + 1, raw: '蛋'.repeat(200) }),
    );
    const id = 'x'.repeat(64);
    const parts = fittingSources(panelSource({ id, rows }));
    expect(parts.map((part) => [part.id, part.file, bytesOf(part) <= maximumSourceBytes])).toEqual([
      [id, 'Supplement.xlsx', true],
      [`${id.slice(0, 58)}_2`, 'Supplement.xlsx', true],
      [`${id.slice(0, 58)}_3`, 'Supplement.xlsx', true],
    ]);
    expect(parts.flatMap((part) => part.rows.map(({ line }) => line))).toEqual(rows.map(({ line }) => line));
    const many = Array.from({ length: 20_101 }, (_, index) => panelSourceRow({ line: index + 1, sheet: '', raw: '' }));
    expect(fittingSources(panelSource({ rows: many })).map((part) => part.rows.length)).toEqual([20_100, 1]);
  });
});

describe('batches of sources', () => {
  test('have at most twenty sources each, and stay below a maximum number of bytes', () => {
    const small = Array.from({ length: 45 }, (_, index) => panelSource({ id: `list-${index}` }));
    expect(sourceBatches(small).map((batch) => batch.length)).toEqual([20, 20, 5]);
    expect(sourceBatches(small).flat()).toEqual(small);
    expect(sourceBatches([])).toEqual([]);
    const rows = Array.from({ length: 15_000 }, () => panelSourceRow());
    const large = ['a', 'b', 'c', 'd'].map((id) => panelSource({ id, rows }));
    expect(sourceBatches(large).map((batch) => [batch.length, bytesOf(batch) <= maximumSourceBytes])).toEqual([
      [2, true],
      [2, true],
    ]);
  });
});

test('the summary of a source counts its rows by decision', () => {
  const rows = [
    panelSourceRow(),
    panelSourceRow({ seqIds: ['2-1', '3-1'], decidedBy: 'all' }),
    panelSourceRow({ edited: 'IL-6', decidedBy: 'reader' }),
    panelSourceRow({ seqIds: [], decidedBy: 'refused' }),
    panelSourceRow({ seqIds: [], decidedBy: 'left_out' }),
    panelSourceRow({ seqIds: [], decidedBy: 'left_out' }),
  ];
  expect(summariseSource(panelSource({ rows }))).toEqual({
    rows: 6,
    taken: 3,
    refused: 1,
    leftOut: 2,
    edited: 1,
    seqIds: 2,
    removed: 0,
    decisions: new Map([
      ['rule', 1],
      ['reader', 1],
      ['all', 1],
      ['refused', 1],
      ['left_out', 2],
    ]),
  });
});

test('the hashes of an accepted list have no prefix, so that they are not read as the hash of the file that names them', () => {
  const [stated, computed] = ['a'.repeat(64), 'b'.repeat(64)];
  const changedContent = { stated: `sha256:${stated}`, computed: `sha256:${computed}` };
  expect(changedHashes(panelSource({ changedContent }))).toEqual({ stated, computed });
  expect(changedHashes(panelSource())).toBe(null);
});
