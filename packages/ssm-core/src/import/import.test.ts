import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SatError } from '../api/error.ts';
import { everyRow, foundRow, importedRow } from '../testing/importedRows.ts';
import { answeredImport, failure, file, memory, other, preview, startImport } from '../testing/imports.ts';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';

describe('the list to send', () => {
  test('S5-09: is missing at first, and nothing is sent without a list', () => {
    const { made, calls } = startImport();
    made.changeText(' \n');
    made.upload();
    const { step, text, canUpload } = made.getSnapshot();
    expect([step, text, canUpload, calls.length]).toEqual(['choosing', ' \n', false, 0]);
  });

  test('S5-09: is one file, which a valid file replaces and an invalid file does not', () => {
    const { made } = startImport();
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

  test('is the latest text or file, and is the text again when the user removes the file', () => {
    const { made } = startImport();
    made.changeText('IL6');
    made.chooseFiles([file]);
    expect([made.getSnapshot().file, made.getSnapshot().text]).toEqual([file, 'IL6']);
    made.dropFile();
    expect([made.getSnapshot().file, made.getSnapshot().text]).toEqual([null, 'IL6']);
  });

  test('stays if it cannot be sent, and the reason is shown', async () => {
    const { made, until, calls } = startImport();
    made.changeText(Array.from({ length: 100_001 }, (_, line) => `${line}-1`).join('\n'));
    made.upload();
    await until('choosing');
    expect([made.getSnapshot().problem, calls.length]).toEqual(['too_many_rows', 0]);
  });
});

describe('an exported panel', () => {
  const stated = `sha256:${'a'.repeat(64)}`;
  const check = { version: 'V_7K', count: 2, stated, computed: `sha256:${'b'.repeat(64)}` } as const;
  const text = `Content hash\t${stated}\nSeqId\t\n1-1\t`;

  test('whose content differs from the stated one is loaded only once the user accepts it', async () => {
    const { made, calls, call, until } = startImport({ checkContent: async () => check });
    made.changeText(text);
    made.upload();
    await until('differing');
    const before = [made.getSnapshot().check, calls.length];
    made.acceptContent();
    (await call(0)).answer(everyRow);
    await until('answered');
    expect([before, made.getSnapshot().check]).toEqual([[check, 0], check]);
  });

  test('whose changed content was accepted keeps both hashes in its source', async () => {
    const onTaken = vi.fn();
    const { made, call, until } = startImport({ checkContent: async () => check, onTaken });
    made.changeText(text);
    made.upload();
    await until('differing');
    made.acceptContent();
    (await call(0)).answer([foundRow(3, '1-1')]);
    await until('answered');
    made.take();
    const changedContent = { stated, computed: check.computed };
    await vi.waitFor(() => expect(onTaken).toBeCalledWith(['1-1'], expect.objectContaining({ changedContent })));
  });

  test('whose content differs can be replaced by another list, and its text stays', async () => {
    const { made, calls, until } = startImport({ checkContent: async () => check });
    made.changeText(text);
    made.upload();
    await until('differing');
    made.changeSource();
    expect([made.getSnapshot().step, made.getSnapshot().text, calls.length]).toEqual(['choosing', text, 0]);
  });

  test.each([
    ['with the stated content', async () => ({ ...check, computed: stated })],
    ['of a server that does not check it', async () => undefined],
  ])('%s is loaded without a question', async (_, checkContent) => {
    const { made, call, until } = startImport({ checkContent });
    made.changeText(text);
    made.upload();
    (await call(0)).answer(everyRow);
    await until('answered');
    expect(made.getSnapshot().check).toEqual((await checkContent()) ?? null);
  });

  test('is not loaded if the check fails, and can be sent again', async () => {
    const { made, calls, told, until } = startImport({ checkContent: () => Promise.reject(failure) });
    made.changeText(text);
    made.upload();
    await until('failed');
    expect([told, calls.length]).toEqual([[['failed', failure]], 0]);
  });

  test('is checked only if the list states a hash or is a workbook', async () => {
    const checkContent = vi.fn(async () => undefined);
    const { made, call, until } = startImport({ checkContent });
    made.changeText('IL6');
    made.upload();
    (await call(0)).answer(everyRow);
    await until('answered');
    const ofText = checkContent.mock.calls.length;
    made.changeSource();
    made.chooseFiles([new File(['PK'], 'a.xlsx')]);
    made.upload();
    await call(1);
    expect([ofText, checkContent.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a request', () => {
  test('R12: can be stopped, which aborts it, ignores its late answer and keeps the list', async () => {
    const { made, call, until } = startImport();
    made.chooseFiles([file]);
    made.upload();
    const { signal, answer } = await call(0);
    made.stop();
    answer(everyRow);
    await until('choosing');
    expect([signal.aborted, made.getSnapshot().file, made.getSnapshot().rows]).toEqual([true, file, []]);
  });

  test('is aborted on dispose, without any callback', async () => {
    const { made, call, told } = startImport();
    made.chooseFiles([file]);
    made.upload();
    const { signal, fail } = await call(0);
    made.dispose();
    fail(failure);
    await Promise.resolve();
    expect([signal.aborted, told]).toEqual([true, []]);
  });

  test('is aborted when the last listener leaves, and the next listener finds the chosen file and typed text', async () => {
    const { made, leave, call, calls, told, until } = startImport();
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

  test('S8-03, R11: can be retried after a failure, and the list stays', async () => {
    const { made, call, until, told } = startImport();
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

  test('fails as a network failure if its error is not an answer of the server', async () => {
    const { made, call, until } = startImport();
    made.changeText('IL6');
    made.upload();
    (await call(0)).fail(new TypeError('refused') as unknown as SatError);
    await until('failed');
    expect(made.getSnapshot().failure?.code).toBe('network');
  });

  test('can be cancelled at every step', async () => {
    const first = startImport();
    first.made.cancel();
    const sending = startImport();
    sending.made.changeText('IL6');
    sending.made.upload();
    sending.made.cancel();
    const done = await answeredImport();
    done.made.cancel();
    expect([first.told, sending.told, done.told.at(-1)]).toEqual([
      [['cancelled', false]],
      [['cancelled', false]],
      ['cancelled', false],
    ]);
  });
});

describe('sheets and columns', () => {
  test('can be reviewed, changed and read again, and decisions on unchanged rows stay', async () => {
    const { made, call, until, told } = await answeredImport();
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

  test('S4-27: can include hidden rows and columns, and this choice is stored with the list', async () => {
    const hiding = { ...preview, hiddenRows: 4, rowCount: 3 };
    const asked: boolean[] = [];
    const sessions = memory();
    const started = startImport(
      {
        async preview(_list, _signal, readsHidden) {
          asked.push(readsHidden);
          return [readsHidden ? { ...hiding, rowCount: 7 } : hiding];
        },
      },
      sessions,
    );
    const { made, call, until } = started;
    const shown = () => {
      const { sheets } = made.getSnapshot();
      return sheets?.step === 'changing' ? [sheets.readsHidden, sheets.isLoading, sheets.previews[0]?.rowCount] : null;
    };
    made.changeText('IL6');
    made.upload();
    (await call(0)).answer(everyRow);
    await until('answered');
    made.askForSheets();
    await vi.waitFor(() => expect(shown()).toEqual([false, false, 3]));
    made.readHidden(true);
    expect(shown()).toEqual([true, true, 3]);
    await vi.waitFor(() => expect(shown()).toEqual([true, false, 7]));
    made.readAgain();
    const { layout, answer } = await call(1);
    answer(everyRow);
    await until('answered');
    const [kept] = await sessions.list();
    made.askForSheets();
    await vi.waitFor(() => expect(shown()).toEqual([true, false, 7]));
    made.readHidden(false);
    made.readHidden(true);
    made.leaveSheets();
    expect([layout?.hidden, kept?.layout?.hidden, asked.slice(0, 3)]).toEqual([true, true, [false, true, true]]);
  });

  test("S4-27: keep the user's choices if sheets cannot be loaded again, which is reported", async () => {
    let isBroken = false;
    const started = startImport({ preview: async () => (isBroken ? Promise.reject(failure) : [preview]) });
    const { made } = started;
    made.changeText('IL6');
    made.upload();
    (await started.call(0)).answer(everyRow);
    await started.until('answered');
    made.askForSheets();
    await vi.waitFor(() => expect(made.getSnapshot().sheets?.step).toBe('changing'));
    isBroken = true;
    made.readHidden(true);
    await vi.waitFor(() => expect(made.getSnapshot().sheets?.step).toBe('failed'));
    isBroken = false;
    made.askForSheets();
    await vi.waitFor(() =>
      expect(made.getSnapshot().sheets).toMatchObject({ step: 'changing', isLoading: false, readsHidden: true }),
    );
  });

  test('can be requested again or left after a failed preview', async () => {
    let isBroken = true;
    const started = startImport({ preview: async () => (isBroken ? Promise.reject(failure) : [preview]) });
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

describe('a host function that throws', () => {
  const telling = { onAnswered: breaks, onFailed: breaks, onDropped: breaks, onTaken: breaks, onCancelled: breaks };

  test('is reported if it is a callback, and the import continues', async () => {
    const reported = listenForReported();
    const { made, call, until } = startImport(telling);
    made.changeText('IL6');
    made.upload();
    (await call(0)).fail(failure);
    await until('failed');
    made.upload();
    (await call(1)).answer(everyRow);
    await until('answered');
    made.toggle(4, '3485-28');
    made.askForSheets();
    await vi.waitFor(() => expect(made.getSnapshot().sheets?.step).toBe('changing'));
    made.readAgain();
    (await call(2)).answer(everyRow.map((row) => (row.line === 5 ? importedRow({ line: 5 }) : row)));
    await until('answered');
    made.take();
    const cancelled = startImport(telling);
    cancelled.made.cancel();
    // One error for each callback: failed, answered twice, dropped, taken, and cancelled by the other import.
    expect([made.getSnapshot().step, cancelled.made.getSnapshot().step, reported]).toEqual([
      'ended',
      'ended',
      breakages(6),
    ]);
  });

  test('fails the import as a network failure only if the function requests rows', async () => {
    const { made, until, told } = startImport({ askForRows: breaks });
    made.changeText('IL6');
    made.upload();
    await until('failed');
    expect([made.getSnapshot().failure?.code, told.length]).toEqual(['network', 1]);
    const missing = startImport({ readMeasures: breaks, readCatalogue: breaks, preview: breaks });
    missing.made.changeText('IL6');
    missing.made.upload();
    (await missing.call(0)).answer(everyRow);
    await missing.until('answered');
    await vi.waitFor(() => expect(missing.made.getSnapshot().isTableMissing).toBe(true));
    missing.made.askForSheets();
    await vi.waitFor(() => expect(missing.made.getSnapshot().sheets?.step).toBe('failed'));
    missing.made.take();
    expect(missing.told.map(([name]) => name)).toEqual(['answered', 'failed', 'taken']);
  });

  test('may also never answer, which delays only what needs the answer', async () => {
    const never = () => new Promise<never>(() => undefined);
    const { made, call, until, told } = startImport({ readMeasures: never, readCatalogue: never });
    made.changeText('IL6');
    made.upload();
    (await call(0)).answer(everyRow);
    await until('answered');
    const { isTableMissing, catalogue } = made.getSnapshot();
    made.take();
    const [, source] = (told.at(-1) ?? []).slice(1) as [unknown, { readonly catalogueRevision: string }];
    expect([isTableMissing, catalogue, source.catalogueRevision]).toEqual([false, null, '']);
    const waiting = startImport({}, { list: never, source: never, keep: never, remove: never });
    waiting.made.changeText('IL6');
    waiting.made.upload();
    const during = waiting.made.getSnapshot().step;
    waiting.made.stop();
    expect([during, waiting.made.getSnapshot().step, waiting.calls.length]).toEqual(['uploading', 'choosing', 0]);
  });

  test('is treated as if no sessions were stored, and the list is still sent', async () => {
    const reject = () => Promise.reject(new Error('of the page'));
    const reported = listenForReported();
    const sessions = { list: reject, source: reject, keep: reject, remove: reject };
    const { made, call, until, told } = startImport({}, sessions);
    made.changeText('IL6');
    made.upload();
    (await call(0)).answer(everyRow);
    await until('answered');
    made.take();
    expect(told.map(([name]) => name)).toEqual(['answered', 'taken']);
    await vi.waitFor(() => expect(reported.length).toBeGreaterThan(0));
  });
});
