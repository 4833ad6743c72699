import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { AssayVersion, PanelSource } from '../api/types.ts';
import { anyItems, anySeqIds } from '../testing/list.arbitrary.ts';
import { panel, panelSource } from '../testing/panels.ts';
import { maximumSteps, unreadList, type WorkingListEvent } from './builder.list.ts';
import { type BuilderEvent, builderMachine, type StorageCommand } from './builder.machine.ts';
import { type BuilderSnapshot, createBuilderSelector, type WorkingList } from './builder.selectors.ts';
import type { WorkingListChange, WorkingListItem } from './list.change.ts';
import { noLastingNotes, noNotes } from './list.notes.ts';

interface Executed {
  readonly type: string;
  readonly params: unknown;
}

function commandsOf(actions: readonly Executed[]): readonly StorageCommand[] {
  return actions.flatMap(({ type, params }) =>
    type === 'xstate.sendTo' ? [(params as { readonly event: StorageCommand }).event] : [],
  );
}

function after(...events: readonly BuilderEvent[]) {
  let [snapshot, actions] = initialTransition(builderMachine);
  for (const event of events) [snapshot, actions] = transition(builderMachine, snapshot, event);
  return { snapshot, commands: commandsOf(actions) };
}

function contextAfter(...events: readonly BuilderEvent[]) {
  const { snapshot, commands } = after(...events);
  return [snapshot.context, commands] as const;
}

function storing(change: WorkingListChange): readonly StorageCommand[] {
  return [{ type: 'change.store', key: { owner: 'ann', version: 'V_7K' }, change }];
}

function shown<Key extends keyof WorkingList>(key: Key) {
  return (snapshot: BuilderSnapshot, version: AssayVersion) => createBuilderSelector()(snapshot).lists[version][key];
}

const selectBuilderCount = shown('count');
const selectBuilderDraft = shown('draft');
const selectBuilderOrigin = shown('origin');
const selectBuilderSeqIds = shown('seqIds');
const selectBuilderSources = shown('sources');
const selectCanRedo = shown('canRedo');
const selectCanUndo = shown('canUndo');
const selectBuilderList = ({ context }: BuilderSnapshot, version: AssayVersion) => context.lists[version];
const selectStorageProblem = ({ context }: BuilderSnapshot) => context.problem;

function item(seqId: string, added: string): WorkingListItem {
  return { seqId, added };
}

const [t1, t2] = ['2026-11-21T20:00:00.000Z', '2026-11-21T20:00:01.000Z'] as const;
const ann = { type: 'owner.change', owner: 'ann' } as const;
const read = { type: 'list.read', owner: 'ann', version: 'V_7K', items: [item('5-1', t1)], notes: null } as const;
const undo = { type: 'change.undo', version: 'V_7K' } as const;
const redo = { type: 'change.redo', version: 'V_7K' } as const;

function add(...seqIds: readonly string[]): WorkingListEvent {
  return { type: 'analytes.add', version: 'V_7K', seqIds, at: t2 };
}

function remove(...seqIds: readonly string[]): WorkingListEvent {
  return { type: 'analytes.remove', version: 'V_7K', seqIds };
}

function seqIdsAfter(...events: readonly BuilderEvent[]): readonly string[] {
  return [...selectBuilderSeqIds(after(ann, read, ...events).snapshot, 'V_7K')];
}

