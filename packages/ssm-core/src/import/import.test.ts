import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SatError } from '../api/error.ts';
import type { Catalogue, ImportedRow, ImportLayout, SheetPreview } from '../api/types.ts';
import type { ImportSessions } from '../storage/sessions/sessions.port.ts';
import { createMemorySessions } from '../storage/sessions/sessions.ts';
import { numberColumn, textColumn } from '../table/build.ts';
import type { Column, Table } from '../table/table.ts';
import { duplicateRow, everyRow, foundRow, importedRow, proposedRow, severalRow } from '../testing/importedRows.ts';
import { createImport, type ImportPorts } from './import.ts';

/** A call that is answered when the test says so. */
interface Call {
  readonly workbook: File;
  readonly layout: ImportLayout | null;
  readonly signal: AbortSignal;
  readonly answer: (rows: readonly ImportedRow[]) => void;
  readonly fail: (error: SatError) => void;
}

const seqIds = ['2190-55', '3485-28', '5677-15'];
const table: Table = {
  version: 'V_7K',
  revision: 'r1',
  isDemo: false,
  total: 3,
  rowCount: 3,
  columns: new Map<string, Column>([
    ['seqId', textColumn(seqIds)],
    ['totalCVPlasma', numberColumn([7, 4, null])],
    ['totalCVSerum', numberColumn([null, null, null])],
  ]),
};
const catalogue = { revision: 'r1' } as Catalogue;
const preview: SheetPreview = {
  sheet: 'Sheet1',
  rowCount: 3,
  header: 1,
  columns: [{ column: 0, title: 'SeqId', kind: 'seqId', guess: 'title', share: 1 }],
  rows: [],
};
const failure = new SatError('unavailable', { status: 503, detail: 'Come back later.' });
const memory = () => createMemorySessions().open({ owner: 'me', kind: 'import', version: 'V_7K' });
const now = () => new Date('2026-11-22T08:00:00Z');

function start(ports: Partial<ImportPorts> = {}, sessions: ImportSessions | null = null) {
  const calls: Call[] = [];
  const told: unknown[][] = [];
  const tell =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void told.push([name, ...given]);
  const made = createImport(
    {
      version: 'V_7K',
      askForRows: (workbook, layout, signal) =>
        new Promise((answer, fail) => void calls.push({ workbook, layout, signal, answer, fail })),
      preview: async () => [preview],
      readMeasures: async () => table,
      readCatalogue: async () => catalogue,
      sessions,
      onAnswered: tell('answered'),
      onFailed: tell('failed'),
      onDropped: tell('dropped'),
      onTaken: tell('taken'),
      onCancelled: tell('cancelled'),
      ...ports,
    },
    { now },
  );
  onTestFinished(made.dispose);
  const leave = made.subscribe(() => undefined);
  const call = (at: number) => vi.waitFor(() => calls[at] ?? Promise.reject(new Error(`there is no call ${at}`)));
  const until = (step: string) => vi.waitFor(() => expect(made.getSnapshot().step).toBe(step));
  return { made, leave, calls, told, call, until };
}

async function answered(rows: readonly ImportedRow[] = everyRow, sessions: ImportSessions | null = null) {
  const started = start({}, sessions);
  started.made.changeText('IL6');
  started.made.upload();
  (await started.call(0)).answer(rows);
  await started.until('answered');
  await vi.waitFor(() => expect(started.made.getSnapshot().table).toBe(table));
  return started;
}

const file = new File(['1-1\n'], 'list.txt');
const other = new File(['2-1\n'], 'other.csv');

