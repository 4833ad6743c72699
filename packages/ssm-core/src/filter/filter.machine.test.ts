import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, initialTransition, transition } from 'xstate';
import { readFilters } from './codec/filter.codec.ts';
import {
  type FilterEmitted,
  type FilterEvent,
  type FilterInput,
  filterMachine,
  type SuggestionsEvent,
  selectFilterRows,
  selectFirstProblem,
  selectOpenedAt,
} from './filter.machine.ts';

function after(input: FilterInput | undefined, ...events: readonly FilterEvent[]) {
  let [snapshot, actions] = initialTransition(filterMachine, input);
  for (const event of events) [snapshot, actions] = transition(filterMachine, snapshot, event);
  const all: readonly { readonly type: string; readonly params: unknown }[] = actions;
  const emitted = all.filter(({ type }) => type === 'xstate.emit');
  return { snapshot, actions: emitted.map(({ type, params }) => ({ type, params })) };
}

function emitting(...events: readonly FilterEmitted[]) {
  return events.map((event) => ({ type: 'xstate.emit', params: { event } }));
}

const clauses = readFilters('loDb>1&mesh=a,b');
const loDb = { filterId: '1', filterKey: 'loDb', value: ['>', '1'] } as const;
const mesh = { filterId: '2', filterKey: 'mesh', value: ['a', 'b'] } as const;
const apply = { type: 'filters.apply' } as const;
const typeNonsense = { type: 'value.change', filterId: '1', value: ['>', 'abc'] } as const;

describe('an opened dialog', () => {
  test('drafts the applied filters, and points to no row by default', () => {
    const { snapshot, actions } = after({ clauses });
    expect([snapshot.value, snapshot.context, actions]).toEqual([
      'editing',
      { draft: { rows: [loDb, mesh], nextId: 3 }, locale: 'en', openedAt: null, wasRefused: false },
      [],
    ]);
  });

  test('has one empty row if no filter is applied', () => {
    const row = { filterId: '1', filterKey: null, value: '' };
    const opened = [{ clauses: [] }, undefined].map((input) => after(input).snapshot.context.draft.rows);
    expect(opened).toEqual([[row], [row]]);
  });

  test('points to the row of the filter it opened at, until that row is removed', () => {
    const { snapshot } = after({ clauses, at: 1 });
    const removed = after({ clauses, at: 1 }, { type: 'filter.remove', filterId: '2' }).snapshot;
    expect(
      [snapshot, removed, after({ clauses, at: 9 }).snapshot].map(({ context }) => selectOpenedAt(context)),
    ).toEqual(['2', null, null]);
  });
});

describe('an edited draft', () => {
  test('S4-13, S4-15 has the changes of each event, and emits each changed row and the id of each removed row', () => {
    const events: readonly FilterEvent[] = [
      { type: 'filter.add' },
      { type: 'category.choose', filterId: '1', filterKey: 'bufferMS' },
      { type: 'value.change', filterId: '2', value: ['a'] },
      { type: 'filter.remove', filterId: '1' },
      { type: 'filters.clear' },
    ];
    const fresh = { filterId: '3', filterKey: null, value: '' } as const;
    const changed = events.map((event) => after({ clauses }, event));
    expect(changed.map(({ snapshot }) => snapshot.context.draft.rows)).toEqual([
      [loDb, mesh, fresh],
      [{ filterId: '1', filterKey: 'bufferMS', value: true }, mesh],
      [loDb, { ...mesh, value: ['a'] }],
      [mesh],
      [fresh],
    ]);
    expect(changed.map(({ actions }) => actions)).toEqual([
      emitting({ type: 'filter.changed', row: fresh }),
      emitting({ type: 'filter.changed', row: { filterId: '1', filterKey: 'bufferMS', value: true } }),
      emitting({ type: 'filter.changed', row: { ...mesh, value: ['a'] } }),
      emitting({ type: 'filter.removed', filterId: '1' }),
      emitting(
        { type: 'filter.removed', filterId: '1' },
        { type: 'filter.removed', filterId: '2' },
        { type: 'filter.changed', row: fresh },
      ),
    ]);
  });

  test('selects each row with its problems and its clause, and the same rows until the draft changes', () => {
    const { snapshot } = after({ clauses }, typeNonsense);
    expect(selectFilterRows(snapshot.context)).toEqual([
      { ...loDb, value: ['>', 'abc'], problems: [{ code: 'not_a_number', box: 'first' }], clause: null },
      { ...mesh, problems: [], clause: clauses[1] },
    ]);
    const [refused] = transition(filterMachine, snapshot, apply);
    expect(selectFilterRows(refused.context)).toBe(selectFilterRows(snapshot.context));
  });
});

