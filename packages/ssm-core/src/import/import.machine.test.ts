import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { SatError } from '../api/error.ts';
import { everyRow, foundRow, severalRow } from '../testing/importedRows.ts';
import { type ImportEmitted, type ImportEvent, importMachine } from './import.machine.ts';
import {
  selectCanUpload,
  selectChosenCandidates,
  selectImportedRows,
  selectImportFailure,
  selectImportFault,
  selectImportFile,
  selectImportLines,
  selectImportStep,
  selectImportSummary,
  selectImportText,
  selectShownStatus,
} from './import.selectors.ts';

/** The machine after these events, and what the last of them has to be executed. */
function after(...events: readonly ImportEvent[]) {
  let [snapshot, actions] = initialTransition(importMachine);
  for (const event of events) [snapshot, actions] = transition(importMachine, snapshot, event);
  return { snapshot, actions: actions.map(({ type, params }) => ({ type, params })) };
}

function emitting(...events: readonly ImportEmitted[]) {
  return events.map((event) => ({ type: 'xstate.emit', params: { event } }));
}

/** What a person sees of the list to be sent. */
function shown(...events: readonly ImportEvent[]) {
  const { snapshot } = after(...events);
  return {
    step: selectImportStep(snapshot),
    file: selectImportFile(snapshot)?.name ?? null,
    text: selectImportText(snapshot),
    canUpload: selectCanUpload(snapshot),
    fault: selectImportFault(snapshot),
    failure: selectImportFailure(snapshot),
  };
}

const file = new File(['x'], 'list.xlsx');
const other = new File(['x'], 'other.csv');
const choose = (...files: readonly File[]): ImportEvent => ({ type: 'files.choose', files });
const type = (text: string): ImportEvent => ({ type: 'text.change', text });
const upload: ImportEvent = { type: 'upload.ask' };
const ready: ImportEvent = { type: 'workbook.ready', workbook: file };
const answer: ImportEvent = { type: 'rows.answer', rows: everyRow };
const failure = new SatError('unavailable', { status: 503, detail: 'Come back later.' });
const fail: ImportEvent = { type: 'rows.fail', error: failure };
const untouched = { step: 'choosing', file: null, text: '', canUpload: false, fault: null, failure: null };

describe('the list to be sent', () => {
  test('S5-09: there is none at first, and nothing is sent without', () => {
    expect(shown()).toEqual(untouched);
    expect(after(upload)).toEqual({ snapshot: after().snapshot, actions: [] });
    expect(shown(type(' \n'), upload)).toEqual({ ...untouched, text: ' \n' });
  });

  test('S5-09: is one file; another takes its place', () => {
    expect(shown(choose(file))).toEqual({ ...untouched, file: 'list.xlsx', canUpload: true });
    expect(shown(choose(file), choose(other))).toEqual({ ...untouched, file: 'other.csv', canUpload: true });
  });

  test('what cannot be read is said beside what was chosen before', () => {
    const picture = new File(['x'], 'list.png');
    expect(shown(choose(file), choose(picture))).toEqual({
      ...untouched,
      file: 'list.xlsx',
      canUpload: true,
      fault: 'wrong_kind',
    });
    expect(
      [choose(file, other), choose(new File([], 'a.csv')), choose(new File(['x'], 'a.XLS'))].map(
        (event) => shown(event).fault,
      ),
    ).toEqual(['several_files', 'empty', 'old_workbook']);
    expect(shown(choose(picture), choose(file)).fault).toBe(null);
  });

  test('is what was typed last, or chosen last; a file that is taken away leaves the text', () => {
    expect(shown(type('IL6'), choose(file))).toEqual({ ...untouched, file: 'list.xlsx', text: 'IL6', canUpload: true });
    expect(shown(type('IL6'), choose(file), { type: 'file.drop' })).toEqual({
      ...untouched,
      text: 'IL6',
      canUpload: true,
    });
    expect(shown(choose(file), type('TNF'))).toEqual({ ...untouched, text: 'TNF', canUpload: true });
  });
});