describe('the list to be sent', () => {
  test('S5-09: there is none at first, and nothing is sent without', () => {
    const { made, calls } = start();
    made.changeText(' \n');
    made.upload();
    const { step, text, canUpload } = made.getSnapshot();
    expect([step, text, canUpload, calls.length]).toEqual(['choosing', ' \n', false, 0]);
  });

  test('S5-09: is one file; another takes its place, and what cannot be read does not', () => {
    const { made } = start();
    made.chooseFiles([file]);
    made.chooseFiles([other]);
    expect(made.getSnapshot().file).toBe(other);
    const problems = [
      [new File(['x'], 'a.png')],
      [file, other],
      [new File([], 'a.csv')],
      [new File(['x'], 'a.XLS')],
    ].map((files) => {
      made.chooseFiles(files);
      return made.getSnapshot().problem;
    });
    expect([problems, made.getSnapshot().file]).toEqual([
      ['wrong_kind', 'several_files', 'empty', 'old_workbook'],
      other,
    ]);
  });

  test('is what was typed last, or chosen last; a file that is taken away leaves the text', () => {
    const { made } = start();
    made.changeText('IL6');
    made.chooseFiles([file]);
    expect([made.getSnapshot().file, made.getSnapshot().text]).toEqual([file, 'IL6']);
    made.dropFile();
    expect([made.getSnapshot().file, made.getSnapshot().text]).toEqual([null, 'IL6']);
  });

  test('a list that cannot be sent says why, and is still there', async () => {
    const { made, until, calls } = start();
    made.changeText(Array.from({ length: 20_021 }, (_, line) => `${line}-1`).join('\n'));
    made.upload();
    await until('choosing');
    expect([made.getSnapshot().problem, calls.length]).toEqual(['too_many_rows', 0]);
  });
});

describe('sending', () => {
  test('R12: can be stopped: the call is aborted, what comes later changes nothing, and the list is still there', async () => {
    const { made, call, until } = start();
    made.chooseFiles([file]);
    made.upload();
    const { signal, answer } = await call(0);
    made.stop();
    answer(everyRow);
    await until('choosing');
    expect([signal.aborted, made.getSnapshot().file, made.getSnapshot().rows]).toEqual([true, file, []]);
  });

  test('ending it aborts the call, and nobody is told of anything', async () => {
    const { made, call, told } = start();
    made.chooseFiles([file]);
    made.upload();
    const { signal, fail } = await call(0);
    made.dispose();
    fail(failure);
    await Promise.resolve();
    expect([signal.aborted, told]).toEqual([true, []]);
  });

  test('when nobody listens any more the call is aborted, and whoever listens next finds what was chosen and typed', async () => {
    const { made, leave, call, calls, told, until } = start();
    made.changeText('IL6');
    made.chooseFiles([file]);
    made.upload();
    const { signal, answer } = await call(0);
    leave();
    answer(everyRow);
    onTestFinished(made.subscribe(() => undefined));
    const { step, text } = made.getSnapshot();
    expect([signal.aborted, told, step, made.getSnapshot().file, text]).toEqual([true, [], 'choosing', file, 'IL6']);
    made.upload();
    (await call(1)).answer(everyRow);
    await until('answered');
    expect(calls.length).toBe(2);
  });

  test('S8-03, R11: a failure loses nothing, and it can be sent again', async () => {
    const { made, call, until, told } = start();
    made.changeText('IL6');
    made.upload();
    (await call(0)).fail(failure);
    await until('failed');
    expect([told, made.getSnapshot().failure, made.getSnapshot().text]).toEqual([
      [['failed', failure]],
      failure,
      'IL6',
    ]);
    made.upload();
    (await call(1)).answer(everyRow);
    await until('answered');
    expect(made.getSnapshot().failure).toBe(null);
  });

  test('what is no answer of the server is a failure of the network', async () => {
    const { made, call, until } = start();
    made.changeText('IL6');
    made.upload();
    (await call(0)).fail(new TypeError('refused') as unknown as SatError);
    await until('failed');
    expect(made.getSnapshot().failure?.code).toBe('network');
  });

  test('it can be cancelled at every step', async () => {
    const first = start();
    first.made.cancel();
    const sending = start();
    sending.made.changeText('IL6');
    sending.made.upload();
    sending.made.cancel();
    const done = await answered();
    done.made.cancel();
    expect([first.told, sending.told, done.told.at(-1)]).toEqual([[['cancelled']], [['cancelled']], ['cancelled']]);
  });
});

