import { describe, expect, test, vi } from 'vitest';
import type { ImportedRow } from '../api/types.ts';
import type { ImportSessions } from '../storage/sessions/sessions.port.ts';
import { duplicateRow, everyRow, foundRow, proposedRow, severalRow } from '../testing/importedRows.ts';
import { answeredImport, failure, file, memory, seqIds, startImport } from '../testing/imports.ts';
import { listenForReported } from '../testing/reported.ts';

const oneDecided = { decided: 1, accepted: 0, ties: 0, missing: 0, spanning: 0, differing: 0, skipped: 0 };

describe('the answer to an import', () => {
  test('S4-19: reports found and chosen reagents in file order, with the list as their source', async () => {
    const rows = [severalRow(1, '5-1', '6-1'), foundRow(2, '7-1'), severalRow(3, '6-1', '8-1')];
    const { made, told } = await answeredImport(rows);
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

  test('cannot be taken if no reagent was found', async () => {
    const { made, told } = await answeredImport([severalRow(1, '5-1')]);
    made.take();
    expect([made.getSnapshot().step, told.length]).toEqual(['answered', 1]);
  });

  test('can be undone and redone step by step; a new step clears redo', async () => {
    const { made } = await answeredImport();
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

  test('lets rows of one reason be accepted together in one step', async () => {
    const { made } = await answeredImport([
      proposedRow(1, 'A', '1-1'),
      proposedRow(2, 'B', '2-1'),
      proposedRow(3, 'C', '3-1', '3-2'),
    ]);
    expect(made.getSnapshot().acceptable).toEqual({ rows: [0, 1], others: 1, spanning: 0, withdrawn: 0 });
    made.acceptRows();
    expect([made.getSnapshot().summary.seqIds, made.getSnapshot().acceptable]).toEqual([
      ['1-1', '2-1'],
      { rows: [], others: 1, spanning: 0, withdrawn: 0 },
    ]);
    made.undo();
    expect(made.getSnapshot().summary.seqIds).toEqual([]);
  });

  test('does not let rows of different reasons be accepted together', async () => {
    const { made } = await answeredImport();
    expect(made.getSnapshot().acceptable).toBe(null);
    made.showRows({ group: null, status: 'not_recognised', reason: null });
    expect([made.getSnapshot().acceptable, made.getSnapshot().reasons]).toEqual([
      null,
      [
        { reason: 'unknown', count: 1 },
        { reason: 'near', count: 1 },
      ],
    ]);
    made.showRows({ group: null, status: 'not_recognised', reason: 'near' });
    expect(made.getSnapshot().acceptable).toEqual({ rows: [9], others: 0, spanning: 0, withdrawn: 0 });
  });

  test('lets a measure of the catalogue choose one of several candidates, for all rows or for one', async () => {
    const { made } = await answeredImport();
    const lowest = { by: 'best', measure: 'totalCVPlasma', order: 'lowest' } as const;
    expect(made.getSnapshot().choices).toEqual([
      { choice: { by: 'first' }, ...oneDecided },
      { choice: { by: 'all' }, ...oneDecided },
      { choice: lowest, ...oneDecided },
    ]);
    made.chooseSeveral(lowest, null);
    expect([made.getSnapshot().decisions.get(4), made.getSnapshot().outcome]).toEqual([
      { kind: 'take', seqIds: ['3485-28'], ...lowest },
      { choice: lowest, ...oneDecided },
    ]);
    made.chooseSeveral({ by: 'all' }, 4);
    expect(made.getSnapshot().decisions.get(4)).toEqual({ kind: 'take', seqIds, by: 'all' });
  });

  test('offers choices for proposals with several candidates once the user shows only those proposals', async () => {
    const { made } = await answeredImport([proposedRow(1, 'A', '2190-55', '3485-28'), foundRow(2, '7-1')]);
    const lowest = { by: 'best', measure: 'totalCVPlasma', order: 'lowest' } as const;
    expect([made.getSnapshot().severalStatus, made.getSnapshot().severalCount]).toEqual([null, 0]);
    made.chooseSeveral(lowest, null);
    expect(made.getSnapshot().decisions.size).toBe(0);
    made.showRows({ group: null, status: 'proposed', reason: null });
    expect([made.getSnapshot().severalStatus, made.getSnapshot().severalCount]).toEqual(['proposed', 1]);
    made.chooseSeveral(lowest, null);
    expect([made.getSnapshot().outcome, made.getSnapshot().severalStatus, made.getSnapshot().severalCount]).toEqual([
      { choice: lowest, ...oneDecided, accepted: 1 },
      'proposed',
      0,
    ]);
  });

  test('lets rules take reagents of several proteins only if the user allows it for this answer', async () => {
    const row = severalRow(1, '2190-55', '3485-28');
    const candidates = row.candidates.map((each) => ({ ...each, uniProtId: ['P1', 'P2'] }));
    const { made } = await answeredImport([{ ...row, candidates }]);
    const decided = () => made.getSnapshot().choices.map((choice) => choice.decided);
    expect([made.getSnapshot().takesSpanning, decided()]).toEqual([false, [0, 0, 0]]);
    made.takeSpanning(true);
    expect([made.getSnapshot().takesSpanning, decided()]).toEqual([true, [1, 1, 1]]);
  });

  test('keeps its other parts the same objects when one part changes', async () => {
    const { made } = await answeredImport();
    const before = made.getSnapshot();
    expect(made.getSnapshot()).toBe(before);
    made.toggle(4, null);
    const { rows, places, readSheets, reasons } = made.getSnapshot();
    expect(
      [rows, places, readSheets, reasons].every(
        (each, at) => each === [before.rows, before.places, before.readSheets, before.reasons][at],
      ),
    ).toBe(true);
  });
});

describe('a search', () => {
  async function searched(rows: readonly ImportedRow[]) {
    const started = startImport({ kind: 'search' });
    started.made.changeText('IL6');
    started.made.upload();
    (await started.call(0)).answer(rows);
    await started.until('answered');
    return started;
  }

  test('S4-19: takes all candidates of its rows, counts proposals, and offers no choices', async () => {
    const rows = [foundRow(1, '1-1'), severalRow(2, '2-1', '2-2'), proposedRow(3, 'A', '3-1', '3-2')];
    const { made, told } = await searched(rows);
    const { summary, severalStatus, severalCount, acceptable } = made.getSnapshot();
    expect([summary.seqIds, summary.undecided, summary.proposals]).toEqual([['1-1', '2-1', '2-2', '3-1', '3-2'], 0, 1]);
    expect([severalStatus, severalCount, acceptable]).toEqual([null, 0, null]);
    made.showRows({ group: null, status: 'proposed', reason: 'alias' });
    expect([made.getSnapshot().severalStatus, made.getSnapshot().acceptable]).toEqual([null, null]);
    made.take();
    expect(told.map(([name, given]) => [name, given])).toEqual([
      ['answered', rows],
      ['taken', ['1-1', '2-1', '2-2', '3-1', '3-2']],
    ]);
    expect(told[0]?.[2]).toBe(5);
  });

  test('leaves out candidates that the user unticks, and takes them again when the user ticks them', async () => {
    const { made } = await searched([severalRow(1, '2-1', '2-2'), foundRow(2, '1-1')]);
    const shown = () => made.getSnapshot().summary.seqIds;
    made.toggle(0, '2-1');
    expect(shown()).toEqual(['2-2', '1-1']);
    made.toggle(0, '2-2');
    expect([shown(), made.getSnapshot().summary.leftOutBy]).toEqual([['1-1'], [{ kind: 'refused', count: 1 }]]);
    made.toggle(1, null);
    expect(shown()).toEqual([]);
    made.toggle(0, null);
    made.toggle(1, null);
    expect(shown()).toEqual(['2-1', '2-2', '1-1']);
    made.undo();
    made.undo();
    made.undo();
    expect(shown()).toEqual(['1-1']);
  });
});

describe('an edited cell', () => {
  test('sends only its row, keeps every decision, and is one step of undo', async () => {
    const { made, call } = await answeredImport();
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

  test('can be sent while other edits wait, and only the latest edit of a row counts', async () => {
    const { made, call } = await answeredImport();
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

  test('R11: keeps the previous answer and the typed text after a failure, and can be retried or left', async () => {
    const { made, call } = await answeredImport();
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

  test('makes the next duplicate of a reagent found if the edited row no longer names the reagent', async () => {
    const { made, call } = await answeredImport();
    made.editCell(1, '8-1');
    (await call(1)).answer([foundRow(1, '8-1')]);
    await vi.waitFor(() => expect(made.getSnapshot().edits.size).toBe(1));
    expect([made.getSnapshot().rows[5], everyRow[5]]).toEqual([
      foundRow(6, '10000-28'),
      duplicateRow(6, '10000-28', 2),
    ]);
  });

  test('is not sent if it is empty', async () => {
    const { made, calls } = await answeredImport();
    made.editCell(8, ' ');
    made.editCell(99, 'x');
    expect([made.getSnapshot().asks.size, calls.length]).toEqual([0, 1]);
  });

  test('is aborted when the user leaves the answer, and sent again when the user returns', async () => {
    const { made, call, until } = await answeredImport();
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

describe('decisions', () => {
  test('remain when the user starts another list and returns, and the answer is not requested again', async () => {
    const { made, calls } = await answeredImport();
    made.toggle(4, '3485-28');
    made.changeSource();
    made.changeText('something else');
    made.showResults();
    const { step, text, decisions } = made.getSnapshot();
    expect([step, text, decisions.size, calls.length]).toEqual(['answered', 'IL6', 1, 1]);
  });

  test('are stored with the list at the next change if the host refused the first writes', async () => {
    const reported = listenForReported();
    const sessions = memory();
    let isRefusing = true;
    const refusing: ImportSessions = {
      ...sessions,
      async keep(session, source) {
        if (isRefusing) throw new Error('of the host');
        await sessions.keep(session, source);
      },
    };
    const { made } = await answeredImport(everyRow, refusing);
    await vi.waitFor(() => expect(reported.length).toBeGreaterThan(0));
    isRefusing = false;
    made.toggle(1, null);
    await vi.waitFor(async () => expect((await sessions.list()).map(({ hasSource }) => hasSource)).toEqual([true]));
  });

  test('are restored when the same list is sent again, even after a reload', async () => {
    const sessions = memory();
    const first = await answeredImport(everyRow, sessions);
    first.made.toggle(4, '3485-28');
    first.made.toggle(1, null);
    first.made.editCell(8, 'IL6R');
    await first.call(1);
    await vi.waitFor(async () => expect((await sessions.list())[0]?.work.edits.length).toBe(1));
    first.made.dispose();

    const second = startImport({}, sessions);
    await vi.waitFor(() => expect(second.made.getSnapshot().sessions.length).toBe(1));
    const [session] = second.made.getSnapshot().sessions;
    expect([session?.name, session?.hasSource, session?.at]).toEqual([null, true, '2026-11-22T08:00:00.000Z']);
    second.made.resume(session?.digest ?? '');
    (await second.call(0)).answer(everyRow);
    await second.until('answered');
    (await second.call(1)).answer([foundRow(1, '9-1')]);
    await vi.waitFor(() => expect(second.made.getSnapshot().rows[8]?.seqId).toBe('9-1'));
    const { text, decisions, canUndo } = second.made.getSnapshot();
    expect([text, [...decisions.keys()], canUndo]).toEqual(['IL6', [4, 1], false]);
  });

  test('are stored separately for each list, and removed once their list was taken', async () => {
    const sessions = memory();
    const { made, call, until } = await answeredImport(everyRow, sessions);
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

  test('are stored with a list that was chosen but not sent, and the next import can go on with it', async () => {
    const sessions = memory();
    const unsent = startImport({}, sessions);
    unsent.made.changeText('IL6');
    unsent.made.cancel();
    expect(unsent.told).toEqual([['cancelled', true]]);
    await vi.waitFor(async () => expect((await sessions.list()).map(({ hasSource }) => hasSource)).toEqual([true]));
    const [stored] = await sessions.list();
    expect(await sessions.source(stored?.digest ?? '')).toEqual({ kind: 'text', text: 'IL6' });
  });

  test('stay as they are when an import of the same list is cancelled', async () => {
    const sessions = memory();
    const first = await answeredImport(everyRow, sessions);
    first.made.toggle(4, '3485-28');
    await vi.waitFor(async () => expect((await sessions.list())[0]?.work.decisions.length).toBe(1));
    const list = vi.spyOn(sessions, 'list');
    first.made.cancel();
    expect(first.told.at(-1)).toEqual(['cancelled', true]);
    const again = startImport({}, sessions);
    again.made.changeText('IL6');
    again.made.cancel();
    // One call of each cancellation, and one when the second import starts.
    await vi.waitFor(() => expect(list.mock.calls.length).toBe(3));
    expect((await sessions.list()).map(({ work }) => work.decisions.length)).toEqual([1]);
    const empty = startImport({}, sessions);
    empty.made.cancel();
    expect(empty.told).toEqual([['cancelled', false]]);
  });

  test('cannot be resumed if their list is no longer stored, which is reported', async () => {
    const { made, until } = startImport({}, memory());
    made.resume('gone');
    await until('choosing');
    expect(made.getSnapshot().problem).toBe('unreadable');
  });
});