describe('the owner of the lists', () => {
  test('has no lists while signed out, when every event is ignored', () => {
    const before = after().snapshot;
    const events: readonly BuilderEvent[] = [
      add('1-1'),
      remove('1-1'),
      { type: 'list.clear', version: 'V_7K' },
      { type: 'list.replace', version: 'V_7K', seqIds: ['1-1'], at: t1 },
      undo,
      redo,
      read,
      { type: 'storage.report', problem: 'storage_full' },
    ];
    expect(before.value).toBe('nobody');
    expect(events.map((event) => after(event).snapshot.context)).toEqual(events.map(() => before.context));
  });

  test('gets the lists of both versions from the storage at sign-in', () => {
    const { snapshot, commands } = after(ann);
    expect([snapshot.value, snapshot.context, commands]).toEqual([
      'somebody',
      {
        owner: 'ann',
        lists: { V_7K: unreadList, V_11K: unreadList },
        notes: { V_7K: noNotes, V_11K: noNotes },
        problem: null,
        lastStep: null,
      },
      [{ type: 'lists.show', owner: 'ann' }],
    ]);
    expect(contextAfter(ann, read, ann)).toEqual([after(ann, read).snapshot.context, []]);
  });

  test('R44 forgets lists, steps and notice at sign-out, and the stored lists stay', () => {
    const full = { type: 'storage.report', problem: 'storage_full' } as const;
    const { snapshot, commands } = after(ann, read, add('1-1'), full, { type: 'owner.change', owner: null });
    expect([snapshot.value, snapshot.context, commands]).toEqual([
      'nobody',
      after().snapshot.context,
      [{ type: 'lists.show', owner: null }],
    ]);
  });

  test('R44 starts with empty lists, and ignores an answer that was meant for the previous owner', () => {
    const { snapshot } = after(ann, read, add('1-1'), { type: 'owner.change', owner: 'bob' }, read);
    expect(snapshot.context).toEqual({ ...after(ann).snapshot.context, owner: 'bob' });
  });
});

describe('changing a list', () => {
  test('S4-18 adding appends new analytes and stores the change', () => {
    const { snapshot, commands } = after(ann, read, add('10-1', '5-1', '2-1'));
    const added = [item('2-1', t2), item('10-1', t2)];
    expect(selectBuilderList(snapshot, 'V_7K')).toEqual({
      items: [item('5-1', t1), ...added],
      isRead: true,
      done: [{ add: added, remove: [] }],
      undone: [],
    });
    expect(commands).toEqual(storing({ add: added, remove: [] }));
    expect(snapshot.context.lastStep).toEqual({
      version: 'V_7K',
      cause: 'analytes.add',
      count: 2,
      added: 2,
      removed: 0,
    });
    expect(selectBuilderList(snapshot, 'V_11K')).toEqual(unreadList);
  });

  test('applies every kind of event', () => {
    expect([
      seqIdsAfter(add('6-1'), remove('5-1', '9-9')),
      seqIdsAfter(add('6-1'), { type: 'list.clear', version: 'V_7K' }),
      seqIdsAfter(add('6-1'), { type: 'list.replace', version: 'V_7K', seqIds: ['7-1', '5-1'], at: t2 }),
      seqIdsAfter(add('6-1'), undo),
      seqIdsAfter(add('6-1'), undo, redo),
      seqIdsAfter(add('6-1'), { type: 'list.clear', version: 'V_11K' }),
    ]).toEqual([['6-1'], [], ['5-1', '7-1'], ['5-1'], ['5-1', '6-1'], ['5-1', '6-1']]);
  });

  test('adds no step if it has no effect', () => {
    const events = [add('5-1'), remove('9-9'), undo, redo] as const;
    const before = after(ann, read);
    expect(events.map((event) => contextAfter(ann, read, event))).toEqual(
      events.map(() => [before.snapshot.context, []]),
    );
  });

  test('can be undone by the inverse change, which keeps later changes by another tab', () => {
    const other = { ...read, items: [item('3-1', t1), item('5-1', t1), item('6-1', t2)] };
    expect(seqIdsAfter(add('6-1'), other, undo)).toEqual(['3-1', '5-1']);
    const removedThere = { ...read, items: [item('5-1', t1)] };
    const { snapshot, commands } = after(ann, read, add('6-1'), removedThere, undo);
    expect([...selectBuilderSeqIds(snapshot, 'V_7K')]).toEqual(['5-1']);
    const taken = { add: [], remove: [item('6-1', t2)] };
    expect(commands).toEqual(storing(taken));
    expect(snapshot.context.lastStep).toEqual({
      version: 'V_7K',
      cause: 'change.undo',
      count: 1,
      added: 0,
      removed: 1,
    });
  });

  test('clears redo if the change is new; the last hundred steps can be undone', () => {
    const { snapshot } = after(ann, read, add('6-1'), undo, add('7-1'));
    expect([selectCanUndo(snapshot, 'V_7K'), selectCanRedo(snapshot, 'V_7K')]).toEqual([true, false]);
    const many = Array.from({ length: maximumSteps + 1 }, (_, index) => add(`${index + 100}-1`));
    const undone = seqIdsAfter(...many, ...many.map(() => undo));
    expect([maximumSteps, undone]).toEqual([100, ['5-1', '100-1']]);
  });

  test('can be undone and redone with the same items before and after', () => {
    const anyEvent: fc.Arbitrary<WorkingListEvent> = anySeqIds.chain((seqIds) =>
      fc.constantFrom<WorkingListEvent>(
        { type: 'analytes.add', version: 'V_7K', seqIds, at: t2 },
        { type: 'analytes.remove', version: 'V_7K', seqIds },
        { type: 'list.replace', version: 'V_7K', seqIds, at: t2 },
        { type: 'list.clear', version: 'V_7K' },
      ),
    );
    fc.assert(
      fc.property(anyItems, fc.array(anyEvent, { maxLength: 8 }), (items, events) => {
        const history = [after(ann, { ...read, items }).snapshot];
        for (const event of events) {
          const [next] = transition(builderMachine, history.at(-1) as (typeof history)[number], event);
          if (next.context !== history.at(-1)?.context) history.push(next);
        }
        const lists = history.map((snapshot) => selectBuilderList(snapshot, 'V_7K').items);
        let snapshot = history.at(-1) as (typeof history)[number];
        const back = lists.map((_, index) => {
          if (index > 0) [snapshot] = transition(builderMachine, snapshot, undo);
          return selectBuilderList(snapshot, 'V_7K').items;
        });
        expect(back).toEqual(lists.toReversed());
        const forth = lists.map((_, index) => {
          if (index > 0) [snapshot] = transition(builderMachine, snapshot, redo);
          return selectBuilderList(snapshot, 'V_7K').items;
        });
        expect(forth).toEqual(lists);
      }),
    );
  });
});