describe('the answer', () => {
  test('S4-19: what is found, and what is chosen, is taken in the order of the file, with where it comes from', async () => {
    const rows = [severalRow(1, '5-1', '6-1'), foundRow(2, '7-1'), severalRow(3, '6-1', '8-1')];
    const { made, told } = await answered(rows);
    expect(told).toEqual([['answered', rows, 1]]);
    made.toggle(0, '6-1');
    made.toggle(2, '6-1');
    made.take();
    const [name, taken, source] = told[1] as [string, readonly string[], { readonly rows: readonly unknown[] }];
    expect([name, taken]).toEqual(['taken', ['6-1', '7-1']]);
    expect(source).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}$/),
      file: null,
      at: '2026-11-22T08:00:00.000Z',
      version: 'V_7K',
      catalogueRevision: 'r1',
      rows: source.rows,
    });
    expect(source.rows.length).toBe(3);
  });

  test('nothing is taken where nothing was found', async () => {
    const { made, told } = await answered([severalRow(1, '5-1')]);
    made.take();
    expect([made.getSnapshot().step, told.length]).toEqual(['answered', 1]);
  });

  test('every step is undone and done again; something new forgets what was undone', async () => {
    const { made } = await answered();
    const taken = () => made.getSnapshot().summary.seqIds;
    made.toggle(1, null);
    made.toggle(4, '3485-28');
    expect([taken(), made.getSnapshot().canRedo]).toEqual([['10001-7', '3485-28'], false]);
    made.undo();
    expect(taken()).toEqual(['10001-7']);
    made.undo();
    expect([taken(), made.getSnapshot().canUndo]).toEqual([['10000-28', '10001-7'], false]);
    made.redo();
    made.redo();
    expect([taken(), made.getSnapshot().canRedo]).toEqual([['10001-7', '3485-28'], false]);
    made.undo();
    made.toggle(2, null);
    expect([taken(), made.getSnapshot().canRedo]).toEqual([[], false]);
  });

  test('rows of one reason are accepted together, as one step', async () => {
    const { made } = await answered([
      proposedRow(1, 'A', '1-1'),
      proposedRow(2, 'B', '2-1'),
      proposedRow(3, 'C', '3-1', '3-2'),
    ]);
    expect(made.getSnapshot().acceptable).toEqual({ rows: [0, 1], others: 1 });
    made.acceptRows();
    expect([made.getSnapshot().summary.seqIds, made.getSnapshot().acceptable]).toEqual([
      ['1-1', '2-1'],
      { rows: [], others: 1 },
    ]);
    made.undo();
    expect(made.getSnapshot().summary.seqIds).toEqual([]);
  });

  test('rows that share no reason are not accepted together', async () => {
    const { made } = await answered();
    expect(made.getSnapshot().acceptable).toBe(null);
    made.showRows({ status: 'not_recognised', reason: null });
    expect([made.getSnapshot().acceptable, made.getSnapshot().reasons]).toEqual([
      null,
      [
        { reason: 'unknown', count: 1 },
        { reason: 'near', count: 1 },
      ],
    ]);
    made.showRows({ status: 'not_recognised', reason: 'near' });
    expect(made.getSnapshot().acceptable).toEqual({ rows: [9], others: 0 });
  });

  test('one of several is chosen by a measure that the catalogue has, for all or for one row', async () => {
    const { made } = await answered();
    const lowest = { by: 'best', measure: 'totalCVPlasma', order: 'lowest' } as const;
    expect(made.getSnapshot().choices).toEqual([
      { choice: { by: 'first' }, decided: 1, ties: 0, missing: 0 },
      { choice: { by: 'all' }, decided: 1, ties: 0, missing: 0 },
      { choice: lowest, decided: 1, ties: 0, missing: 0 },
    ]);
    made.chooseSeveral(lowest, null);
    expect([made.getSnapshot().decisions.get(4), made.getSnapshot().outcome]).toEqual([
      { kind: 'take', seqIds: ['3485-28'], ...lowest },
      { choice: lowest, decided: 1, ties: 0, missing: 0 },
    ]);
    made.chooseSeveral({ by: 'all' }, 4);
    expect(made.getSnapshot().decisions.get(4)).toEqual({ kind: 'take', seqIds, by: 'all' });
  });

  test('what did not change is the same', async () => {
    const { made } = await answered();
    const before = made.getSnapshot();
    expect(made.getSnapshot()).toBe(before);
    made.toggle(4, null);
    const { rows, lines, readSheets, reasons } = made.getSnapshot();
    expect(
      [rows, lines, readSheets, reasons].every(
        (each, at) => each === [before.rows, before.lines, before.readSheets, before.reasons][at],
      ),
    ).toBe(true);
  });
});

