/** The demo catalogue several times as long: what growth costs can be tried before there is such an assay. */
import { type Column, type RowNumbers, type TextColumn, takeRows, textColumn } from 'ssm-core/engine';
import { countKnown } from '../load/countKnown.ts';
import { type CatalogueRevision, revisionId } from '../revision.ts';
import { createRandom, round } from './random.ts';

/** The demo's own numbers of pools lie within a stretch of this length, so those of two copies never meet. */
const poolStride = 60_000;

/** Which reagent each row is a copy of: the first ones are themselves, and no copy has the order of another. */
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

/** Pools of every copy lie behind those of the one before it, so the rows stay in natural order. */
function grownSeqIds({ dictionary, codes }: TextColumn, times: number): TextColumn {
  const seqIds = Array.from(codes, (code) => (dictionary[code] as string).split('-'));
  const copies = Array.from({ length: times }, (_, copy) =>
    seqIds.map(([pool, clone]) => `${Number(pool) + copy * poolStride}-${clone}`),
  );
  return textColumn(copies.flat());
}

/** As many reagents bind the products of the same genes: texts are those that there were, measures are each reagent's own. */
function grown(column: Column, rows: RowNumbers): Column {
  const taken = takeRows(column, rows);
  if (taken.kind !== 'number') return taken;
  const random = createRandom(rows.length);
  const values = taken.values.map((value, row) =>
    // Tiny ones, such as affinities, have no decimals to be rounded to.
    row === rows[row] || Math.abs(value) < 0.01 ? value : round(value * (0.9 + 0.2 * random.next()), 2),
  );
  return { kind: 'number', values };
}

/** Every reagent `times` times, each with a SeqId of its own and measures of its own. */
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