describe('applying the draft', () => {
  test('S5-02 emits the rows with a key and a value as clauses, and ends the dialog', () => {
    const { snapshot, actions } = after(
      { clauses },
      { type: 'value.change', filterId: '1', value: ['>=', ' 2.50 '] },
      { type: 'filter.add' },
      { type: 'filter.add' },
      { type: 'category.choose', filterId: '4', filterKey: 'fullName' },
      apply,
    );
    expect([snapshot.status, snapshot.value, actions]).toEqual([
      'done',
      'applied',
      emitting({ type: 'filters.applied', clauses: readFilters('loDb>=2.5&mesh=a,b') }),
    ]);
  });

  test('emits no clauses after the draft was cleared', () => {
    expect(after({ clauses }, { type: 'filters.clear' }, apply).actions).toEqual(
      emitting({ type: 'filters.applied', clauses: [] }),
    );
  });

  test('is refused while a row has a problem, names the first such row, and succeeds once the row is corrected', () => {
    const { snapshot, actions } = after({ clauses }, typeNonsense, apply);
    expect([snapshot.value, snapshot.context, actions]).toEqual([
      'editing',
      {
        draft: { rows: [{ ...loDb, value: ['>', 'abc'] }, mesh], nextId: 3 },
        locale: 'en',
        openedAt: null,
        wasRefused: true,
      },
      [],
    ]);
    expect(selectFirstProblem(snapshot.context)).toEqual({ filterId: '1', box: 'first' });
    const mended = { type: 'value.change', filterId: '1', value: ['>', '1'] } as const;
    expect(after({ clauses }, typeNonsense, apply, mended, apply).actions).toEqual(
      emitting({ type: 'filters.applied', clauses }),
    );
    expect([after({ clauses }, typeNonsense).snapshot, snapshot].map(({ context }) => context.wasRefused)).toEqual([
      false,
      true,
    ]);
  });
});

test('cancelling ends the dialog without clauses', () => {
  const { snapshot, actions } = after({ clauses }, typeNonsense, { type: 'filters.cancel' });
  expect([snapshot.status, snapshot.value, actions]).toEqual([
    'done',
    'cancelled',
    emitting({ type: 'filters.cancelled' }),
  ]);
});

test('counts and suggestions end when the dialog does', () => {
  const ended: string[] = [];
  const wanted: SuggestionsEvent[] = [];
  const machine = filterMachine.provide({
    actors: {
      countRows: fromCallback(() => () => void ended.push('counts')),
      suggest: fromCallback<SuggestionsEvent>(({ receive }) => {
        receive((event) => wanted.push(event));
        return () => void ended.push('suggestions');
      }),
    },
  });
  const actor = createActor(machine, { input: { clauses } }).start();
  const want = { type: 'suggestions.want', filterId: '2', box: 'first', isWanted: true } as const;
  actor.send(want);
  actor.send(typeNonsense);
  actor.send(apply);
  expect([wanted, ended]).toEqual([[want], []]);
  actor.send({ type: 'filters.cancel' });
  expect(ended).toEqual(['counts', 'suggestions']);
});
