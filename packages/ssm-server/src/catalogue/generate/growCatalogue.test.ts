import { cellValue, columnsOfVersion } from 'ssm-core/engine';
import { expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { activeCatalogue } from '../active.ts';
import { compareSeqIds, normaliseSeqId } from '../cells/values.ts';
import { seqIdsOf } from '../revision.ts';
import { generateDemoCatalogue } from './generateDemoCatalogue.ts';
import { growCatalogue } from './growCatalogue.ts';

test('a grown demo begins with the demo, followed by its reagents with new SeqIds and measures', async () => {
  const demo = await generateDemoCatalogue('V_7K');
  const times = 3;
  const revision = await growCatalogue(demo, times);
  const { table } = atOnce(activeCatalogue(revision, undefined));
  const { table: original } = atOnce(activeCatalogue(demo, undefined));
  const seqIds = [...seqIdsOf(revision)];
  const textsOf = (source: typeof table, row: number) =>
    ['fullName', 'targetName', 'uniProtId', 'pQtl'].map((key) => cellValue(source, row, key));
  const known = new Set(Array.from({ length: demo.recordCount }, (_, row) => JSON.stringify(textsOf(original, row))));
  const rowsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const keys = columnsOfVersion('V_7K').map(({ key }) => key);
  expect([revision.revision !== demo.revision, revision.label, table.rowCount, revision.report.onMenu]).toEqual([
    true,
    'Demo catalogue × 3',
    demo.recordCount * times,
    demo.recordCount * times,
  ]);
  expect([seqIds.length, seqIds.every((seqId) => normaliseSeqId(seqId) === seqId)]).toEqual([table.rowCount, true]);
  expect(seqIds).toEqual(seqIds.toSorted(compareSeqIds));
  expect(rowsOf(0, 200).map((row) => keys.map((key) => cellValue(table, row, key)))).toEqual(
    rowsOf(0, 200).map((row) => keys.map((key) => cellValue(original, row, key))),
  );
  expect(
    rowsOf(demo.recordCount, table.rowCount).filter((row) => !known.has(JSON.stringify(textsOf(table, row)))),
  ).toEqual([]);
  const loDbs = new Set(rowsOf(0, table.rowCount).map((row) => cellValue(table, row, 'loDb')));
  expect(loDbs.size).toBeGreaterThan(
    new Set(rowsOf(0, demo.recordCount).map((row) => cellValue(original, row, 'loDb'))).size,
  );
});

test('a grown demo is the same on every call', async () => {
  const demo = await generateDemoCatalogue('V_7K');
  const revisions = await Promise.all([growCatalogue(demo, 2), growCatalogue(demo, 2)]);
  expect(revisions[1]).toEqual(revisions[0]);
});