describe('an answer of the storage', () => {
  test('keeps a list the same object if the list has not changed', () => {
    const { snapshot } = after(ann, read);
    const [again] = transition(builderMachine, snapshot, { ...read, items: [item('5-1', t1)] });
    expect(selectBuilderList(again, 'V_7K')).toBe(selectBuilderList(snapshot, 'V_7K'));
  });

  test('lets the list start in memory if the list cannot be read', () => {
    const unknown = { ...read, items: null };
    expect(
      [after(ann, unknown), after(ann, read, unknown)].map(({ snapshot }) => selectBuilderList(snapshot, 'V_7K')),
    ).toEqual([
      { ...unreadList, isRead: true },
      { ...unreadList, isRead: true, items: [item('5-1', t1)] },
    ]);
  });

  test('clears the reported problem once the storage works again, unless the problem is a list set aside', () => {
    const report = (problem: 'storage_full' | 'list_set_aside' | null) =>
      ({ type: 'storage.report', problem }) as const;
    const problems = [
      [report('storage_full')],
      [report('storage_full'), report(null)],
      [report('list_set_aside'), report(null)],
      [report('list_set_aside'), report('storage_full'), report(null)],
    ].map((events) => selectStorageProblem(after(ann, ...events).snapshot));
    expect(problems).toEqual(['storage_full', null, 'list_set_aside', null]);
  });
});

describe('selectors', () => {
  test('S3-08 derive totals from the lists, and make the set of SeqIds once per list', () => {
    const { snapshot } = after(ann, read, add('6-1'));
    const [later] = transition(builderMachine, snapshot, { type: 'storage.report', problem: null });
    expect([selectBuilderCount(snapshot, 'V_7K'), selectBuilderCount(snapshot, 'V_11K')]).toEqual([2, 0]);
    expect(selectBuilderSeqIds(later, 'V_7K')).toBe(selectBuilderSeqIds(snapshot, 'V_7K'));
  });

  test('return the same state and the same lists until the builder changes', () => {
    const select = createBuilderSelector();
    const { snapshot } = after(ann, read);
    const before = select(snapshot);
    const [later] = transition(builderMachine, snapshot, add('6-1'));
    const next = select(later);
    expect([
      select(later) === next,
      next.lists.V_11K === before.lists.V_11K,
      next.lists.V_7K === before.lists.V_7K,
    ]).toEqual([true, true, false]);
  });
});