describe('a mended cell', () => {
  test('asks for its row alone, keeps every decision, and is one step', async () => {
    const { made, call } = await answered();
    made.toggle(4, '3485-28');
    made.editCell(8, 'IL6R');
    expect(made.getSnapshot().asks.get(8)).toEqual({ text: 'IL6R', error: null, isKept: false, waiting: null });
    const { layout, answer } = await call(1);
    expect(layout?.sheets[0]?.columns).toEqual([{ column: 0, kind: 'any' }]);
    answer([{ ...foundRow(1, '9-1'), raw: 'IL6R' }]);
    await vi.waitFor(() => expect(made.getSnapshot().edits.size).toBe(1));
    const { rows, answer: original, summary, asks } = made.getSnapshot();
    expect([rows[8], original[8]?.raw, asks.size]).toEqual([
      { ...foundRow(9, '9-1'), raw: 'IL6R' },
      'Alice Example',
      0,
    ]);
    expect(summary.seqIds).toEqual(['10000-28', '10001-7', '3485-28', '9-1']);
    made.undo();
    expect([made.getSnapshot().rows[8], made.getSnapshot().summary.seqIds.length]).toEqual([everyRow[8], 3]);
    made.redo();
    expect(made.getSnapshot().rows[8]?.seqId).toBe('9-1');
  });

  test('several are asked at once, and of one row the last alone counts', async () => {
    const { made, call } = await answered();
    made.editCell(8, 'first');
    const first = await call(1);
    made.editCell(8, 'second');
    const second = await call(2);
    made.editCell(3, '5-1');
    const beside = await call(3);
    beside.answer([foundRow(1, '5-1')]);
    first.answer([foundRow(1, '1-1')]);
    second.answer([foundRow(1, '2-1')]);
    await vi.waitFor(() => expect(made.getSnapshot().edits.size).toBe(2));
    const { rows } = made.getSnapshot();
    expect([first.signal.aborted, rows[8]?.seqId, rows[3]?.seqId]).toEqual([true, '2-1', '5-1']);
  });

  test('R11: a failure keeps the answer of before and what was typed; it can be tried again or given up', async () => {
    const { made, call } = await answered();
    made.editCell(8, 'IL6R');
    (await call(1)).fail(failure);
    await vi.waitFor(() => expect(made.getSnapshot().asks.get(8)?.error).toBe(failure));
    expect([made.getSnapshot().rows, made.getSnapshot().asks.get(8)?.text]).toEqual([everyRow, 'IL6R']);
    made.editCell(8, 'IL6R');
    (await call(2)).answer([]);
    await vi.waitFor(() => expect(made.getSnapshot().asks.get(8)?.error?.code).toBe('malformed'));
    made.leaveCell(8);
    expect([made.getSnapshot().asks.size, made.getSnapshot().canUndo]).toEqual([0, false]);
  });

  test('duplicates follow: the row that it no longer names is found', async () => {
    const { made, call } = await answered();
    made.editCell(1, '8-1');
    (await call(1)).answer([foundRow(1, '8-1')]);
    await vi.waitFor(() => expect(made.getSnapshot().edits.size).toBe(1));
    expect([made.getSnapshot().rows[5], everyRow[5]]).toEqual([
      foundRow(6, '10000-28'),
      duplicateRow(6, '10000-28', 2),
    ]);
  });

  test('an empty cell is not asked for', async () => {
    const { made, calls } = await answered();
    made.editCell(8, ' ');
    made.editCell(99, 'x');
    expect([made.getSnapshot().asks.size, calls.length]).toEqual([0, 1]);
  });

  test('leaving the answer aborts what is asked, and coming back asks again', async () => {
    const { made, call, until } = await answered();
    made.editCell(8, 'IL6R');
    const { signal } = await call(1);
    made.changeSource();
    expect(signal.aborted).toBe(true);
    made.showResults();
    await until('answered');
    (await call(2)).answer([foundRow(1, '9-1')]);
    await vi.waitFor(() => expect(made.getSnapshot().rows[8]?.seqId).toBe('9-1'));
  });
});

