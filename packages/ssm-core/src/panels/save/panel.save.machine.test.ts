import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { SatError } from '../../api/error.ts';
import { panel, panelSource } from '../../testing/panels.ts';
import type { TaggedPanel } from '../panels.queries.ts';
import type { PanelSaveInput } from './panel.save.context.ts';
import { type PanelSaveEmitted, type PanelSaveEvent, panelSaveMachine } from './panel.save.machine.ts';
import { type PanelSaveSnapshot, type PanelSaveState, selectPanelSave } from './panel.save.selectors.ts';

const origin: TaggedPanel = { panel, etag: '"three"' };
const theirs: TaggedPanel = {
  panel: { ...panel, number: 4, name: 'Kidneys', seqIds: ['10000-28', '3-1'] },
  etag: '"four"',
};
const newInput: PanelSaveInput = {
  version: 'V_7K',
  seqIds: ['10000-28', '2-1'],
  origin: null,
  draft: { name: ' Liver ', description: '' },
};
const editInput: PanelSaveInput = {
  version: 'V_7K',
  seqIds: ['10000-28', '2-1', '5-1'],
  origin,
  draft: { name: 'Kidney', description: 'Renal markers' },
};
const created: TaggedPanel = { panel: { ...panel, number: 1, name: 'Liver' }, etag: '"one"' };
const newContent = { name: 'Liver', description: '', version: 'V_7K', seqIds: ['10000-28', '2-1'] } as const;
const editContent = {
  name: 'Kidney',
  description: 'Renal markers',
  version: 'V_7K',
  seqIds: ['10000-28', '2-1', '5-1'],
} as const;

const mergedContent = { ...editContent, name: 'Kidneys', seqIds: ['10000-28', '3-1', '5-1'] };

const ask = { type: 'save.ask', key: 'key-1', isNew: false } as const;
const askAgain = { type: 'save.ask', key: 'key-2', isNew: false } as const;
const unavailable = new SatError('unavailable', { status: 503 });
const stale = new SatError('precondition_failed', { status: 412, number: 4, etag: '"four"' });
const gone = new SatError('not_found', { status: 404 });
const fail = { type: 'save.fail', error: unavailable } as const;
const outdated: readonly Step[] = [ask, { type: 'save.fail', error: stale }];
const read = { type: 'theirs.read', theirs } as const;
const cancel = { type: 'save.cancel' } as const;

function rename(name: string): PanelSaveEvent {
  return { type: 'draft.change', draft: { name } };
}

function choose(choice: 'merged' | 'mine' | 'theirs' | 'new'): PanelSaveEvent {
  return { type: 'merge.choose', choice };
}

type Ending =
  | { readonly type: 'panel.opened'; readonly panel: TaggedPanel }
  | { readonly type: 'open.fail'; readonly error: SatError }
  | { readonly type: 'save.done'; readonly saved: TaggedPanel }
  | { readonly type: 'save.fail'; readonly error: SatError }
  | { readonly type: 'theirs.read'; readonly theirs: TaggedPanel }
  | { readonly type: 'theirs.fail'; readonly error: SatError };

type Step = PanelSaveEvent | Ending;

function eventOf(step: Step): PanelSaveEvent {
  const done = (id: string, output: TaggedPanel) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
  const failed = (id: string, error: SatError) => ({ type: `xstate.error.actor.${id}`, error, actorId: id });
  const ending = () => {
    switch (step.type) {
      case 'panel.opened':
        return done('openPanel', step.panel);
      case 'open.fail':
        return failed('openPanel', step.error);
      case 'save.done':
        return done('sendPanel', step.saved);
      case 'save.fail':
        return failed('sendPanel', step.error);
      case 'theirs.read':
        return done('readTheirs', step.theirs);
      case 'theirs.fail':
        return failed('readTheirs', step.error);
      default:
        return step;
    }
  };
  return ending() as PanelSaveEvent;
}

