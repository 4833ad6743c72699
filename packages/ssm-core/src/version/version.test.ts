import { expect, test, vi } from 'vitest';
import type { AssayVersion } from '../api/types.ts';
import type { MenuProgress, MenuSnapshot } from '../menu/menu.snapshot.ts';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { createVersion } from './version.ts';

const list: MenuProgress = {
  version: 'V_7K',
  status: 'loaded',
  isEmpty: false,
  table: undefined,
  catalogue: undefined,
  columns: [],
  failedFilters: undefined,
};

function menuOf(first: Partial<MenuProgress> = {}, { refuses = false } = {}) {
  let current: MenuProgress = { ...list, ...first };
  const listeners = new Set<() => void>();
  const answers: (() => void)[] = [];
  function show(next: Partial<MenuProgress>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }
  const reload = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)));
  return {
    show,
    answer: async () => {
      for (const answer of answers) answer();
      await Promise.resolve();
      await Promise.resolve();
    },
    listeners,
    reload,
    menu: {
      getSnapshot: () => ({ list: current }) as MenuSnapshot,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      showVersion(version: AssayVersion) {
        if (!refuses) show({ version, status: 'loading', isEmpty: true });
      },
      reload,
    },
  };
}

test('S4-10: the menu shows another version before the callback, and choosing is disabled until its list loads', () => {
  const { menu, show } = menuOf();
  const onChosen = vi.fn();
  const version = createVersion({ menu, onChosen });
  const told: boolean[] = [];
  version.subscribe(() => told.push(version.getSnapshot().isDisabled));
  version.choose('V_11K');
  const switched = [menu.getSnapshot().list.version, version.getSnapshot().isDisabled];
  version.choose('V_7K');
  show({ status: 'loaded', isEmpty: false });
  expect([switched, onChosen.mock.calls, version.getSnapshot(), told.at(-1)]).toEqual([
    ['V_11K', true],
    [['V_11K']],
    { isDisabled: false },
    false,
  ]);
});

test('S4-12: an empty list is reloaded, and its version can be chosen again after any answer', async () => {
  const { menu, reload, answer } = menuOf({ isEmpty: true });
  const version = createVersion({ menu });
  version.subscribe(() => undefined);
  version.choose('V_7K');
  const during = version.getSnapshot();
  await answer();
  expect([reload.mock.calls.length, during, version.getSnapshot()]).toEqual([
    1,
    { isDisabled: true },
    { isDisabled: false },
  ]);
});

test('a version from the URL is shown without a call of onChosen', () => {
  const { menu, show } = menuOf();
  const onChosen = vi.fn();
  const version = createVersion({ menu, onChosen });
  version.subscribe(() => undefined);
  show({ version: 'V_11K', status: 'loaded' });
  version.choose('V_11K');
  version.choose('V_7K');
  expect([onChosen.mock.calls, menu.getSnapshot().list.version]).toEqual([[['V_7K']], 'V_7K']);
});

test('a version can be chosen again if the page did not show it', () => {
  const { menu } = menuOf({}, { refuses: true });
  const onChosen = vi.fn();
  const version = createVersion({ menu, onChosen });
  version.subscribe(() => undefined);
  version.choose('V_11K');
  version.choose('V_11K');
  expect([onChosen.mock.calls.length, version.getSnapshot()]).toEqual([2, { isDisabled: false }]);
});

test('an early choice is applied when the first listener subscribes, by the rules of a later choice', () => {
  const loading = menuOf({ status: 'loading', isEmpty: true });
  const early = createVersion({ menu: loading.menu }, 'V_11K');
  early.subscribe(() => undefined);
  const { menu } = menuOf();
  const version = createVersion({ menu }, 'V_11K');
  const before = version.getSnapshot();
  const end = version.subscribe(() => undefined);
  end();
  version.subscribe(() => undefined)();
  expect([loading.menu.getSnapshot().list.version, before, menu.getSnapshot().list.version]).toEqual([
    'V_7K',
    { isDisabled: false },
    'V_11K',
  ]);
});

test('the toggle listens to the menu only while it has a listener', () => {
  const { menu, listeners } = menuOf();
  const version = createVersion({ menu });
  const before = listeners.size;
  const end = version.subscribe(() => undefined);
  const during = listeners.size;
  end();
  version.subscribe(() => undefined);
  version.dispose();
  expect([before, during, listeners.size]).toEqual([0, 1, 0]);
});

test('an error of onChosen is reported, and the version is shown', () => {
  const reported = listenForReported();
  const { menu } = menuOf();
  const version = createVersion({ menu, onChosen: breaks });
  version.subscribe(() => undefined);
  version.choose('V_11K');
  expect([menu.getSnapshot().list.version, reported]).toEqual(['V_11K', breakages(1)]);
});

test('a version can be chosen again after a failed reload, and an error of showVersion is reported', async () => {
  const reported = listenForReported();
  const { menu } = menuOf({ isEmpty: true });
  const onChosen = vi.fn();
  const failing = { ...menu, reload: () => Promise.reject(new Error('of the page')), showVersion: breaks };
  const version = createVersion({ menu: failing, onChosen });
  version.subscribe(() => undefined);
  version.choose('V_7K');
  const during = version.getSnapshot();
  await vi.waitFor(() => expect(version.getSnapshot()).toEqual({ isDisabled: false }));
  version.choose('V_11K');
  expect([during, onChosen.mock.calls, reported]).toEqual([{ isDisabled: true }, [], breakages(1)]);
});
