import { act, screen } from '@testing-library/react';
import {
  type BulkSearchList,
  createBuilder,
  createBulkSearchLists,
  createIndexedDbWorkingLists,
  type PanelSource,
  viewListOf,
  type WorkingListItem,
  type WorkingListKey,
  type WorkingListStorage,
} from 'ssm-core';
import { panelSource, panelSourceRow } from 'ssm-core/testing/panels';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { BuilderLabel } from './BuilderLabel.tsx';
import { filledBuilder } from './testing/builders.ts';
import {
  breakOpening,
  closeConnections,
  emptyDatabase,
  openNewer,
  storedKeys,
  storedValue,
  storeValue,
} from './testing/database.ts';

describe('working lists in the browser’s database', () => {
  const added = '2026-11-21T20:00:00.000Z';
  const key: WorkingListKey = { owner: 'auth0|ann', version: 'V_7K' };
  const storedKey = 'selectedItems7k:auth0|ann';
  const none = { origin: null, draft: null, sources: [], aims: { limits: {}, goals: [] } };
  const panel = {
    id: 'panel-1',
    number: 3,
    owner: 'auth0|ann',
    name: 'Kidney',
    description: '',
    version: 'V_7K',
    seqIds: ['1-1'],
    created: added,
    changed: added,
    catalogueRevision: 'revision1',
    etag: '"three"',
  } as const;
  const origin = { panelId: 'panel-1', number: 3, name: 'Kidney', etag: '"three"' };

  function item(seqId: string): WorkingListItem {
    return { seqId, added };
  }

  function adding(...seqIds: readonly string[]) {
    return [{ add: seqIds.map(item), remove: [] }];
  }

  function seqIdsOf(items: readonly WorkingListItem[] | null): readonly string[] | null {
    return items?.map(({ seqId }) => seqId) ?? null;
  }

  function connected() {
    const faults: string[] = [];
    const heard: WorkingListKey[] = [];
    const onFault = (message: string): void => void faults.push(message);
    const lists = createIndexedDbWorkingLists({ onFault, now: () => new Date('2026-11-21T21:00:00.000Z') });
    const connection = lists.connect((changed) => heard.push(changed));
    onTestFinished(connection.close);
    return { ...connection, faults, heard };
  }

  function tab(storage: WorkingListStorage = createIndexedDbWorkingLists()) {
    const builder = createBuilder({ storage, now: () => new Date(added) });
    onTestFinished(builder.dispose);
    builder.changeOwner(key.owner);
    const list = () => builder.getSnapshot().lists.V_7K;
    return {
      isRead: () => list().isRead,
      seqIds: () => [...list().seqIds],
      origin: () => list().origin,
      sources: () => list().sources,
      problem: () => builder.getSnapshot().problem,
      addFrom: (source: PanelSource, seqId: string) => builder.add('V_7K', [seqId], source),
      type: (name: string) => builder.noteDraft('V_7K', { name, description: '' }),
      note: () => builder.noteSaved({ panel, etag: '"three"' }),
      clear: () => builder.clear('V_7K'),
      undo: () => builder.undo('V_7K'),
      add: (seqId: string) => builder.add('V_7K', [seqId]),
      remove: (seqId: string) => builder.remove('V_7K', [seqId]),
    };
  }

  beforeEach(emptyDatabase);

  describe('storage', () => {
    test('S3-08: uses the database SSM, store selectedValues, with one key per list and owner', async () => {
      const { change } = connected();
      expect(await change(key, adding('10000-28'))).toEqual({ items: [item('10000-28')], notes: none, problem: null });
      await change({ ...key, version: 'V_11K' }, adding('2-1'));
      expect([await storedKeys(), await storedValue(storedKey)]).toEqual([
        ['selectedItems11k:auth0|ann', 'selectedItems11k:auth0|ann:writer', storedKey, `${storedKey}:writer`],
        `{"format":1,"items":[{"seqId":"10000-28","added":"${added}"}]}`,
      ]);
      expect(await connected().change(key, [])).toEqual({ items: [item('10000-28')], notes: none, problem: null });
      expect(await connected().change({ ...key, owner: 'bob' }, [])).toEqual({ items: [], notes: none, problem: null });
    });

    test('R10: moves a broken value to another key, and destroys no value', async () => {
      const broken = ['{"format":2,"items":{}}', { format: 1 }, 42];
      for (const value of broken) {
        await storeValue(storedKey, value);
        expect(await connected().change(key, [])).toEqual({ items: [], notes: none, problem: 'list_set_aside' });
        expect(await storedValue(`${storedKey}:aside:2026-11-21T21:00:00.000Z`)).toEqual(value);
      }
      await storeValue(storedKey, 'nonsense');
      expect(await connected().change(key, adding('1-1'))).toEqual({
        items: [item('1-1')],
        notes: none,
        problem: 'list_set_aside',
      });
    });
  });

  describe('changes that a page has not stored when the user leaves it', () => {
    const waiting = () => Object.keys(sessionStorage).filter((name) => name.startsWith('unwritten:'));

    beforeEach(() => sessionStorage.clear());

    test('R8: are written once, by the next page of the tab', async () => {
      const left = tab();
      await vi.waitUntil(left.isRead);
      left.addFrom(panelSource({ id: 'one' }), '1-1');
      left.add('2-1');
      left.remove('1-1');
      left.type('Kidney');
      window.dispatchEvent(new Event('pagehide'));
      expect(waiting()).toEqual([`unwritten:${storedKey}`]);
      const last = String(sessionStorage.getItem(`unwritten:${storedKey}`));
      // Waits until the page has written: unlike a page that was really left, this page is still running.
      await vi.waitFor(async () => expect(await storedKeys()).toContain(`${storedKey}:panel`));
      await emptyDatabase();
      sessionStorage.setItem(`unwritten:${storedKey}`, last);
      const next = connected();
      expect(await next.change(key, [])).toEqual({
        items: [item('2-1')],
        notes: { ...none, draft: { name: 'Kidney', description: '' }, sources: [panelSource({ id: 'one' })] },
        problem: null,
      });
      expect(waiting()).toEqual([]);
      expect(seqIdsOf((await next.change(key, [{ add: [], remove: [item('2-1')] }])).items)).toEqual([]);
      expect(seqIdsOf((await connected().change(key, [])).items)).toEqual([]);
    });

    test('R8: are removed from sessionStorage once the database has them, and invalid values in sessionStorage are ignored', async () => {
      const { isRead, add } = tab();
      await vi.waitUntil(isRead);
      add('1-1');
      await vi.waitFor(async () => expect(await storedValue(storedKey)).toContain('1-1'));
      await vi.waitFor(() => {
        sessionStorage.clear();
        window.dispatchEvent(new Event('pagehide'));
        expect(waiting()).toEqual([]);
      });
      for (const text of [
        'nonsense',
        '{"format":2,"changes":[]}',
        '{"format":1,"changes":[{"add":[{"seqId":"9-1","added":"2026-11-21T20:00:00.000Z"}],"remove":[]}]}',
        '{"format":1,"writer":{"page":"a","at":1},"changes":[{"add":[{}],"remove":[]}]}',
      ]) {
        sessionStorage.setItem(`unwritten:${storedKey}`, text);
        expect(seqIdsOf((await connected().change(key, [])).items)).toEqual(['1-1']);
      }
    });

    test('R8: do not overwrite later changes by another tab', async () => {
      const left = tab();
      await vi.waitUntil(left.isRead);
      left.add('1-1');
      left.type('Kidney');
      window.dispatchEvent(new Event('pagehide'));
      const last = String(sessionStorage.getItem(`unwritten:${storedKey}`));
      await vi.waitFor(async () => expect(await storedValue(storedKey)).toContain('1-1'));
      sessionStorage.clear();
      const other = tab();
      await vi.waitUntil(other.isRead);
      other.remove('1-1');
      other.type('Liver');
      await vi.waitFor(async () => expect(await storedValue(`${storedKey}:panel`)).toContain('Liver'));
      sessionStorage.setItem(`unwritten:${storedKey}`, last);
      expect(await connected().change(key, [])).toEqual({
        items: [],
        notes: { ...none, draft: { name: 'Liver', description: '' } },
        problem: null,
      });
      expect(waiting()).toEqual([]);
    });

    test('R8: are stored by both builders of a page', async () => {
      const [one, two] = [tab(), tab()];
      await vi.waitUntil(() => one.isRead() && two.isRead());
      one.add('1-1');
      two.add('2-1');
      window.dispatchEvent(new Event('pagehide'));
      const left = JSON.parse(String(sessionStorage.getItem(`unwritten:${storedKey}`))) as {
        readonly changes: readonly { readonly add: readonly WorkingListItem[] }[];
      };
      expect(left.changes.map(({ add }) => seqIdsOf(add))).toEqual([['1-1'], ['2-1']]);
      // Waits for the writes, because late writes would reach the next test.
      await vi.waitFor(async () => expect(await storedValue(storedKey)).toMatch(/"1-1".*"2-1"/));
    });

    test('R9: are lost, as the page reported before, if the database refused them', async () => {
      const { isRead, add, problem } = tab();
      await vi.waitUntil(isRead);
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      add('1-1');
      await vi.waitUntil(() => problem() === 'storage_full');
      window.dispatchEvent(new Event('pagehide'));
      expect(waiting()).toEqual([]);
    });

    test('R9: are written to the database alone if the tab cannot use sessionStorage', async () => {
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      const { isRead, add, problem } = tab();
      await vi.waitUntil(isRead);
      add('1-1');
      window.dispatchEvent(new Event('pagehide'));
      await vi.waitFor(async () => expect(await storedValue(storedKey)).toContain('1-1'));
      expect(problem()).toBe(null);
    });
  });

  describe('imported lists of a working list', () => {
    const sourcesKey = `${storedKey}:sources`;
    const [one, two] = [panelSource({ id: 'one' }), panelSource({ id: 'two', at: '2026-12-01T00:00:00.000Z' })];

    test('S4-21: survive a reload, reach other tabs and are removed together with the working list', async () => {
      const [mine, other] = [tab(), tab()];
      await vi.waitUntil(() => mine.isRead() && other.isRead());
      mine.addFrom(one, '1-1');
      other.addFrom(two, '2-1');
      const both = [one, two];
      await vi.waitFor(() => expect([mine.sources(), other.sources()]).toEqual([both, both]));
      const reloaded = tab();
      await vi.waitFor(() => expect(reloaded.sources()).toEqual(both));
      reloaded.clear();
      await vi.waitFor(() => expect([mine.sources(), mine.seqIds()]).toEqual([[], []]));
      expect(await storedValue(sourcesKey)).toBe(undefined);
      reloaded.undo();
      await vi.waitFor(() => expect([mine.sources(), mine.seqIds()]).toEqual([both, ['1-1', '2-1']]));
    });

    test('S4-21: are written once, and not at every key', async () => {
      const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
      const mine = tab();
      await vi.waitUntil(mine.isRead);
      mine.addFrom(one, '1-1');
      for (const name of ['K', 'Ki', 'Kid']) {
        mine.type(name);
        // oxlint-disable-next-line no-await-in-loop -- as somebody types
        await vi.waitFor(async () => expect(await storedValue(`${storedKey}:panel`)).toContain(`"name":"${name}"`));
      }
      expect(puts.mock.calls.flatMap(([, name]) => (name === sourcesKey ? [name] : []))).toEqual([sourcesKey]);
    });

    test('R10: are set aside if broken, and the working list and its notes stay', async () => {
      const { change } = connected();
      await change(key, [{ add: [item('1-1')], remove: [], notes: { origin } }]);
      await storeValue(sourcesKey, '{"format":2}');
      const known = { items: [item('1-1')], notes: { ...none, origin } };
      expect(await connected().change(key, [])).toEqual({ ...known, problem: 'list_set_aside' });
      expect(await storedValue(`${sourcesKey}:aside:2026-11-21T21:00:00.000Z`)).toBe('{"format":2}');
      expect(await connected().change(key, [])).toEqual({ ...known, problem: null });
    });

    test('R6: can exceed the storage limit of eight million characters without loss in memory or a partial write', async () => {
      const mine = tab();
      await vi.waitUntil(mine.isRead);
      const rows = Array.from({ length: 15_000 }, () => panelSourceRow({ raw: 'x'.repeat(150) }));
      for (const id of ['a', 'b', 'c']) mine.addFrom(panelSource({ id, rows }), `${id === 'a' ? 1 : 2}-1`);
      await vi.waitFor(() => expect(mine.problem()).toBe('storage_full'));
      expect([mine.sources().map(({ id }) => id), mine.seqIds()]).toEqual([
        ['a', 'b', 'c'],
        ['1-1', '2-1'],
      ]);
    });
  });

  describe('the panel that a list was taken from', () => {
    test('R8: is stored without its analytes and removed with the list', async () => {
      const mine = tab();
      await vi.waitUntil(mine.isRead);
      mine.add('1-1');
      mine.note();
      const reloaded = tab();
      await vi.waitFor(() => expect(reloaded.origin()).toEqual(origin));
      expect(await storedValue(`${storedKey}:panel`)).toBe(
        '{"format":1,"origin":{"panelId":"panel-1","number":3,"name":"Kidney","etag":"\\"three\\""},"draft":null}',
      );
      reloaded.clear();
      await vi.waitFor(() => expect([mine.seqIds(), mine.origin()]).toEqual([[], null]));
      reloaded.undo();
      await vi.waitFor(() => expect([mine.seqIds(), mine.origin()]).toEqual([['1-1'], null]));
    });

    test('R44: is visible only to the owner of the list', async () => {
      const { change } = connected();
      const notes = { origin, draft: { name: 'Kid', description: '' } };
      expect(await change(key, [{ add: [], remove: [], notes }])).toEqual({
        items: [],
        notes: { ...none, ...notes },
        problem: null,
      });
      expect(await connected().change({ ...key, owner: 'bob' }, [])).toEqual({ items: [], notes: none, problem: null });
      expect(await connected().change({ ...key, version: 'V_11K' }, [])).toEqual({
        items: [],
        notes: none,
        problem: null,
      });
    });

    test('R10: is set aside if its stored value is broken, and the list stays', async () => {
      const { change } = connected();
      await change(key, adding('1-1'));
      for (const value of ['{"format":2}', 42]) {
        await storeValue(`${storedKey}:panel`, value);
        expect(await change(key, [])).toEqual({ items: [item('1-1')], notes: none, problem: 'list_set_aside' });
        expect(await storedValue(`${storedKey}:panel:aside:2026-11-21T21:00:00.000Z`)).toEqual(value);
      }
    });
  });

  describe('two tabs', () => {
    test('R8: lose and restore no item by mistake in a hundred changes to different items, and agree within a second', async () => {
      const tabs = [tab(), tab()] as const;
      await vi.waitUntil(() => tabs.every((each) => each.isRead()));
      for (let round = 0; round < 100; round++) {
        tabs.forEach((each, index) => {
          each.add(`${round}-${index + 1}`);
          if (round % 4 === 0) each.remove(`${round}-${index + 1}`);
        });
        if (round % 10 === 0) await storedValue(storedKey);
      }
      const rounds = Array.from({ length: 100 }, (_, round) => round).filter((round) => round % 4 !== 0);
      const left = rounds.flatMap((round) => [`${round}-1`, `${round}-2`]);
      await vi.waitFor(() => expect(tabs.map((each) => each.seqIds())).toEqual([left, left]));
      expect(seqIdsOf((await connected().change(key, [])).items)).toEqual(left);
    });

    test('R8: store a change within half a second', async () => {
      const mine = tab();
      await vi.waitUntil(mine.isRead);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'requestIdleCallback'] });
      mine.add('1-1');
      await vi.advanceTimersByTimeAsync(500);
      await expect.poll(() => storedValue(storedKey)).toBe(`{"format":1,"items":[{"seqId":"1-1","added":"${added}"}]}`);
    });

    test('notify each other, but not themselves, of changes by owner and version', async () => {
      const [mine, other] = [connected(), connected()];
      await mine.change(key, adding('1-1'));
      await vi.waitUntil(() => other.heard.length > 0);
      expect([mine.heard, other.heard]).toEqual([[], [key]]);
    });
  });

  describe('R9: faults of the storage', () => {
    const refused = { items: null, problem: 'storage_unavailable' };

    test('a database that never opens counts as failed after three seconds, and is opened at the next use', async () => {
      const { change, faults } = connected();
      const mend = breakOpening(() => new EventTarget() as IDBOpenDBRequest);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const changed = change(key, adding('1-1'));
      await expect.poll(() => vi.getTimerCount()).toBe(2);
      await vi.advanceTimersByTimeAsync(3000);
      expect([await changed, faults]).toEqual([refused, ['The list could not be kept in this browser']]);
      vi.useRealTimers();
      mend();
      expect(await change(key, adding('2-1'))).toEqual({ items: [item('2-1')], notes: none, problem: null });
    });

    test('denied storage is reported as a problem and throws no exception', async () => {
      const { change } = connected();
      breakOpening(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      expect(await change(key, [])).toEqual(refused);
    });

    test('the database of a newer release is not changed', async () => {
      await openNewer();
      expect(await connected().change(key, adding('1-1'))).toEqual(refused);
    });

    test('an open connection does not block the database of a newer release', async () => {
      const { change } = connected();
      await change(key, adding('1-1'));
      await openNewer();
      expect(await change(key, [])).toEqual(refused);
    });

    test('a full database is reported', async () => {
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const { change } = connected();
      expect(await change(key, adding('1-1'))).toEqual({ items: null, problem: 'storage_full' });
      put.mockRestore();
      expect(await change(key, [])).toEqual({ items: [], notes: none, problem: null });
    });

    test('a connection that the browser closed is opened again', async () => {
      const close = closeConnections();
      const { change, faults } = connected();
      await change(key, adding('1-1'));
      close();
      expect([await change(key, adding('2-1')), faults]).toEqual([
        { items: [item('1-1'), item('2-1')], notes: none, problem: null },
        [],
      ]);
    });

    test('S8-06: a browser without a database is reported once, in the console', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.stubGlobal('indexedDB', undefined);
      const mine = tab();
      await vi.waitUntil(mine.isRead);
      mine.add('1-1');
      expect([mine.seqIds(), mine.problem(), logged.mock.calls]).toEqual([
        ['1-1'],
        'storage_unavailable',
        [['indexedDB not supported by this browser']],
      ]);
    });
  });
});