interface Executed {
  readonly event?: PanelSaveEmitted;
  readonly src?: string;
  readonly input?: { readonly request?: object; readonly panelId?: string };
}

function doneBy(actions: readonly { readonly type: string; readonly params: unknown }[]): readonly object[] {
  return actions.flatMap(({ type, params }): readonly object[] => {
    const { event, src, input } = params as Executed;
    if (type === 'xstate.emit' && event !== undefined) return [event];
    if (type !== 'xstate.spawnChild') return [];
    return [src === 'sendPanel' ? { type: 'panel.send', request: input?.request } : { type: 'panel.read', ...input }];
  });
}

function after(input: PanelSaveInput, ...steps: readonly Step[]) {
  let [snapshot, actions] = initialTransition(panelSaveMachine, input);
  for (const step of steps) [snapshot, actions] = transition(panelSaveMachine, snapshot, eventOf(step));
  return { snapshot, value: snapshot.value, emitted: doneBy(actions) };
}

function shown<Key extends keyof PanelSaveState>(key: Key): (snapshot: PanelSaveSnapshot) => PanelSaveState[Key] {
  return (snapshot) => selectPanelSave(snapshot)[key];
}

const selectPanelDraft = shown('draft');
const selectPanelProblems = shown('problems');
const selectIsSaving = shown('isSaving');
const selectSaveFailure = shown('failure');
const selectSaveOrigin = shown('origin');
const selectPanelChoices = shown('choices');
const selectIsStale = (snapshot: PanelSaveSnapshot) => selectPanelSave(snapshot).step === 'stale';

function creating(key: string, content: object = newContent) {
  return { type: 'panel.send', request: { kind: 'create', key, content } };
}

function saving(etag: string, content: object = editContent) {
  return { type: 'panel.send', request: { kind: 'save', panelId: 'panel-1', etag, content } };
}

describe('the start of a save', () => {
  const known = { panelId: 'panel-1', number: 3, name: 'Kidney', etag: '"older"' };
  const opened = { type: 'panel.opened', panel: origin } as const;
  const unread: PanelSaveInput = {
    version: 'V_7K',
    seqIds: ['5-1', '10000-28', '2-1'],
    origin: null,
    opening: { kind: 'origin', origin: known },
  };

  test('R8: reads the panel of the list first, and the save sends the ETag that was known before', () => {
    const { value, emitted } = after(unread);
    expect([value, emitted]).toEqual(['opening', [{ type: 'panel.read', panelId: 'panel-1', number: 3 }]]);
    const { snapshot } = after(unread, opened);
    const tagged = { panel, etag: '"older"' };
    expect([snapshot.value, selectSaveOrigin(snapshot), selectPanelDraft(snapshot)]).toEqual([
      'naming',
      tagged,
      { name: 'Kidney', description: 'Renal markers' },
    ]);
    expect(after(unread, opened, ask).emitted).toEqual([saving('"older"')]);
  });

  test('treats a list without changes as unchanged only if it came from the newest version', () => {
    const told = (etag: string) => {
      const { isUnchanged, isOriginOld } = selectPanelSave(
        after({ ...unread, seqIds: panel.seqIds, opening: { kind: 'origin', origin: { ...known, etag } } }, opened)
          .snapshot,
      );
      return { isUnchanged, isOriginOld };
    };
    expect([told('"older"'), told(origin.etag)]).toEqual([
      { isUnchanged: false, isOriginOld: true },
      { isUnchanged: true, isOriginOld: false },
    ]);
  });

  test('R18: keeps an earlier draft instead of the texts of the panel', () => {
    const draft = { name: 'Kid', description: '' };
    expect(selectPanelDraft(after({ ...unread, draft }, opened).snapshot)).toEqual(draft);
    expect(selectPanelDraft(after({ ...unread, draft }, { type: 'open.fail', error: gone }).snapshot)).toEqual(draft);
  });

  test("makes a new panel of the same name if the list's panel was deleted", () => {
    const { snapshot, value } = after(unread, { type: 'open.fail', error: gone });
    expect([value, selectSaveOrigin(snapshot), selectPanelDraft(snapshot), selectSaveFailure(snapshot)]).toEqual([
      'naming',
      null,
      { name: 'Kidney', description: '' },
      null,
    ]);
  });

  test('R11: can be retried if reading the panel failed', () => {
    const failed = after(unread, { type: 'open.fail', error: unavailable });
    expect([failed.value, selectSaveFailure(failed.snapshot)]).toEqual(['unopened', unavailable]);
    const again = after(unread, { type: 'open.fail', error: unavailable }, { type: 'panel.open' });
    expect([again.value, selectSaveFailure(again.snapshot), again.emitted.length]).toEqual(['opening', null, 1]);
  });

  test('renames or copies a panel, but not a deleted panel', () => {
    const empty = { version: 'V_11K', seqIds: [], origin: null } as const;
    const renaming: PanelSaveInput = { ...empty, opening: { kind: 'rename', panelId: 'panel-1' } };
    const copy: PanelSaveInput = {
      ...empty,
      opening: { kind: 'copy', panelId: 'panel-1', nameOf: (name) => `${name} 2` },
    };
    const whole = { ...editContent, seqIds: ['10000-28', '2-1'] };
    expect([
      after(renaming).emitted,
      after(renaming, opened, ask).emitted,
      after(copy, opened, ask).emitted,
      after(copy, { type: 'open.fail', error: gone }).value,
    ]).toEqual([
      [{ type: 'panel.read', panelId: 'panel-1' }],
      [saving('"three"', whole)],
      [creating('key-1', { ...whole, name: 'Kidney 2' })],
      'unopened',
    ]);
  });
});

