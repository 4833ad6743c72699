import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type VersionEvent, type VersionProgress, versionMachine } from './version.machine.ts';

const loading: VersionProgress = { version: 'V_7K', status: 'loading', isEmpty: true };
const loaded: VersionProgress = { version: 'V_7K', status: 'loaded', isEmpty: false };
const loadedEmpty: VersionProgress = { version: 'V_7K', status: 'loaded', isEmpty: true };
const failed: VersionProgress = { version: 'V_7K', status: 'failed', isEmpty: true };
const choose7K = { type: 'version.choose', version: 'V_7K' } as const;
const choose11K = { type: 'version.choose', version: 'V_11K' } as const;
const change = { type: 'progress' } as const;

function after(lists: readonly VersionProgress[], ...events: readonly VersionEvent[]) {
  let list: VersionProgress = loading;
  let [snapshot, actions] = initialTransition(versionMachine, { readList: () => list });
  for (const next of lists) {
    list = next;
    [snapshot, actions] = transition(versionMachine, snapshot, change);
  }
  for (const event of events) [snapshot, actions] = transition(versionMachine, snapshot, event);
  return {
    state: snapshot.value,
    isDisabled: snapshot.hasTag('disabled'),
    told: actions.flatMap(({ type, params }) => ((type as string) === 'xstate.emit' ? [params] : [])),
  };
}

const waits = { state: 'loading', isDisabled: true, told: [] };
const rests = { state: 'ready', isDisabled: false, told: [] };
const reloads = { state: 'reloading', isDisabled: true, told: [] };

describe('the version toggle', () => {
  test('S4-11 is disabled while the list loads, for the first time and later', () => {
    expect([after([]), after([], choose11K), after([loading], choose11K), after([loaded, loading], choose11K)]).toEqual(
      [waits, waits, waits, waits],
    );
  });

  test('S4-10 emits another version when it is chosen, and is disabled while its list loads', () => {
    const told = { ...rests, told: [{ event: { type: 'version.chosen', version: 'V_11K' } }] };
    expect([loaded, loadedEmpty, failed].map((list) => after([list], choose11K))).toEqual([told, told, told]);
    const inEleven = { ...loading, version: 'V_11K' } as const;
    expect(after([loaded, inEleven], choose7K)).toEqual(waits);
    expect(after([loaded, inEleven, { ...loaded, version: 'V_11K' }], choose11K)).toEqual(rests);
  });

  test('S4-12 ignores a choice of the active version while the list has analytes', () => {
    expect(after([loaded], choose7K)).toEqual(rests);
  });

  test('S4-12 reloads an empty list if the active version is chosen, without emitting it', () => {
    expect([after([loadedEmpty], choose7K), after([failed], choose7K)]).toEqual([reloads, reloads]);
    expect(after([loadedEmpty], choose7K, choose11K)).toEqual(reloads);
  });

  test('is enabled again after a load has failed', () => {
    expect([after([failed]), after([loaded, loading, failed])]).toEqual([rests, rests]);
  });
});