describe('the origin of a list', () => {
  const origin = { panel, etag: '"three"' };
  const note = { type: 'origin.note', origin } as const;

  function originsAfter(...events: readonly BuilderEvent[]) {
    const { snapshot } = after(...events);
    return [selectBuilderOrigin(snapshot, 'V_7K'), selectBuilderOrigin(snapshot, 'V_11K')];
  }

  const known = { panelId: 'panel-1', number: 3, name: 'Kidney', etag: '"three"' };

  test('belongs to the list of its version, and survives changes of the list', () => {
    expect(originsAfter(ann, read, note)).toEqual([known, null]);
    expect(originsAfter(ann, read, note, add('1-1'), remove('5-1'), undo)).toEqual([known, null]);
  });

  test('is forgotten when the list is cleared or the owner changes', () => {
    expect(originsAfter(ann, read, note, { type: 'list.clear', version: 'V_11K' })).toEqual([known, null]);
    expect(originsAfter(ann, read, note, { type: 'list.clear', version: 'V_7K' })).toEqual([null, null]);
    expect(originsAfter(ann, read, note, { type: 'owner.change', owner: 'bob' })).toEqual([null, null]);
    expect(originsAfter(note)).toEqual([null, null]);
  });

  test('is removed in the same stored step that clears the list', () => {
    const { commands } = after(ann, read, note, { type: 'list.clear', version: 'V_7K' });
    expect(commands).toEqual(storing({ add: [], remove: [item('5-1', t1)], notes: noLastingNotes }));
  });

  const load = { type: 'list.replace', version: 'V_7K', seqIds: ['7-1'], at: t2, origin } as const;
  const later = { panel: { ...panel, number: 4 }, etag: '"four"' };

  function after7K(...events: readonly BuilderEvent[]) {
    const { snapshot } = after(ann, read, ...events);
    return [[...selectBuilderSeqIds(snapshot, 'V_7K')], selectBuilderOrigin(snapshot, 'V_7K')];
  }

  test('is undone and redone with the step that loads it', () => {
    const other = { ...known, panelId: 'panel-2' };
    const ofOther = { ...note, origin: { ...origin, panel: { ...panel, id: 'panel-2' } } };
    expect([
      after7K(load),
      after7K(load, undo),
      after7K(load, undo, redo),
      after7K(ofOther, load, undo),
      after7K(ofOther, load, undo, redo),
    ]).toEqual([
      [['7-1'], known],
      [['5-1'], null],
      [['7-1'], known],
      [['5-1'], other],
      [['7-1'], known],
    ]);
  });

  test('is stored when a panel is loaded, and when the load is undone', () => {
    const draft = { name: 'Kid', description: '' };
    const typed = { type: 'draft.note', version: 'V_7K', draft } as const;
    const notesBefore = { origin: null, draft };
    const [added, removed] = [[item('7-1', t2)], [item('5-1', t1)]];
    const notes = { origin: known, draft: null };
    expect([after(ann, read, typed, load).commands, after(ann, read, typed, load, undo).commands]).toEqual([
      storing({ add: added, remove: removed, notes, notesBefore }),
      storing({ add: removed, remove: added, notes: notesBefore }),
    ]);
  });

  test('changes in a step even if the panel has the same items as the list, but not if the same panel is loaded twice', () => {
    const same = { ...load, seqIds: ['5-1'] };
    expect([after7K(same), after7K(same, undo)]).toEqual([
      [['5-1'], known],
      [['5-1'], null],
    ]);
    expect(after(ann, read, same, same).commands).toEqual([]);
  });

  test('stays forgotten if undo restores a cleared list', () => {
    const clear = { type: 'list.clear', version: 'V_7K' } as const;
    expect([after7K(note, clear, undo), after7K(note, clear, undo, note, redo)]).toEqual([
      [['5-1'], null],
      [[], null],
    ]);
  });

  test('is the panel that was saved most recently, also after undo and redo', () => {
    const newest = { ...known, number: 4, etag: '"four"' };
    const saved = { ...note, origin: later };
    expect(after7K(load, saved, undo, redo)).toEqual([['7-1'], newest]);
    expect(after7K(load, undo, saved, redo, undo)).toEqual([['5-1'], newest]);
  });

  test('stays with the save draft until the draft is saved or discarded', () => {
    const draft = { name: 'Kid', description: '' };
    const type = { type: 'draft.note', version: 'V_7K', draft } as const;
    const drafts = (...events: readonly BuilderEvent[]) => {
      const { snapshot, commands } = after(ann, read, ...events);
      return [selectBuilderDraft(snapshot, 'V_7K'), commands];
    };
    const stored = (notes: object) => storing({ add: [], remove: [], notes });
    expect(drafts(type)).toEqual([draft, stored({ draft })]);
    expect(drafts(type, type)).toEqual([draft, []]);
    expect(drafts(type, note)).toEqual([null, stored({ origin: known, draft: null })]);
    expect(drafts(type, { ...type, draft: null })).toEqual([null, stored({ draft: null })]);
  });

  test('limits and goals are stored, are no step, and stay when the list is cleared or a panel is loaded', () => {
    const aims = { limits: { totalCVPlasma: 10 }, goals: ['pathway-mtor'] };
    const choose = { type: 'aims.note', version: 'V_7K', aims } as const;
    const aimsAfter = (...events: readonly BuilderEvent[]) => {
      const { snapshot, commands } = after(ann, read, choose, ...events);
      const { notes, lists } = snapshot.context;
      return { aims: notes.V_7K.aims, steps: lists.V_7K.done.length, commands };
    };
    const commands = storing({ add: [], remove: [], notes: { aims } });
    expect(aimsAfter()).toEqual({ aims, steps: 0, commands });
    const same = { limits: { totalCVPlasma: 10 }, goals: ['pathway-mtor'] };
    expect(aimsAfter({ ...choose, aims: same })).toEqual({ aims, steps: 0, commands: [] });
    expect(aimsAfter({ type: 'list.clear', version: 'V_7K' }, load, undo)).toMatchObject({ aims, steps: 1 });
  });

  test('is read from the storage, and is kept if the storage cannot read it', () => {
    const notes = { ...noNotes, origin: known };
    expect(originsAfter(ann, { ...read, notes })).toEqual([known, null]);
    expect(originsAfter(ann, { ...read, notes }, { ...read, items: null, notes: null })).toEqual([known, null]);
    expect(originsAfter(ann, { ...read, notes }, { ...read, notes: noNotes })).toEqual([null, null]);
  });
});