describe('long imported lists', () => {
  const owner = 'auth0|ann';
  const key = `searchedLists:${owner}`;

  function list(number: number): BulkSearchList {
    return viewListOf([`${number}-1`, `${number}-2`]);
  }

  function opened() {
    const faults: string[] = [];
    const now = () => new Date('2026-11-21T21:00:00.000Z');
    const lists = createBulkSearchLists({ onFault: (message) => void faults.push(message), now });
    onTestFinished(lists.close);
    return { ...lists, faults };
  }

  beforeEach(emptyDatabase);

  test('R10 a list is found only by its owner and its name', async () => {
    const { keep, find, faults } = opened();
    await keep(owner, list(1));
    await keep('auth0|ben', list(2));
    const again = opened();
    expect([
      await again.find(owner, list(1).name),
      await again.find(owner, list(2).name),
      await find('auth0|ben', list(2).name),
      faults,
    ]).toEqual([list(1), undefined, list(2), []]);
  });

  test('the five newest lists are stored, each once', async () => {
    const { keep, find } = opened();
    for (const number of [1, 2, 3, 4, 5, 2, 6]) await keep(owner, list(number));
    const found = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => find(owner, list(number).name)));
    expect(found).toEqual([undefined, list(2), list(3), list(4), list(5), list(6)]);
  });

  test('R10 a broken list or a list of a newer release is set aside and never overwritten', async () => {
    const newer = '{"format":2,"lists":[]}';
    await storeValue(key, newer);
    const { keep, find, faults } = opened();
    expect(await find(owner, list(1).name)).toBe(undefined);
    await keep(owner, list(1));
    const aside = `${key}:aside:2026-11-21T21:00:00.000Z`;
    expect([await storedKeys(), await storedValue(aside), await find(owner, list(1).name), faults]).toEqual([
      [key, aside],
      newer,
      list(1),
      [],
    ]);
  });

  test('R10 without storage, each call reports a fault and does not wait', async () => {
    breakOpening(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { keep, find, faults } = opened();
    await keep(owner, list(1));
    expect([await find(owner, list(1).name), faults]).toEqual([
      undefined,
      ['The searched list could not be kept in this browser', 'The searched lists of this browser could not be read'],
    ]);
  });
});

describe('BuilderLabel', () => {
  test('S2-28: announces a link to the builder with its number of analytes, and shows the number', () => {
    const builder = filledBuilder(['1-1', '2-1', '3-1']);
    onTestFinished(builder.dispose);
    renderInProvider(
      <a href="#builder">
        <BuilderLabel builder={builder} version="V_7K" group="Panel" />
      </a>,
    );
    expect(screen.getByRole('link', { name: '7K Panel Builder, 3 analytes' })).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
    act(() => builder.remove('V_7K', ['1-1', '2-1']));
    expect(screen.getByRole('link', { name: '7K Panel Builder, 1 analyte' })).toBeVisible();
  });

  test('uses the texts of the provider, and English texts if the provider has none', () => {
    const builder = filledBuilder(['1-1']);
    onTestFinished(builder.dispose);
    const strings = { builder: { analytes: (count: number) => `${count} Analyt` } };
    renderInProvider(<BuilderLabel builder={builder} version="V_7K" group="Set" />, { strings });
    expect(screen.getByText('7K Set Builder, 1 Analyt').className).toBe('ssm-VisuallyHidden');
  });
});