describe('sheets and columns', () => {
  test('are looked at, changed and read again, and decisions stay for rows that stay the same', async () => {
    const { made, call, until, told } = await answered();
    made.toggle(1, null);
    made.toggle(4, '3485-28');
    made.askForSheets();
    expect(made.getSnapshot().sheets).toEqual({ step: 'asking' });
    await vi.waitFor(() => expect(made.getSnapshot().sheets?.step).toBe('changing'));
    made.changeSheet('Sheet1', { kind: 'column', column: 1, as: 'uniProt' });
    made.readAgain();
    const { layout, answer } = await call(1);
    const columns = [
      { column: 0, kind: 'seqId' },
      { column: 1, kind: 'uniProt' },
    ];
    expect(layout).toEqual({ sheets: [{ sheet: 'Sheet1', header: 1, columns }] });
    answer(everyRow.map((row) => (row.line === 5 ? importedRow({ line: 5 }) : row)));
    await until('answered');
    expect([[...made.getSnapshot().decisions], told.at(-1), made.getSnapshot().sheets]).toEqual([
      [[1, { kind: 'refuse' }]],
      ['dropped', 1],
      null,
    ]);
  });

  test('a preview that cannot be had says so, is asked for again, or left', async () => {
    let isBroken = true;
    const started = start({ preview: async () => (isBroken ? Promise.reject(failure) : [preview]) });
    const { made } = started;
    made.changeText('IL6');
    made.upload();
    (await started.call(0)).answer(everyRow);
    await started.until('answered');
    made.askForSheets();
    await vi.waitFor(() => expect(made.getSnapshot().sheets).toEqual({ step: 'failed', error: failure }));
    expect(started.told.at(-1)).toEqual(['failed', failure]);
    isBroken = false;
    made.askForSheets();
    await vi.waitFor(() => expect(made.getSnapshot().sheets?.step).toBe('changing'));
    made.changeSheet('Sheet1', { kind: 'column', column: 0, as: null });
    made.readAgain();
    expect(made.getSnapshot().sheets).toMatchObject({ step: 'changing', canRead: false });
    made.leaveSheets();
    expect([made.getSnapshot().sheets, made.getSnapshot().step]).toEqual([null, 'answered']);
  });
});

describe('what was decided', () => {
  test('is still there after another list was thought of, without asking', async () => {
    const { made, calls } = await answered();
    made.toggle(4, '3485-28');
    made.changeSource();
    made.changeText('something else');
    made.showResults();
    const { step, text, decisions } = made.getSnapshot();
    expect([step, text, decisions.size, calls.length]).toEqual(['answered', 'IL6', 1, 1]);
  });

  test('is restored when the same list is sent again, also after a reload', async () => {
    const sessions = memory();
    const first = await answered(everyRow, sessions);
    first.made.toggle(4, '3485-28');
    first.made.toggle(1, null);
    first.made.editCell(8, 'IL6R');
    await first.call(1);
    await vi.waitFor(async () => expect((await sessions.list())[0]?.work.edits.length).toBe(1));
    first.made.dispose();

    const second = start({}, sessions);
    await vi.waitFor(() => expect(second.made.getSnapshot().sessions.length).toBe(1));
    const [session] = second.made.getSnapshot().sessions;
    expect([session?.name, session?.hasSource, session?.at]).toEqual([null, true, '2026-11-22T08:00:00.000Z']);
    second.made.resume(session?.digest ?? '');
    (await second.call(0)).answer(everyRow);
    await second.until('answered');
    (await second.call(1)).answer([foundRow(1, '9-1')]);
    await vi.waitFor(() => expect(second.made.getSnapshot().rows[8]?.seqId).toBe('9-1'));
    const { text, decisions, canUndo } = second.made.getSnapshot();
    // What was done before the reload is where this begins.
    expect([text, [...decisions.keys()], canUndo]).toEqual(['IL6', [4, 1], false]);
  });

  test('of another list is kept beside, and what was taken is kept no more', async () => {
    const sessions = memory();
    const { made, call, until } = await answered(everyRow, sessions);
    made.toggle(4, null);
    made.changeSource();
    made.chooseFiles([file]);
    made.upload();
    (await call(1)).answer([foundRow(1, '1-1')]);
    await until('answered');
    await vi.waitFor(async () => expect((await sessions.list()).map(({ name }) => name)).toEqual(['list.txt', null]));
    made.take();
    await vi.waitFor(async () => expect((await sessions.list()).map(({ name }) => name)).toEqual([null]));
  });

  test('a list that is kept no more says so', async () => {
    const { made, until } = start({}, memory());
    made.resume('gone');
    await until('choosing');
    expect(made.getSnapshot().problem).toBe('unreadable');
  });
});