describe('imported sources of a list', () => {
  const [one, two] = [panelSource({ id: 'one' }), panelSource({ id: 'two', at: '2026-03-01T00:00:00.000Z' })];
  const addFrom = (source: PanelSource, ...seqIds: readonly string[]): WorkingListEvent => ({
    type: 'analytes.add',
    version: 'V_7K',
    seqIds,
    at: t2,
    source,
  });
  const clear = { type: 'list.clear', version: 'V_7K' } as const;
  const load = { type: 'list.replace', version: 'V_7K', seqIds: ['7-1'], at: t2 } as const;
  const saved = { type: 'origin.note', origin: { panel, etag: '"three"' } } as const;

  function sourcesAfter(...events: readonly BuilderEvent[]): readonly string[] {
    return selectBuilderSources(after(ann, read, ...events).snapshot, 'V_7K').map(({ id }) => id);
  }

  test('S4-21: are kept with the list in order until it is saved', () => {
    expect(sourcesAfter(addFrom(two, '1-1'), addFrom(one, '2-1'))).toEqual(['one', 'two']);
    expect(sourcesAfter(addFrom(one, '1-1'), add('3-1'), remove('1-1'))).toEqual(['one']);
    expect(sourcesAfter(addFrom(one, '1-1'), saved)).toEqual([]);
    expect(sourcesAfter(addFrom(one, '1-1'), addFrom(two, '2-1'), { ...saved, savedSources: ['one'] })).toEqual([
      'two',
    ]);
    expect(sourcesAfter(addFrom(one, '1-1'), { type: 'owner.change', owner: 'bob' })).toEqual([]);
  });

  test('S4-21: are added and undone together with their analytes, in one stored step', () => {
    const { commands } = after(ann, read, addFrom(one, '1-1', '5-1'));
    const change = { add: [item('1-1', t2)], remove: [], sources: { add: [one], remove: [] } };
    expect(commands).toEqual(storing(change));
    expect(after(ann, read, addFrom(one, '1-1'), undo).commands).toEqual(
      storing({ add: [], remove: [item('1-1', t2)], sources: { add: [], remove: [one] } }),
    );
    expect([sourcesAfter(addFrom(one, '1-1'), undo), sourcesAfter(addFrom(one, '1-1'), undo, redo)]).toEqual([
      [],
      ['one'],
    ]);
  });

  test('S4-21: a rule is added and undone together with the analytes that it removes', () => {
    const rule: WorkingListEvent = { type: 'analytes.remove', version: 'V_7K', seqIds: ['5-1'], source: one };
    expect([sourcesAfter(rule), sourcesAfter(rule, undo), sourcesAfter(rule, undo, redo)]).toEqual([
      ['one'],
      [],
      ['one'],
    ]);
  });

  test('S4-21: are added in a step even if the list already had every analyte', () => {
    expect(sourcesAfter(addFrom(one, '5-1'))).toEqual(['one']);
    expect(sourcesAfter(addFrom(one, '5-1'), undo)).toEqual([]);
  });

  test('S4-21: are removed when the list is cleared or replaced, and return with undo', () => {
    expect([sourcesAfter(addFrom(one, '1-1'), clear), sourcesAfter(addFrom(one, '1-1'), load)]).toEqual([[], []]);
    expect([sourcesAfter(addFrom(one, '1-1'), clear, undo), sourcesAfter(addFrom(one, '1-1'), load, undo)]).toEqual([
      ['one'],
      ['one'],
    ]);
    expect(sourcesAfter(addFrom(one, '5-1'), remove('5-1'), clear)).toEqual([]);
  });

  test('S4-21: a plan that replaces the list replaces its sources in the same step', () => {
    const plan = { ...load, source: two };
    expect([sourcesAfter(addFrom(one, '1-1'), plan), sourcesAfter(addFrom(one, '1-1'), plan, undo)]).toEqual([
      ['two'],
      ['one'],
    ]);
  });

  test('are replaced by the sources in the storage, and stay the same array when equal', () => {
    const before = after(ann, read, addFrom(one, '1-1')).snapshot;
    const same = { ...noNotes, sources: [panelSource({ id: 'one' })] };
    const [again] = transition(builderMachine, before, { ...read, items: null, notes: same });
    expect(selectBuilderSources(again, 'V_7K')).toBe(selectBuilderSources(before, 'V_7K'));
    const [other] = transition(builderMachine, before, { ...read, items: null, notes: { ...same, sources: [two] } });
    expect(selectBuilderSources(other, 'V_7K')).toEqual([two]);
  });

  test('stay the same array while the user types the draft of a panel', () => {
    const before = after(ann, read, addFrom(one, '1-1')).snapshot;
    const draft = { name: 'K', description: '' };
    const [typed, actions] = transition(builderMachine, before, { type: 'draft.note', version: 'V_7K', draft });
    expect(selectBuilderSources(typed, 'V_7K')).toBe(selectBuilderSources(before, 'V_7K'));
    expect(commandsOf(actions)).toEqual(storing({ add: [], remove: [], notes: { draft } }));
  });
});
