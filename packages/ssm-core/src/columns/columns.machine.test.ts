import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ColumnsInput } from './columns.draft.ts';
import { chosenColumns } from './columns.draft.ts';
import { type ColumnsEmitted, type ColumnsEvent, columnsMachine } from './columns.machine.ts';
import { offeredColumns } from './columns.offer.ts';

const offered = offeredColumns('V_11K');
const ordinary: ColumnsInput = {
  shown: ['seqId', 'fullName', 'targetName'],
  offered,
  fixed: ['seqId', 'fullName'],
  defaults: ['seqId', 'fullName', 'targetName'],
};

/** What the dialog holds after the events, and what it said. */
function after(input: Partial<ColumnsInput>, ...events: readonly ColumnsEvent[]) {
  const actor = createActor(columnsMachine, { input: { ...ordinary, ...input } });
  const said: ColumnsEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return {
    state: value,
    chosen: chosenColumns(context.draft),
    find: context.find,
    wantsPreference: context.wantsPreference,
    said,
  };
}

describe('one opening of the columns dialog', () => {
  test('begins with what is shown', () => {
    expect(after({})).toEqual({
      state: 'editing',
      chosen: ['seqId', 'fullName', 'targetName'],
      find: '',
      wantsPreference: false,
      said: [],
    });
  });

  test('puts a column where the catalogue has it', () => {
    const { chosen } = after(
      {},
      { type: 'column.toggle', key: 'pathways' },
      { type: 'column.toggle', key: 'uniProtId' },
      { type: 'column.toggle', key: 'loDb' },
      { type: 'column.toggle', key: 'targetName' },
    );
    expect(chosen).toEqual(['seqId', 'fullName', 'uniProtId', 'loDb', 'pathways']);
  });

  test('leaves moved columns in the order that a person gave them, also those taken out and chosen again', () => {
    const shown = ['seqId', 'fullName', 'pathways', 'loDb', 'targetName'] as const;
    const { chosen } = after(
      { shown },
      { type: 'column.toggle', key: 'pathways' },
      { type: 'column.toggle', key: 'uniProtId' },
      { type: 'column.toggle', key: 'pathways' },
    );
    expect(chosen).toEqual(['seqId', 'fullName', 'pathways', 'loDb', 'targetName', 'uniProtId']);
  });

  test('S9-05: the fixed columns are chosen, first, and stay', () => {
    const events: readonly ColumnsEvent[] = [
      { type: 'column.toggle', key: 'seqId' },
      { type: 'column.toggle', key: 'fullName' },
    ];
    expect([after({}, ...events).chosen, after({ shown: ['loDb', 'fullName'] }, ...events).chosen]).toEqual([
      ['seqId', 'fullName', 'targetName'],
      ['seqId', 'fullName', 'loDb'],
    ]);
  });

  test('never puts a column between the fixed ones', () => {
    const fixed = ['seqId', 'entrezGeneName'] as const;
    expect(after({ fixed, shown: fixed }, { type: 'column.toggle', key: 'fullName' }).chosen).toEqual([
      'seqId',
      'entrezGeneName',
      'fullName',
    ]);
  });

  test('All takes all that is offered, and Default what it is by default, in its order', () => {
    const moved = { shown: ['seqId', 'fullName', 'loDb', 'targetName'] as const };
    expect([
      after({}, { type: 'columns.all' }).chosen,
      after(moved, { type: 'columns.all' }, { type: 'columns.default' }).chosen,
      after({ defaults: ['loDb'] }, { type: 'columns.default' }).chosen,
    ]).toEqual([offered, ['seqId', 'fullName', 'targetName'], ['seqId', 'fullName', 'loDb']]);
  });

  test('knows no column that is not offered', () => {
    const { chosen } = after(
      { shown: ['seqId', 'mousePlasmaBin'], fixed: ['mousePlasmaBin', 'seqId'], defaults: ['mousePlasmaFstat'] },
      { type: 'column.toggle', key: 'mousePlasmaFstat' },
    );
    expect(chosen).toEqual(['seqId']);
  });

  test('applies, and is over', () => {
    const { state, said } = after(
      {},
      { type: 'find.change', text: 'lod' },
      { type: 'preference.want', isWanted: true },
      { type: 'column.toggle', key: 'loDb' },
      { type: 'columns.apply' },
    );
    expect({ state, said }).toEqual({
      state: 'applied',
      said: [{ type: 'columns.applied', columns: ['seqId', 'fullName', 'targetName', 'loDb'], wantsPreference: true }],
    });
  });

  test('S5-10: applies nothing while no column is chosen', () => {
    const none = { fixed: [], shown: ['seqId'] } as const;
    expect([
      after(none, { type: 'column.toggle', key: 'seqId' }, { type: 'columns.apply' }),
      after(
        none,
        { type: 'column.toggle', key: 'seqId' },
        { type: 'column.toggle', key: 'loDb' },
        { type: 'columns.apply' },
      ).said,
    ]).toEqual([
      { state: 'editing', chosen: [], find: '', wantsPreference: false, said: [] },
      [{ type: 'columns.applied', columns: ['loDb'], wantsPreference: false }],
    ]);
  });

  test('cancelled, it says so and applies nothing', () => {
    const { state, said } = after({}, { type: 'columns.all' }, { type: 'columns.cancel' });
    expect({ state, said }).toEqual({ state: 'cancelled', said: [{ type: 'columns.cancelled' }] });
  });
});
