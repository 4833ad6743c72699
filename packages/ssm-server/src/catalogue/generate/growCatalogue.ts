/** Multiplies the rows of the demo catalogue, to measure what a longer menu costs. */
import { type Column, type RowNumbers, type TextColumn, takeRows, textColumn } from 'ssm-core/engine';
import { countKnown } from '../load/buildRevision.ts';
import { type CatalogueRevision, revisionId } from '../revision.ts';
import { createRandom, round } from './random.ts';

/** Larger than the range of the demo's pool numbers, so that copies never share a number. */
const poolStride = 60_000;

/**
 * Returns the index of the original for each row. The first rows are the originals themselves; each copy has them in
 * another order.
 */
function originals(count: number, times: number): RowNumbers {
  const random = createRandom(times);
  const order = Array.from({ length: count }, (_, row) => row);
  const rows = new Uint32Array(count * times);
  for (let copy = 0; copy < times; copy++) {
    if (copy > 0) random.shuffle(order);
    rows.set(order, copy * count);
  }
  return rows;
}

function grownSeqIds({ dictionary, codes }: TextColumn, times: number): TextColumn {
  const seqIds = Array.from(codes, (code) => (dictionary[code] as string).split('-'));
  const copies = Array.from({ length: times }, (_, copy) =>
    seqIds.map(([pool, clone]) => `${Number(pool) + copy * poolStride}-${clone}`),
  );
  return textColumn(copies.flat());
}

function grown(column: Column, rows: RowNumbers): Column {
  const taken = takeRows(column, rows);
  if (taken.kind !== 'number') return taken;
  const random = createRandom(rows.length);
  const values = taken.values.map((value, row) =>
    // Small values, such as affinities, would be rounded to zero.
    row === rows[row] || Math.abs(value) < 0.01 ? value : round(value * (0.9 + 0.2 * random.next()), 2),
  );
  return { kind: 'number', values };
}

export async function growCatalogue(
  { revision: _revision, created, report, ...content }: CatalogueRevision,
  times: number,
): Promise<CatalogueRevision> {
  const rows = originals(content.recordCount, times);
  const onMenu = new Uint8Array(rows.length).fill(1);
  const columns = new Map(
    Array.from(content.columns, ([key, column]) => [
      key,
      key === 'seqId' ? grownSeqIds(column as TextColumn, times) : grown(column, rows),
    ]),
  );
  const source = new Map(Array.from(content.source, ([name, column]) => [name, takeRows(column, rows) as TextColumn]));
  const all = {
    ...content,
    label: `${content.label} × ${times}`,
    recordCount: rows.length,
    columns,
    onMenu,
    source,
  };
  const counts = { records: rows.length, onMenu: rows.length, ...countKnown(content.version, columns, onMenu) };
  return { ...all, revision: await revisionId(all), created, report: { ...report, ...counts } };
}
