import { expect, test } from 'vitest';
import { textColumn } from '../../table/build.ts';
import type { Table } from '../../table/table.ts';
import { rejectionOf } from '../../testing/answers.ts';
import { SatError } from '../error.ts';
import { type TablePart, wholeTable } from './wholeTable.ts';

const limit = 60_000;
const fields = 'seqId,fullName,targetName,uniProtId,entrezGeneName';

function serverOf(total: number, revisionOf: (asked: number) => string = () => 'one') {
  const asked: TablePart[] = [];
  async function ask({ offset = 0, limit: most }: TablePart): Promise<Table> {
    const revision = revisionOf(asked.length);
    asked.push({ offset, limit: most });
    const rowCount = Math.max(0, Math.min(most, total - offset));
    const seqIds = Array.from({ length: rowCount }, (_, row) => `${offset + row + 1}-1`);
    const columns = new Map([['seqId', textColumn(seqIds)]]);
    return { version: 'V_7K', revision, isDemo: false, total, rowCount, columns };
  }
  return { ask, offsets: () => asked.map(({ offset }) => offset) };
}

test('a whole table is fetched in parts, in order, which are joined', async () => {
  const { ask, offsets } = serverOf(150_000);
  const { revision, rowCount, columns } = await wholeTable(fields, ask);
  const seqId = columns.get('seqId');
  const known = seqId?.kind === 'text' ? [seqId.dictionary[0], seqId.dictionary.at(-1), seqId.codes.at(-1)] : [];
  expect([offsets(), revision, rowCount, known]).toEqual([
    [0, limit, 2 * limit],
    'one',
    150_000,
    ['1-1', '150000-1', 149_999],
  ]);
});

test('each part has fewer rows if the table has more columns', async () => {
  const { ask, offsets } = serverOf(50_000);
  await wholeTable(Array.from({ length: 10 }, () => 'loDb').join(','), ask);
  expect(offsets()).toEqual([0, 30_000]);
});

test('fetching a table starts over if the catalogue is replaced between two parts', async () => {
  const { ask, offsets } = serverOf(100_000, (count) => (count < 1 ? 'one' : 'two'));
  const { revision, rowCount } = await wholeTable(fields, ask);
  expect([offsets(), revision, rowCount]).toEqual([[0, limit, 0, limit], 'two', 100_000]);
});

test('fetching a table ends with a malformed answer if the catalogue is replaced again and again', async () => {
  const { ask, offsets } = serverOf(100_000, String);
  expect([(await rejectionOf(wholeTable(fields, ask))).code, offsets().length]).toEqual(['malformed', 6]);
});

test('a catalogue without rows gives an empty table', async () => {
  const { rowCount, total } = await wholeTable(fields, serverOf(0).ask);
  expect([rowCount, total]).toEqual([0, 0]);
});

test('a failed part fails the table with the error of the part, and no further part is fetched', async () => {
  const { ask, offsets } = serverOf(500_000);
  const failing = async (part: TablePart): Promise<Table> => {
    const answer = await ask(part);
    if ((part.offset ?? 0) >= limit) throw new SatError('network');
    return answer;
  };
  expect([(await rejectionOf(wholeTable(fields, failing))).code, offsets()]).toEqual(['network', [0, limit]]);
});

test('parts that are not tables are a malformed answer', async () => {
  const { ask } = serverOf(100_000);
  expect((await rejectionOf(wholeTable(fields, async () => ask({ limit })))).code).toBe('malformed');
});