describe('the name of a save', () => {
  test('starts as in the draft, and shows no problem yet', () => {
    const { snapshot, value } = after({ ...newInput, draft: { name: '', description: '' } });
    expect([value, selectPanelDraft(snapshot), selectPanelProblems(snapshot), selectSaveOrigin(snapshot)]).toEqual([
      'naming',
      { name: '', description: '' },
      { name: undefined, description: undefined },
      null,
    ]);
  });

  test('S1-06: is refused with its problem until the name is valid', () => {
    const refused = after(newInput, rename(' '), ask);
    expect([refused.value, refused.emitted, selectPanelProblems(refused.snapshot)]).toEqual([
      'naming',
      [{ type: 'draft.refused', box: 'name' }],
      { name: 'name_empty', description: undefined },
    ]);
    const mended = after(newInput, rename(' '), ask, rename('a')).snapshot;
    expect(selectPanelProblems(mended)).toEqual({ name: undefined, description: undefined });
    const wrongText = { type: 'draft.change', draft: { description: '\u0007' } } as const;
    expect(after(newInput, wrongText, ask).emitted).toEqual([{ type: 'draft.refused', box: 'description' }]);
  });

  test('is shown as taken for as long as the name does not change', () => {
    const taken = { type: 'save.fail', error: new SatError('name_taken', { status: 409 }) } as const;
    const refused = after(newInput, ask, taken);
    expect([refused.value, refused.emitted, selectPanelProblems(refused.snapshot).name]).toEqual([
      'naming',
      [{ type: 'draft.refused', box: 'name' }],
      'name_taken',
    ]);
    const again = after(newInput, ask, taken, ask);
    expect([again.value, again.emitted]).toEqual(['naming', [{ type: 'draft.refused', box: 'name' }]]);
    expect(after(newInput, ask, taken, rename('Spleen'), askAgain).emitted).toEqual([
      creating('key-2', { ...newContent, name: 'Spleen' }),
    ]);
    const empty = after(newInput, ask, taken, rename(''), ask).snapshot;
    expect(selectPanelProblems(empty).name).toEqual('name_empty');
  });
});

