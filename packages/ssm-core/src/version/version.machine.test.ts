import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type VersionEvent, versionMachine } from './version.machine.ts';
import { selectIsVersionDisabled, selectVersion } from './version.selectors.ts';

/** The machine of V_7K after these events, and what the last of them has to be executed. */
function after(...events: readonly VersionEvent[]) {
  let [snapshot, actions] = initialTransition(versionMachine, { version: 'V_7K' });
  for (const event of events) [snapshot, actions] = transition(versionMachine, snapshot, event);
  return {
    state: snapshot.value,
    context: snapshot.context,
    actions: actions.map(({ type, params }) => ({ type, params })),
  };
}

function emitting(...types: readonly ('menu.clear' | 'menu.reload')[]) {
  return types.map((type) => ({ type: 'xstate.emit', params: { event: { type, version: 'V_11K' } } }));
}

const loaded = { type: 'menu.loaded', isEmpty: false } as const;
const loadedEmpty = { type: 'menu.loaded', isEmpty: true } as const;
const choose7K = { type: 'version.choose', version: 'V_7K' } as const;
const choose11K = { type: 'version.choose', version: 'V_11K' } as const;

const loading7K = { state: 'loading', context: { version: 'V_7K', isEmpty: true }, actions: [] };
const filled7K = { state: 'ready', context: { version: 'V_7K', isEmpty: false }, actions: [] };
const switched = {
  state: 'loading',
  context: { version: 'V_11K', isEmpty: true },
  actions: emitting('menu.clear', 'menu.reload'),
};

describe('the version toggle', () => {
  test('S3-07 begins with the version given, loading; V_7K when none is given', () => {
    expect(after()).toEqual(loading7K);
    const contexts = [{ version: 'V_11K' } as const, undefined].map(
      (input) => initialTransition(versionMachine, input)[0].context,
    );
    expect(contexts).toEqual([
      { version: 'V_11K', isEmpty: true },
      { version: 'V_7K', isEmpty: true },
    ]);
  });

  test('S4-10 switching clears the menu, then reloads it in the other version', () => {
    expect(after(loaded, choose11K)).toEqual(switched);
    expect(after(loadedEmpty, choose11K)).toEqual(switched);
  });

  test('S4-12 the active version does nothing while the list holds analytes', () => {
    expect(after(loaded, choose7K)).toEqual(filled7K);
  });

  test('S4-12 the active version reloads, and clears nothing, when the list is empty', () => {
    const reloading = {
      ...loading7K,
      actions: [{ type: 'xstate.emit', params: { event: { type: 'menu.reload', version: 'V_7K' } } }],
    };
    expect(after(loadedEmpty, choose7K)).toEqual(reloading);
    expect(after({ type: 'menu.failed', isEmpty: true }, choose7K)).toEqual(reloading);
  });

  test('S4-11 is refused while loading, at first and after a switch', () => {
    expect(after(choose11K)).toEqual(loading7K);
    expect(after(loaded, choose11K, choose7K)).toEqual({ ...switched, actions: [] });
    expect(after(loaded, { type: 'menu.load' }, choose11K)).toEqual({ ...filled7K, state: 'loading' });
  });

  test('a failed load ends loading, and the list is as empty as it was', () => {
    expect(after({ type: 'menu.failed', isEmpty: true })).toEqual({ ...loading7K, state: 'ready' });
    expect(after(loaded, { type: 'menu.load' }, { type: 'menu.failed', isEmpty: false })).toEqual(filled7K);
  });

  test('a list that is loaded again in the background is noted without loading', () => {
    expect(after(loadedEmpty, loaded)).toEqual(filled7K);
  });

  test('a version from the address is shown even while loading; the same one changes nothing', () => {
    expect(after({ type: 'version.restore', version: 'V_11K' })).toEqual(switched);
    expect(after(loaded, { type: 'version.restore', version: 'V_11K' })).toEqual(switched);
    expect(after(loaded, { type: 'version.restore', version: 'V_7K' })).toEqual(filled7K);
  });
});

describe('the selectors', () => {
  test('give the version, and say that it cannot be chosen while loading', () => {
    const [loading] = initialTransition(versionMachine, { version: 'V_11K' });
    const [ready] = transition(versionMachine, loading, loaded);
    expect([loading, ready].map((snapshot) => [selectVersion(snapshot), selectIsVersionDisabled(snapshot)])).toEqual([
      ['V_11K', true],
      ['V_11K', false],
    ]);
  });
});