describe('sending', () => {
  test('first a workbook is made of the list, then it is sent', () => {
    expect(after(choose(file), upload).actions).toEqual(
      emitting({ type: 'workbook.want', source: { kind: 'file', file } }),
    );
    expect(after(type('IL6'), upload).actions).toEqual(
      emitting({ type: 'workbook.want', source: { kind: 'text', text: 'IL6' } }),
    );
    const { snapshot, actions } = after(choose(file), upload, ready);
    expect([snapshot.value, actions]).toEqual([
      { uploading: 'sending' },
      emitting({ type: 'rows.want', workbook: file }),
    ]);
    expect(shown(choose(file), upload).step).toBe('uploading');
  });

  test('R12: can be stopped, and the list is still there', () => {
    for (const before of [[], [ready]]) {
      const { actions } = after(choose(file), upload, ...before, { type: 'upload.stop' });
      expect(actions).toEqual(emitting({ type: 'upload.end' }));
      expect(shown(choose(file), upload, ...before, { type: 'upload.stop' })).toEqual({
        ...untouched,
        file: 'list.xlsx',
        canUpload: true,
      });
    }
  });

  test('a list that is too long is told before it is sent', () => {
    const refuse: ImportEvent = { type: 'workbook.refuse', fault: 'too_many_rows' };
    expect(shown(choose(file), upload, refuse)).toEqual({
      ...untouched,
      file: 'list.xlsx',
      canUpload: true,
      fault: 'too_many_rows',
    });
    expect(shown(choose(file), upload, refuse, upload).fault).toBe(null);
  });

  test('S8-03, R11: a failure loses nothing, and it can be sent again', () => {
    const events = [type('IL6'), choose(file), upload, ready, fail];
    expect(after(...events).actions).toEqual(
      emitting({ type: 'upload.end' }, { type: 'upload.failed', error: failure }),
    );
    const failed = { ...untouched, step: 'failed', file: 'list.xlsx', text: 'IL6', canUpload: true, failure };
    expect(shown(...events)).toEqual(failed);
    expect(shown(...events, upload)).toEqual({ ...failed, step: 'uploading', failure: null });
    expect(shown(...events, choose(other))).toEqual({ ...failed, step: 'choosing', file: 'other.csv', failure: null });
    expect(shown(...events, { type: 'source.change' }).step).toBe('choosing');
  });

  test('what comes after it was stopped changes nothing', () => {
    const stopped = [choose(file), upload, ready, { type: 'upload.stop' } as const];
    const { context, value } = after(...stopped).snapshot;
    for (const late of [answer, fail, ready]) {
      const { snapshot, actions } = after(...stopped, late);
      expect([snapshot.context, snapshot.value, actions]).toEqual([context, value, []]);
    }
  });
});