describe('a save', () => {
  test('R4: sends a new panel once, however often the user requests it', () => {
    const once = after(newInput, ask);
    expect([once.value, once.emitted, selectIsSaving(once.snapshot)]).toEqual(['saving', [creating('key-1')], true]);
    const twice = after(newInput, ask, askAgain);
    expect([twice.value, twice.emitted]).toEqual(['saving', []]);
  });

  test('R5: saves an existing panel as its next version, over the version that is known', () => {
    expect(after(editInput, ask).emitted).toEqual([saving('"three"')]);
    const reordered = { ...editInput, seqIds: editInput.seqIds.toReversed() };
    expect(after(reordered, ask).emitted).toEqual([saving('"three"')]);
  });

  test('creates no version of an unchanged panel, and says so before and after the save', () => {
    const same = { ...editInput, seqIds: origin.panel.seqIds };
    const answered = { type: 'save.done', saved: origin } as const;
    const { emitted } = after(same, ask, answered);
    const [withSources] = after({ ...same, sources: [panelSource()] }, ask, answered).emitted;
    expect(withSources).toEqual({ type: 'panel.saved', saved: origin, sources: ['list-1'], wasWritten: true });
    const unchanged = (input: PanelSaveInput, ...events: readonly PanelSaveEvent[]) =>
      selectPanelSave(after(input, ...events).snapshot).isUnchanged;
    expect([
      emitted,
      unchanged(same),
      unchanged(same, rename('Spleen')),
      unchanged({ ...same, sources: [panelSource()] }),
      unchanged(editInput),
      unchanged(newInput),
    ]).toEqual([
      [{ type: 'panel.saved', saved: origin, sources: [], wasWritten: false }],
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('can create a new panel with the content of an existing panel', () => {
    const asNew = { ...ask, isNew: true };
    expect(after(editInput, rename('Spleen'), asNew).emitted).toEqual([
      creating('key-1', { ...editContent, name: 'Spleen' }),
    ]);
  });

  test('ends with the saved panel', () => {
    const { snapshot, value, emitted } = after(newInput, ask, { type: 'save.done', saved: created });
    expect([value, snapshot.status, emitted, selectIsSaving(snapshot)]).toEqual([
      'saved',
      'done',
      [{ type: 'panel.saved', saved: created, sources: [], wasWritten: true }],
      false,
    ]);
  });
});

describe('the imported lists of a saved list', () => {
  const sources = [panelSource()];

  test('S4-21: are sent with a new panel or next version, and named once they are saved', () => {
    const saved = { type: 'save.done', saved: created } as const;
    const told = [{ type: 'panel.saved', saved: created, sources: ['list-1'], wasWritten: true }];
    expect(after({ ...newInput, sources }, ask).emitted).toEqual([creating('key-1', { ...newContent, sources })]);
    expect(after({ ...newInput, sources }, ask, saved).emitted).toEqual(told);
    const { emitted } = after({ ...editInput, sources }, ask);
    expect(emitted).toEqual([
      {
        type: 'panel.send',
        request: { kind: 'save', panelId: 'panel-1', etag: '"three"', content: { ...editContent, sources } },
      },
    ]);
    expect(after({ ...editInput, sources }, ask, saved).emitted).toEqual(told);
  });

  test('S4-21: are sent again if the user saves a merge', () => {
    const { emitted } = after({ ...editInput, sources }, ...outdated, read, choose('merged'));
    expect(emitted).toEqual([saving('"four"', { ...mergedContent, sources })]);
  });

  test('S4-21: wait for the next save if it is unknown whether they were saved', () => {
    const own = { panel: { ...panel, ...editContent, seqIds: [...editContent.seqIds] }, etag: '"four"' };
    const answers = [
      after({ ...editInput, sources }, ...outdated, { type: 'theirs.read', theirs: own }),
      after({ ...editInput, sources }, ...outdated, read, choose('theirs')),
    ].map(({ emitted }) => emitted);
    const told = (saved: TaggedPanel, wasWritten: boolean) => [{ type: 'panel.saved', saved, sources: [], wasWritten }];
    expect(answers).toEqual([told(own, true), told(theirs, false)]);
  });
});

describe('a failed save', () => {
  test('R11: keeps the draft and states the reason of the failure', () => {
    const { snapshot, value, emitted } = after(newInput, ask, fail);
    expect([value, emitted, selectSaveFailure(snapshot), selectPanelDraft(snapshot)]).toEqual([
      'failed',
      [],
      unavailable,
      newInput.draft,
    ]);
  });

  test('R4: is retried with the same key, but with a new key if the draft changed', () => {
    const again = after(newInput, ask, fail, askAgain);
    expect([again.value, again.emitted, selectSaveFailure(again.snapshot)]).toEqual([
      'saving',
      [creating('key-1')],
      null,
    ]);
    const renamed = after(newInput, ask, fail, rename('Spleen'));
    expect([renamed.value, selectSaveFailure(renamed.snapshot)]).toEqual(['naming', null]);
    expect(after(newInput, ask, fail, rename('Spleen'), askAgain).emitted).toEqual([
      creating('key-2', { ...newContent, name: 'Spleen' }),
    ]);
  });

  test('does not reuse a key whose panel was deleted meanwhile', () => {
    const spent = { type: 'save.fail', error: new SatError('conflict', { status: 409 }) } as const;
    expect(after(newInput, ask, fail, askAgain, spent, askAgain).emitted).toEqual([creating('key-2')]);
  });

  test('of a deleted panel can become a new panel', () => {
    const lost = after(editInput, ask, { type: 'save.fail', error: gone });
    expect([lost.value, selectSaveFailure(lost.snapshot)]).toEqual(['failed', gone]);
  });
});

test('R11: the creation of a panel fails if the server answers that it is outdated, because no panel can be read', () => {
  const { value, snapshot, emitted } = after(newInput, ask, { type: 'save.fail', error: stale });
  expect([value, selectSaveFailure(snapshot), selectIsStale(snapshot), emitted]).toEqual(['failed', stale, false, []]);
});

describe('a panel that has changed on the server', () => {
  test('R5: is read and then shown next to my version', () => {
    const reading = after(editInput, ...outdated);
    expect([reading.value, reading.emitted, selectIsSaving(reading.snapshot), selectIsStale(reading.snapshot)]).toEqual(
      [{ stale: 'reading' }, [{ type: 'panel.read', panelId: 'panel-1' }], true, true],
    );
    expect(selectPanelChoices(reading.snapshot)).toEqual(null);
    const { snapshot, value } = after(editInput, ...outdated, read);
    expect(value).toEqual({ stale: 'choosing' });
    expect(selectPanelChoices(snapshot)).toEqual({
      theirs,
      difference: { addedByMe: ['5-1'], removedByMe: [], addedByThem: ['3-1'], removedByThem: ['2-1'] },
      counts: { merged: 3, mine: 3, theirs: 2 },
      renamed: { name: 'Kidneys' },
    });
    expect(selectPanelChoices(snapshot)).toBe(selectPanelChoices(snapshot));
    const described = { ...theirs, panel: { ...theirs.panel, name: 'Kidney', description: 'Both' } };
    const other = after(editInput, ...outdated, { type: 'theirs.read', theirs: described }).snapshot;
    expect(selectPanelChoices(other)?.renamed).toEqual({ description: 'Both' });
  });

  test('R4: counts as saved if it has the content that was sent, because then only the answer was lost', () => {
    const own = { panel: { ...panel, ...editContent, seqIds: [...editContent.seqIds] }, etag: '"four"' };
    const { value, emitted } = after(editInput, ...outdated, { type: 'theirs.read', theirs: own });
    expect([value, emitted]).toEqual(['saved', [{ type: 'panel.saved', saved: own, sources: [], wasWritten: true }]]);
  });

  test('is replaced by the merge if the user chooses the merge', () => {
    const { snapshot, value, emitted } = after(editInput, ...outdated, read, choose('merged'));
    expect([value, emitted, selectSaveOrigin(snapshot), selectPanelDraft(snapshot)]).toEqual([
      'saving',
      [saving('"four"', mergedContent)],
      theirs,
      { name: 'Kidneys', description: 'Renal markers' },
    ]);
  });

  test('is replaced by my version if the user chooses my version', () => {
    expect(after(editInput, ...outdated, read, choose('mine')).emitted).toEqual([saving('"four"')]);
  });

  test('is shown again if it has changed a second time', () => {
    const next: TaggedPanel = { panel: { ...theirs.panel, number: 5, seqIds: ['3-1'] }, etag: '"five"' };
    const failed = { type: 'save.fail', error: stale } as const;
    const events = [...outdated, read, choose('merged'), failed, { type: 'theirs.read', theirs: next } as const];
    const { snapshot } = after(editInput, ...events);
    expect(selectPanelChoices(snapshot)?.difference).toEqual({
      addedByMe: ['5-1'],
      removedByMe: [],
      addedByThem: [],
      removedByThem: ['10000-28'],
    });
  });

  test('needs no save if the user chooses their version', () => {
    const { value, emitted } = after(editInput, ...outdated, read, choose('theirs'));
    expect([value, emitted]).toEqual([
      'saved',
      [{ type: 'panel.saved', saved: theirs, sources: [], wasWritten: false }],
    ]);
  });

  test('stays, and my version becomes a new panel, if the user chooses this', () => {
    const chosen = after(editInput, ...outdated, read, choose('new'));
    expect([chosen.value, chosen.emitted, selectSaveOrigin(chosen.snapshot)]).toEqual(['naming', [], null]);
    expect(after(editInput, ...outdated, read, choose('new'), rename('Spleen'), askAgain).emitted).toEqual([
      creating('key-2', { ...editContent, name: 'Spleen' }),
    ]);
  });

  test('cannot be merged if no reagent would be left', () => {
    const emptied = { ...theirs, panel: { ...theirs.panel, seqIds: ['10000-28'] } };
    const swapped = { ...editInput, seqIds: ['2-1'] };
    const events = [...outdated, { type: 'theirs.read', theirs: emptied } as const, choose('merged')];
    const { value, emitted } = after(swapped, ...events);
    expect([value, emitted]).toEqual([{ stale: 'choosing' }, []]);
  });

  test('R11: can be read again after a failure, and the save fails if the panel was deleted', () => {
    const unread = after(editInput, ...outdated, { type: 'theirs.fail', error: unavailable });
    expect([unread.value, selectSaveFailure(unread.snapshot)]).toEqual([{ stale: 'unread' }, unavailable]);
    const again = after(editInput, ...outdated, { type: 'theirs.fail', error: unavailable }, { type: 'theirs.ask' });
    expect([again.value, again.emitted]).toEqual([{ stale: 'reading' }, [{ type: 'panel.read', panelId: 'panel-1' }]]);
    const lost = after(editInput, ...outdated, { type: 'theirs.fail', error: gone });
    expect([lost.value, selectSaveFailure(lost.snapshot)]).toEqual(['failed', gone]);
  });

  test('can be left to return to the draft', () => {
    const left = after(editInput, ...outdated, read, { type: 'merge.leave' });
    expect([left.value, selectPanelDraft(left.snapshot)]).toEqual(['naming', editInput.draft]);
  });
});

test('cancelling ends the save in every state, which is reported', () => {
  const before: readonly (readonly Step[])[] = [[], [ask], [ask, fail], outdated, [...outdated, read]];
  const ends = before.map((events) => after(editInput, ...events, cancel));
  expect(ends.map(({ value, emitted }) => [value, emitted])).toEqual(
    before.map(() => ['cancelled', [{ type: 'save.cancelled' }]]),
  );
});