describe('the answer', () => {
  const answered = [choose(file), upload, ready, answer];
  const toggle = (row: number, seqId: string | null): ImportEvent => ({ type: 'candidate.toggle', row, seqId });

  test('S4-19: its counts sum to the rows read, and one item per SeqId is found', () => {
    const { snapshot, actions } = after(...answered);
    expect([selectImportStep(snapshot), actions]).toEqual([
      'answered',
      emitting({ type: 'upload.end' }, { type: 'rows.answered', rows: everyRow, count: 3 }),
    ]);
    const summary = selectImportSummary(snapshot);
    expect(summary).toEqual({
      counts: [
        { status: 'exact', count: 1 },
        { status: 'normalised', count: 1 },
        { status: 'synonym', count: 1 },
        { status: 'several', count: 1 },
        { status: 'other_version', count: 1 },
        { status: 'not_on_menu', count: 1 },
        { status: 'not_recognised', count: 1 },
        { status: 'duplicate', count: 1 },
        { status: 'heading', count: 1 },
        { status: 'blank', count: 1 },
      ],
      rowCount: 10,
      seqIds: ['10000-28', '10001-7', '10003-15'],
      leftOut: 5,
      undecided: 1,
    });
    expect([selectImportSummary(snapshot), selectImportedRows(snapshot)]).toEqual([summary, everyRow]);
  });

  test('one or several candidates of a row are chosen, all, or none', () => {
    const chosen = (...events: readonly ImportEvent[]) => {
      const { snapshot } = after(...answered, ...events);
      const { seqIds, leftOut, undecided } = selectImportSummary(snapshot);
      return [[...(selectChosenCandidates(snapshot).get(4) ?? [])], seqIds.slice(3), leftOut, undecided];
    };
    const all = ['2190-55', '3485-28', '5677-15'];
    expect([
      chosen(),
      chosen(toggle(4, '3485-28')),
      chosen(toggle(4, '5677-15'), toggle(4, '2190-55')),
      chosen(toggle(4, '3485-28'), toggle(4, '3485-28')),
      chosen(toggle(4, '3485-28'), toggle(4, null)),
      chosen(toggle(4, null), toggle(4, null)),
      // Neither is offered.
      chosen(toggle(4, '10000-28'), toggle(6, '20000-1'), toggle(99, null)),
    ]).toEqual([
      [[], [], 5, 1],
      [['3485-28'], ['3485-28'], 4, 0],
      [['2190-55', '5677-15'], ['2190-55', '5677-15'], 4, 0],
      [[], [], 5, 1],
      [all, all, 4, 0],
      [[], [], 5, 1],
      [[], [], 5, 1],
    ]);
  });

  test('rows are shown by status, with what there is to choose below them', () => {
    const { snapshot } = after(...answered, { type: 'status.show', status: 'several' });
    expect([selectShownStatus(snapshot), selectImportLines(snapshot)]).toEqual([
      'several',
      [-1, 0, 1, 2].map((candidate) => ({ row: 4, candidate })),
    ]);
    expect(selectImportLines(snapshot)).toBe(selectImportLines(snapshot));
    expect(selectImportLines(after(...answered).snapshot).length).toBe(13);
  });

  test('S4-19: what is found and chosen is taken, in the order of the file', () => {
    const rows = [severalRow(1, '5-1', '6-1'), foundRow(2, '7-1'), severalRow(3, '6-1', '8-1')];
    const { snapshot, actions } = after(
      choose(file),
      upload,
      ready,
      { type: 'rows.answer', rows },
      toggle(0, '6-1'),
      toggle(2, '6-1'),
      { type: 'items.take' },
    );
    expect([snapshot.status, actions]).toEqual(['done', emitting({ type: 'items.taken', seqIds: ['6-1', '7-1'] })]);
  });

  test('nothing is taken where nothing was found', () => {
    const nothing: ImportEvent = { type: 'rows.answer', rows: [severalRow(1, '5-1')] };
    const { snapshot, actions } = after(choose(file), upload, ready, nothing, { type: 'items.take' });
    expect([selectImportStep(snapshot), actions]).toEqual(['answered', []]);
  });

  test('another list can be read, beginning with this one', () => {
    expect(shown(type('IL6'), upload, ready, answer, { type: 'source.change' })).toEqual({
      ...untouched,
      text: 'IL6',
      canUpload: true,
    });
    const { snapshot } = after(...answered, toggle(4, null), { type: 'source.change' });
    expect([selectImportedRows(snapshot), selectChosenCandidates(snapshot).size]).toEqual([[], 0]);
  });
});

test('it can be cancelled at every step', () => {
  const steps: readonly (readonly ImportEvent[])[] = [
    [],
    [choose(file), upload],
    [choose(file), upload, ready],
    [choose(file), upload, ready, fail],
    [choose(file), upload, ready, answer],
  ];
  const cancelled = steps.map((events) => {
    const { snapshot, actions } = after(...events, { type: 'import.cancel' });
    return [selectImportStep(snapshot), actions.at(-1)];
  });
  expect(cancelled).toEqual(steps.map(() => ['ended', ...emitting({ type: 'import.cancelled' })]));
});
